import { afterAll, expect, test } from '@jest/globals';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { readConfig } from './config.ts';
import { migrateDatabase } from './database/migrate.ts';
import { testDatabaseWithDetails } from './database/testing.ts';
import { ensurePortFree } from './http/listen.ts';
import { openDatabase } from './database/open.ts';
import { explain } from './start-faults.ts';

const home = await mkdtemp(path.join(os.tmpdir(), 'portal-faults-'));
afterAll(() => rm(home, { recursive: true, force: true }));
const { database, url } = await testDatabaseWithDetails();

const place = { dataFolder: home, portalFolder: path.join(home, 'www'), databaseUrl: undefined };
const report = () => {};

/** What a failed start prints, which must be one plain line. */
async function toldOf(work: () => Promise<unknown>, where = place): Promise<string> {
  try {
    await work();
  } catch (error) {
    const told = explain(error, where);
    expect(told.trim().split('\n')).toHaveLength(1);
    return told;
  }
  throw new Error('it started');
}

test('a file where the folder should be', async () => {
  const dataFolder = path.join(home, 'a-file');
  await writeFile(dataFolder, '');
  const told = await toldOf(() => openDatabase({ dataFolder, report }), { ...place, dataFolder });
  expect(told).toMatch(/^PORTAL_DATA: .*a-file.*: there is a file where a folder should be/);
});

test('a disk that is mounted read-only', async () => {
  const failed = Object.assign(new Error('EROFS: read-only file system, mkdir'), {
    code: 'EROFS',
    path: path.join(home, 'database'),
  });
  expect(await toldOf(() => Promise.reject(failed))).toMatch(/^PORTAL_DATA: .*mounted read-only/);
});

test('an address that this machine does not have', async () => {
  for (const host of ['203.0.113.1', 'no-such-host.invalid'])
    expect(await toldOf(() => ensurePortFree({ host, port: 0 }))).toContain(
      `HOST: ${host} is no address of this machine`,
    );
});

test('an account that may not create the tables', async () => {
  await database.execute(sql`drop schema public cascade`);
  await database.execute(sql`drop schema drizzle cascade`);
  await database.execute(sql`create schema public`);
  await database.execute(
    sql`do $$ begin create role portal_reader login password 'reader'; exception when duplicate_object then null; end $$`,
  );
  const reader = new URL(url);
  reader.username = 'portal_reader';
  reader.password = 'reader';
  const told = await toldOf(() => migrateDatabase(reader.href), {
    ...place,
    databaseUrl: reader.href,
  } as never);
  expect(told).toMatch(/^DATABASE_URL: its account may not create .*alter database/);
});

test.each([
  'postgres://portal:p@ss@127.0.0.1:5432/portal',
  'postgres://portal:p%ss@127.0.0.1:5432/portal',
  'postgres://portal:p/ss@127.0.0.1:5432/portal',
  'postgres://portal:p?ss@127.0.0.1:5432/portal',
  'postgres://portal:p#ss@127.0.0.1:5432/portal',
])('a password in %s that is not written as an address wants it', async (databaseUrl) => {
  readConfig({ DATABASE_URL: databaseUrl });
  const told = await toldOf(() => openDatabase({ dataFolder: home, databaseUrl, report }));
  expect(told).toMatch(/^DATABASE_URL cannot be read\. .*@ is written as %40/);
  expect(told).not.toContain('ss@');
});

const newer = await testDatabaseWithDetails();

test('a newer database is refused by an older portal, and nothing is touched', async () => {
  await newer.database.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 4102444800000)`,
  );
  expect(await toldOf(() => migrateDatabase(newer.url))).toMatch(
    /^The database is newer than this portal: 1 of its changes .* Start the newer portal again/,
  );
});

test('what is no fault of the place keeps its own words', () => {
  expect(explain(new Error('anything else'), place)).toBe('anything else');
});

test('a folder with a name that a shell would read has a database like any other', async () => {
  const dataFolder = path.join(home, 'o"ne $HOME `two`');
  await mkdir(dataFolder, { recursive: true });

  await chmod(home, 0o755);
  const opened = await openDatabase({ dataFolder, report });
  expect((await opened.database.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  await opened.close();
});
