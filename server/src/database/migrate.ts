import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any number, the same in every process of the portal. */
const MIGRATION_LOCK = 7_264_501;

/**
 * Brings the database to the newest schema. Processes that start together wait for each other; the migrations that
 * are missing run in one transaction, so a failure leaves the schema as it was.
 */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'portal-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(`set client_min_messages = 'warning'`);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    // Ending the connection releases the lock.
    await client.end();
  }
}
