import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';

const INT8 = 20;
const DATE = 1082;
const TIME = 1083;

// pg hands these out as text or, for dates, as midnight of the machine's own zone. Counts and sums of integers are
// numbers here, dates stay `YYYY-MM-DD`, times are `HH:MM` as on the wire.
pg.types.setTypeParser(INT8, (value) => {
  const number = Number(value);
  if (!Number.isSafeInteger(number)) throw new RangeError(`${value} does not fit into a number`);
  return number;
});
pg.types.setTypeParser(DATE, (value) => value);
pg.types.setTypeParser(TIME, (value) => value.slice(0, 5));

/** The database of the process, with its pool as `$client`. */
export type Database = NodePgDatabase & { $client: pg.Pool };
/** What a query function takes: the database or a transaction on it. */
export type Queryable = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

export interface ConnectOptions {
  /** Connections of this process; several processes share what the server allows. */
  max?: number;
  /** Called for a connection that broke; the pool opens another one when it needs it. */
  onError?: (error: Error) => void;
}

/**
 * Runs a transaction on one connection of the pool. When the connection breaks on the way, the error that broke it is
 * the one that is told, and not the `rollback` that cannot be sent any more; the connection is not used again.
 */
async function transactionOn<Answer>(
  pool: pg.Pool,
  ...[work, config]: Parameters<NodePgDatabase['transaction']>
): Promise<Answer> {
  const client = await pool.connect();
  let first: unknown;
  let broken = false;
  try {
    const answer = await drizzle(client).transaction(
      (transaction) =>
        work(transaction).catch((error: unknown) => {
          first = error;
          throw error;
        }),
      config,
    );
    return answer as Answer;
  } catch (error) {
    broken = first === undefined || error !== first;
    throw first ?? error;
  } finally {
    client.release(broken);
  }
}

/** Opens a pool. Nothing is sent before the first query; close with `database.$client.end()`. */
export function connect(url: string, { max = 10, onError = () => {} }: ConnectOptions = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'portal',
    max,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
  });
  // A connection that breaks while nobody listens ends the process: the pool hears the idle ones, this all of them.
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('error', () => {});
  const database = drizzle(pool);
  database.transaction = (...args) => transactionOn(pool, ...args);
  return database;
}
