import { expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { testDatabase } from '../database/testing.ts';
import { describeError, readable } from './log.ts';

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

test('a person reads lines: what happened and with what, a failure with its stack below', () => {
  const time = new Date(2025, 0, 6, 9, 5, 7).getTime();
  const call = { level: 30, time, pid: 1, hostname: 'x', msg: 'call', route: '/api/x', status: 200 };
  expect(readable(call)).toBe('09:05:07 info call route=/api/x status=200');
  const cause = new Error('no such column');
  const err = describeError(Object.assign(new Error('values'), { query: 'select 1', cause }));
  const [line, ...below] = readable({ level: 50, time, msg: 'call failed', err }).split('\n');
  expect(line).toBe('09:05:07 error call failed');
  expect(below).toEqual(
    expect.arrayContaining([
      '  Error: a query failed',
      '    query: select 1',
      expect.stringContaining('log.test.ts'),
      '  caused by',
      '  Error: no such column',
    ]),
  );
});
