import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';

// Both come after the locks of rows, so that two plans never wait for each other.

/** Who plans for weeks waits for whoever plans already, for weeks or a day: two classes do not go into one free hour. */
export const lockWeeks = (transaction: Queryable) =>
  transaction.execute(sql`select pg_advisory_xact_lock(hashtext('timetable'), hashtext('weeks'))`);

/** Who plans on a day waits for whoever plans on it or for weeks already; other days go on. */
export const lockDay = (transaction: Queryable, date: string) =>
  transaction.execute(sql`
    select pg_advisory_xact_lock_shared(hashtext('timetable'), hashtext('weeks')),
      pg_advisory_xact_lock(hashtext('timetable'), hashtext(${date}))`);
