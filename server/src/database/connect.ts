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
  /** Called for an idle connection that broke; the pool opens another one when it needs it. */
  onError?: (error: Error) => void;
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
  // Without a listener a restart of the database ends the process.
  pool.on('error', onError);
  return drizzle(pool);
}
