import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { attendanceSheets } from '../database/schema/attendance.ts';

/** Whether attendance of a class was taken on the day it was held. */
export async function isSheetTaken(database: Queryable, classId: number, date: string): Promise<boolean> {
  const taken = await database.$count(
    attendanceSheets,
    and(eq(attendanceSheets.classId, classId), eq(attendanceSheets.attendanceDate, date)),
  );
  return taken > 0;
}
