import fs from 'node:fs';
import { expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { connect } from './connect.ts';
import { migrateDatabase } from './migrate.ts';
import { testDatabaseWithDetails } from './testing.ts';

const { database, url } = await testDatabaseWithDetails();

const count = async (query: ReturnType<typeof sql>): Promise<number> =>
  (await database.execute<{ count: number }>(query)).rows[0]!.count;

test('processes that start together migrate once', async () => {
  const name = `${new URL(url).pathname.slice(1)}_bare`;
  await database.execute(sql.raw(`create database ${name} template template0 encoding 'UTF8'`));
  const bare = url.replace(/\/[^/]*$/, `/${name}`);
  try {
    await Promise.all([1, 2, 3, 4].map(() => migrateDatabase(bare)));
    const other = connect(bare);
    const { rows } = await other.execute(sql`select hash from drizzle.__drizzle_migrations`);
    await other.$client.end();
    expect(new Set(rows.map((row) => row.hash)).size).toBe(rows.length);
    const files = fs.readdirSync(new URL('./migrations', import.meta.url));
    expect(rows).toHaveLength(files.filter((file) => file.endsWith('.sql')).length);
  } finally {
    await database.execute(sql.raw(`drop database ${name} with (force)`));
  }
});

test('a migrated database is left as it is', async () => {
  const before = await count(sql`select count(*) from drizzle.__drizzle_migrations`);
  await migrateDatabase(url);
  expect(await count(sql`select count(*) from drizzle.__drizzle_migrations`)).toBe(before);
});

test('every foreign key has an index that begins with its columns', async () => {
  const { rows } = await database.execute(sql`
    select conrelid::regclass || ' (' || conname || ')' as missing
    from pg_constraint key
    where contype = 'f' and connamespace = 'public'::regnamespace and not exists (
      select from pg_index index
      where index.indrelid = key.conrelid and index.indpred is null and index.indkey[0] = any (key.conkey))`);
  expect(rows.map((row) => row.missing)).toEqual([]);
});

test('every table with a version counts it by a trigger', async () => {
  const { rows } = await database.execute(sql`
    select table_name from information_schema.columns
    where table_schema = 'public' and column_name = 'version' and data_type = 'integer'
      and table_name not in (select event_object_table from information_schema.triggers where trigger_name = 'count_version')`);
  expect(rows.map((row) => row.table_name)).toEqual([]);
});

test('numbers, dates and times arrive as the wire has them', async () => {
  const { rows } = await database.execute(
    sql`select count(*) as count, date '2025-02-28' as date, time '14:05' as time from settings`,
  );
  expect(rows).toEqual([{ count: 1, date: '2025-02-28', time: '14:05' }]);
});
