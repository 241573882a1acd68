import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Any number, as long as all processes of the portal use the same. */
const MIGRATION_LOCK = 7_264_501;

/** Older code would misread and miswrite a newer schema. */
async function requireKnown(client: pg.Client): Promise<void> {
  const { rows: tables } = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as found`);
  if (!tables[0].found) return;
  const { rows } = await client.query<{ created_at: string }>(
    'select created_at::text from drizzle.__drizzle_migrations',
  );
  const known = new Set(
    readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => `${folderMillis}`),
  );
  const unknown = rows.filter(({ created_at }) => !known.has(created_at)).length;
  if (unknown > 0)
    throw new Error(
      `The database is newer than this portal: ${unknown} of its changes are not known here. Nothing was touched. ` +
        'Start the newer portal again, or restore a backup from before it.',
    );
}

/**
 * Updates the schema. Processes that start together wait for each other. Missing migrations run in one transaction,
 * so a failure changes nothing.
 */
export async function migrateDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'portal-migrate' });
  // A running statement reports the break; without a listener, a break between two would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(`set client_min_messages = 'warning'`);
    await requireKnown(client);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    // Ending the connection releases the lock.
    await client.end();
  }
}
