import { weekdayOf } from '@portal/shared-api/calendar';
import { and, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { attendanceSheets } from '../database/schema/attendance.ts';
import { branches } from '../database/schema/branches.ts';
import { classEarlierSchedules, classes } from '../database/schema/classes.ts';
import { classTimeChanges } from '../database/schema/time-changes.ts';
import type { Caller } from '../http/caller.ts';
import { fail } from '../http/errors.ts';
import { requireBranch } from '../http/permissions.ts';
import { rosterOf, staysByClass } from '../timetable/occurrences.ts';
import { readOccurrences, readRosterStays } from '../timetable/read-occurrences.ts';

/**
 * Query for the classes of a branch, including deleted ones, that meet on the weekday of a date or may have been
 * moved to it.
 */
const classesOf = (database: Queryable, branchId: number, date: string) =>
  database
    .select({ id: classes.id })
    .from(classes)
    .where(
      and(
        eq(classes.branchId, branchId),
        or(
          eq(classes.classDay, weekdayOf(date)),
          inArray(
            classes.id,
            database
              .select({ id: classEarlierSchedules.classId })
              .from(classEarlierSchedules)
              .where(gt(classEarlierSchedules.untilDate, date)),
          ),
          inArray(
            classes.id,
            database
              .select({ id: classTimeChanges.classId })
              .from(classTimeChanges)
              .where(eq(classTimeChanges.newDate, date)),
          ),
        ),
      ),
    );

/**
 * What takes place in a branch on a day and who attends. The number of queries does not depend on the size of the
 * branch.
 */
export async function readBranchDay(database: Queryable, branchId: number, date: string) {
  const range = { from: date, to: date };
  const { classes: held, occurrences } = await readOccurrences(
    database,
    classesOf(database, branchId, date),
    range,
  );
  const ids = [...new Set(occurrences.map(({ classId }) => classId))];
  const stays = staysByClass(await readRosterStays(database, occurrences));
  const sheets = await database
    .select({ classId: attendanceSheets.classId })
    .from(attendanceSheets)
    .where(and(inArray(attendanceSheets.classId, ids), eq(attendanceSheets.attendanceDate, date)));
  const taken = new Set(sheets.map(({ classId }) => classId));
  const byId = new Map(held.map((one) => [one.id, one]));
  return occurrences.map((occurrence) => {
    const itsClass = byId.get(occurrence.classId)!;
    return {
      occurrence,
      itsClass,
      students: rosterOf(occurrence, itsClass, stays.get(itsClass.id) ?? new Map()).map(
        ({ studentId }) => studentId,
      ),
      isTaken: taken.has(occurrence.classId),
    };
  });
}

/** A branch that the admin may close. */
export async function requireOpenBranch(database: Queryable, caller: Caller, branchId: number) {
  requireBranch(caller, branchId);
  const [branch] = await database
    .select({ name: branches.name })
    .from(branches)
    .where(and(eq(branches.id, branchId), isNull(branches.deletedAt)));
  return branch ?? fail('not_found');
}
