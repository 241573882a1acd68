import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { today } from '@portal/shared-api/calendar';
import { connect, type Database } from './connect.ts';
import { migrateDatabase } from './migrate.ts';
import { refuseQueriesAtOnce } from './one-query-at-a-time.ts';
import { connected, inDatabase } from './other-database.ts';
import { startTestServer, testFolder } from './test-server.ts';

/** A separate database for one test file, one browser worker or one benchmark. */
export interface TestDatabase {
  database: Database;
  url: string;
  /** Where the files of the demo data are; empty without demo data. */
  filesFolder: string;
  close(): Promise<void>;
}

export interface TestDatabaseOptions {
  /** Filled with the demo data, whose dates are relative to today. */
  demo?: boolean;
}

const here = import.meta.dirname;
/** One process builds a template while the others wait. */
const TEMPLATE_LOCK = 7_264_503;
const ABANDONED_AFTER = 3_600_000;

/** Hash of what a template is built from, so that a changed migration or changed demo data builds a new one. */
function fingerprint(demo: boolean): string {
  const digest = createHash('sha256').update(demo ? today() : '');
  const folders = demo ? ['migrations', '../demo'] : ['migrations'];
  for (const folder of folders.map((name) => path.join(here, name)))
    for (const name of fs.readdirSync(folder).sort())
      if (/\.(sql|ts)$/.test(name)) digest.update(fs.readFileSync(path.join(folder, name)));
  return digest.digest('hex').slice(0, 12);
}

const drop = (client: pg.Client, name: string) =>
  client.query(`drop database if exists ${client.escapeIdentifier(name)} with (force)`);

/** Databases of killed runs, and outdated templates. */
async function dropAbandoned(client: pg.Client, kept: string): Promise<void> {
  const { rows } = await client.query<{ datname: string }>(
    `select datname from pg_database where datname like 'portal\\_test\\_%'`,
  );
  for (const { datname } of rows) {
    const made = Number(/_t(\d+)_/.exec(datname)?.[1]);
    const kind = kept.replace(/_[^_]+$/, '_');
    const oldTemplate = datname.startsWith(kind) && datname !== kept;
    if (oldTemplate || Date.now() - made > ABANDONED_AFTER) await drop(client, datname);
  }
}

async function fill(url: string, filesFolder: string): Promise<void> {
  const { fillInDemoData } = await import('../demo/fill-in.ts');
  const { localStorage } = await import('../storage/local-storage.ts');
  fs.rmSync(filesFolder, { recursive: true, force: true });
  const database = connect(url);
  try {
    await fillInDemoData(database, await localStorage(filesFolder));
  } finally {
    await database.$client.end();
  }
}

/** The name of the migrated (and filled) template database, which is built if missing. */
async function template(url: string, demo: boolean, filesFolder: string): Promise<string> {
  const name = `portal_test_${demo ? 'demo' : 'empty'}_${fingerprint(demo)}`;
  await connected(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    await dropAbandoned(client, name);
    const unfinished = `portal_test_t${Date.now()}_unfinished`;
    await client.query(`create database ${unfinished} template template0 encoding 'UTF8'`);
    await migrateDatabase(inDatabase(url, unfinished));
    if (demo) await fill(inDatabase(url, unfinished), filesFolder);
    await client.query(`alter database ${unfinished} rename to ${name}`);
  });
  return name;
}

/**
 * Creates a migrated database in about 0.1 s by copying a template that the first caller builds. The server is the
 * embedded one without fsync, or that of `PORTAL_TEST_DATABASE_URL`, whose account must be able to create databases.
 * Closing it drops the database.
 */
export async function createTestDatabase({ demo = false }: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const external = process.env.PORTAL_TEST_DATABASE_URL;
  const embedded = external ? undefined : await startTestServer();
  const url = external ?? embedded!.url;
  const filesFolder = path.join(testFolder, 'demo-files');
  const source = await template(url, demo, filesFolder);
  const name = `portal_test_t${Date.now()}_${randomBytes(4).toString('hex')}`;
  await connected(url, (client) => client.query(`create database ${name} template ${source}`));
  const database = connect(inDatabase(url, name), { max: 5 });
  refuseQueriesAtOnce(database);
  return {
    database,
    url: inDatabase(url, name),
    filesFolder,
    close: async () => {
      await database.$client.end();
      await connected(url, (client) => drop(client, name));
      await embedded?.stop();
    },
  };
}
