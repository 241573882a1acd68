import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';

const INT8 = 20;
const DATE = 1082;
const TIME = 1083;

// pg returns these as text or, for dates, as midnight in the machine's own zone. Here counts and integer sums are
// numbers, dates stay `YYYY-MM-DD`, and times are `HH:MM` as on the wire.
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
  /** Connections of this process. Several processes share the server's limit. */
  max?: number;
  /** Called when a connection breaks. The pool opens a new one when needed. */
  onError?: (error: Error) => void;
}

/**
 * Runs a transaction on one pooled connection. If the connection breaks, the original error is thrown rather than
 * that of the failed `rollback`, and the connection is discarded.
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
  // A broken connection without an error listener ends the process. The pool only listens to idle ones; this covers
  // all.
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('error', () => {});
  const database = drizzle(pool);
  database.transaction = (...args) => transactionOn(pool, ...args);
  return database;
}
