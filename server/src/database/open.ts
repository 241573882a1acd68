import pg from 'pg';
import { connect, type Database } from './connect.ts';
import { startEmbedded } from './embedded.ts';
import { migrateDatabase } from './migrate.ts';

export interface OpenDatabase {
  database: Database;
  /** For what needs connections of its own (the job queue). */
  url: string;
  /** Closes the pool, and the embedded server unless another process uses it. */
  close(): Promise<void>;
}

export interface OpenOptions {
  /** `PORTAL_DATA`; the embedded database is in its folder `database`. */
  dataFolder: string;
  /** `DATABASE_URL`: an existing PostgreSQL 15 or newer instead of the embedded one. */
  databaseUrl?: string | undefined;
  /** For a person who reads the log. */
  report: (message: string, error?: unknown) => void;
  maxConnections?: number;
}

const encoding =
  'In its account and password, @ is written as %40, : as %3A, / as %2F, # as %23, ? as %3F and % as %25.';

/** A password with unescaped characters makes the address read as another, or as none. */
function requireReadable(url: string): void {
  const beforeHost = /^\w+:\/\/(.*)@/.exec(url.split('?')[0]!)?.[1] ?? '';
  let isWrong = /[@/?#]/.test(beforeHost);
  try {
    decodeURIComponent(beforeHost);
    void new URL(url);
  } catch {
    isWrong = true;
  }
  if (isWrong) throw new Error(`DATABASE_URL cannot be read. ${encoding}`);
}

/** Names the wrong setting, and the address without its password. */
async function expectReachable(url: string): Promise<void> {
  requireReadable(url);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    const { host, pathname } = new URL(url);
    const { message, code } = error as { message: string; code?: string };
    throw new Error(
      `DATABASE_URL: the PostgreSQL at ${host}${pathname} cannot be used: ${message || code}.\n` +
        'Start it or correct DATABASE_URL; without that setting the portal brings a PostgreSQL of its own.',
      { cause: error },
    );
  } finally {
    await client.end().catch(() => {});
  }
}

/** The database of a process: starts the embedded server if needed, migrates, opens the pool. */
export async function openDatabase(options: OpenOptions): Promise<OpenDatabase> {
  const { dataFolder, databaseUrl, report, maxConnections } = options;
  const embedded = databaseUrl ? undefined : await startEmbedded(`${dataFolder}/database`, { report });
  if (databaseUrl) await expectReachable(databaseUrl);
  const url = databaseUrl ?? embedded!.url;
  try {
    await migrateDatabase(url);
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
  const database = connect(url, {
    max: maxConnections,
    onError: (error) => report('a database connection broke and is replaced', error),
  });
  return {
    database,
    url,
    close: async () => {
      await database.$client.end();
      await embedded?.stop();
    },
  };
}
