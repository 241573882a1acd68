import { and, between, eq } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { attendanceSheets } from '../database/schema/attendance.ts';
import type { Range } from './schedules.ts';

/** Whether attendance was taken on the day it was held. */
export async function isSheetTaken(database: Queryable, classId: number, date: string): Promise<boolean> {
  const taken = await database.$count(
    attendanceSheets,
    and(eq(attendanceSheets.classId, classId), eq(attendanceSheets.attendanceDate, date)),
  );
  return taken > 0;
}

/** Which lessons in a range have attendance, as `class date`. */
export async function sheetsWithin(database: Queryable, { from, to }: Range): Promise<Set<string>> {
  const taken = await database
    .select({ classId: attendanceSheets.classId, date: attendanceSheets.attendanceDate })
    .from(attendanceSheets)
    .where(between(attendanceSheets.attendanceDate, from, to));
  return new Set(taken.map(({ classId, date }) => `${classId} ${date}`));
}
