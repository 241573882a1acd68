import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';

// Both are taken after row locks, so that two plans cannot deadlock.

/** Planning for weeks waits for any other planning, so that two classes do not take the same free hour. */
export const lockWeeks = (transaction: Queryable) =>
  transaction.execute(sql`select pg_advisory_xact_lock(hashtext('timetable'), hashtext('weeks'))`);

/** Planning for a day waits for planning of the same day or of weeks. Other days are not blocked. */
export const lockDay = (transaction: Queryable, date: string) =>
  transaction.execute(sql`
    select pg_advisory_xact_lock_shared(hashtext('timetable'), hashtext('weeks')),
      pg_advisory_xact_lock(hashtext('timetable'), hashtext(${date}))`);
