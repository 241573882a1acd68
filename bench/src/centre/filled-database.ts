import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { startEmbedded } from '../../../server/src/database/embedded.ts';
import { migrateDatabase } from '../../../server/src/database/migrate.ts';
import { connected, inDatabase } from '../../../server/src/database/other-database.ts';
import { fillIn, type Size } from './fill.ts';

export interface FilledDatabase {
  url: string;
  /** Where the server using it can keep its files. */
  folder: string;
  /** `PostgreSQL 18.1` and whose it is. */
  version: string;
  stop(): Promise<void>;
}

const cache = path.resolve(import.meta.dirname, '../../../.cache/bench');

/** Version of the fill and its size; a changed fill gets a new number. */
const FILL = 4;
const number = (name: string, standard: number) => Number(process.env[name] || standard);
export const size: Size = {
  payments: number('BENCH_PAYMENTS', 1_200_000),
  students: number('BENCH_STUDENTS', 100_000),
};

/** Fills a database under a temporary name, so that one with the final name is complete. */
async function ensureFilled(server: pg.Client, url: string, name: string, wanted: Size): Promise<void> {
  const known = await server.query('select from pg_database where datname = $1', [name]);
  if (known.rowCount) return;
  const unfinished = `${name}_unfinished`;
  await server.query(`drop database if exists ${unfinished} with (force)`);
  await server.query(`create database ${unfinished} template template0 encoding 'UTF8'`);
  const started = performance.now();
  console.log(`Filling ${name}: ${wanted.payments} payments of ${wanted.students} students`);
  await migrateDatabase(inDatabase(url, unfinished));
  await connected(inDatabase(url, unfinished), (client) => fillIn(client, wanted));
  await server.query(`alter database ${unfinished} rename to ${name}`);
  console.log(`Filled in ${((performance.now() - started) / 1000).toFixed(0)} s`);
}

/**
 * A centre of many years, filled once per size and kept: in a separate database in the PostgreSQL of `DATABASE_URL`,
 * else in an embedded one below `.cache/bench`.
 */
export async function openFilledDatabase(wanted: Size = size): Promise<FilledDatabase> {
  const given = process.env['DATABASE_URL'];
  const embedded = given
    ? undefined
    : await startEmbedded(path.join(cache, 'database'), { report: console.error });
  const url = given ?? embedded!.url;
  const name = `portal_bench_${FILL}_${wanted.payments}_${wanted.students}`;
  // A folder of files belongs to one database.
  const folder = path.join(cache, 'files', given ? 'server' : 'embedded', name);
  await mkdir(folder, { recursive: true });
  try {
    const version = await connected(url, async (server) => {
      await ensureFilled(server, url, name, wanted);
      const { rows } = await server.query<{ server_version: string }>('show server_version');
      return `PostgreSQL ${rows[0]!.server_version}, ${given ? 'of DATABASE_URL' : 'embedded'}`;
    });
    const filled = inDatabase(url, name);
    await migrateDatabase(filled);
    // as some time after a migration
    await connected(filled, (client) => client.query('vacuum analyze'));
    return { url: filled, folder, version, stop: async () => embedded?.stop() };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}
