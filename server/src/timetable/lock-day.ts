import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';

/** Who plans on a day waits for whoever does already: two classes do not go into one free slot. */
export const lockDay = (transaction: Queryable, date: string) =>
  transaction.execute(sql`select pg_advisory_xact_lock(hashtext('timetable'), hashtext(${date}))`);
