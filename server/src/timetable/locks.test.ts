import { expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { testPortal } from '../testing/portal.ts';
import { lockDay, lockWeeks } from './locks.ts';

const { database } = await testPortal();
const day = (date: string) => (transaction: Queryable) => lockDay(transaction, date);

/** Whether the second has to wait until the first has ended. */
const waits = (first: typeof lockWeeks, second: typeof lockWeeks): Promise<boolean> =>
  database.transaction(async (holder) => {
    await first(holder);
    return database
      .transaction(async (other) => {
        await other.execute(sql`set local lock_timeout = '100ms'`);
        return second(other).then(
          () => false,
          () => true,
        );
      })
      .catch(() => true);
  });

test.each<[string, typeof lockWeeks, typeof lockWeeks, boolean]>([
  ['a day and the same day', day('2026-03-03'), day('2026-03-03'), true],
  ['a day and another day', day('2026-03-03'), day('2026-03-05'), false],
  ['a day and weeks', day('2026-03-03'), lockWeeks, true],
  ['weeks and a day', lockWeeks, day('2026-03-03'), true],
  ['weeks and weeks', lockWeeks, lockWeeks, true],
])('%s', async (_, first, second, expected) => {
  expect(await waits(first, second)).toBe(expected);
});
