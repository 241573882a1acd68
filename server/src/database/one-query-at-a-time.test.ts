import { expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { Queryable } from './connect.ts';
import { testDatabase } from './testing.ts';

const database = await testDatabase();
const two = (on: Queryable) => Promise.all([on.execute(sql`select 1`), on.execute(sql`select 2`)]);

test('a test fails when two queries are sent at once within a transaction', async () => {
  await expect(database.transaction(two)).rejects.toMatchObject({
    cause: { message: 'A second query at once on one connection: await the first one' },
  });
});

test('the pool has a connection for each of two queries', async () => {
  expect(await two(database)).toHaveLength(2);
});
