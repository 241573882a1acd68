import { expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { testDatabase } from '../database/testing.ts';
import { describeError } from './log.ts';

const database = await testDatabase();

const failureOf = async (query: ReturnType<typeof sql>) => {
  try {
    await database.execute(query);
  } catch (error) {
    return JSON.stringify(describeError(error as Error));
  }
  throw new Error('the query went well');
};

test('a failed query is logged without the values it was given', async () => {
  const secret = 'aminah@example.test';
  const [rejected, unfit] = [
    await failureOf(sql`insert into branches (branch_name, map_url) values (${secret}, ${secret})`),
    await failureOf(sql`select ${secret}::text::int`),
  ];
  expect(rejected).toContain('branches_map_url');
  expect(rejected).toContain('insert into branches');
  expect(unfit).toContain('22P02');
  for (const line of [rejected, unfit]) {
    expect(line).not.toContain(secret);
    expect(line).toContain('log.test.ts');
  }
});

test('another error keeps its message', () => {
  expect(describeError(new TypeError('x is not a function'))).toMatchObject({
    type: 'TypeError',
    message: 'x is not a function',
  });
});
