import { addDays, today } from '@portal/shared-api/calendar';
import { REPLACEMENT_DAYS } from '@portal/shared-api/time-changes';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { classes } from '../database/schema/classes.ts';
import type { Caller } from '../http/caller.ts';
import { withinBranch } from '../http/permissions.ts';
import type { Occurrence } from '../timetable/occurrences.ts';
import type { TimetableClass } from '../timetable/queries.ts';
import { readOccurrences, readOccurrencesOfStudent } from '../timetable/read-occurrences.ts';
import { sheetsWithin } from '../timetable/sheets.ts';
import { summaryOf } from './class-summary.ts';

/** A lesson missed some days ago can be replaced until its attendance is taken. */
const DAYS_BACK = 14;

const nameOf = ({ classId, scheduledDate }: Occurrence): string => `${classId} ${scheduledDate}`;

const meetingOf = ({ date, startTime, endTime }: Occurrence) => ({
  date,
  start_time: startTime,
  end_time: endTime,
});

/** Other classes of the subject, and so of the level, that the admin may use. */
const replacing = (database: Database, caller: Caller, classId: number) =>
  database
    .select({ id: classes.id })
    .from(classes)
    .where(
      and(
        eq(
          classes.subjectId,
          sql`(select original.subject_id from classes original where original.id = ${classId})`,
        ),
        ne(classes.id, classId),
        isNull(classes.deletedAt),
        withinBranch(caller, classes.branchId),
      ),
    );

const inWeek = (a: TimetableClass, b: TimetableClass): number => a.id - b.id;

/** Which lessons of a class a student can replace, and by which: none cancelled, none with attendance. */
export async function readChoices(database: Database, caller: Caller, studentId: number, classId: number) {
  const day = today();
  const own = { from: addDays(day, -DAYS_BACK), to: addDays(day, REPLACEMENT_DAYS) };
  const others = { from: day, to: addDays(day, 2 * REPLACEMENT_DAYS) };
  const chosen = replacing(database, caller, classId);
  const [attends, offered, sheets] = await Promise.all([
    readOccurrencesOfStudent(database, studentId, { from: own.from, to: others.to }),
    readOccurrences(database, chosen, others),
    sheetsWithin(database, own),
  ]);
  const isOpen = (one: Occurrence) => !sheets.has(`${one.classId} ${one.date}`);
  const attended = new Set(attends.occurrences.map(nameOf));
  const open = offered.occurrences.filter((one) => isOpen(one) && !attended.has(nameOf(one)));
  return {
    original: attends.occurrences
      .filter((one) => one.classId === classId && one.change !== 'individual')
      .filter((one) => one.date <= own.to && isOpen(one))
      .map(meetingOf),
    replacements: offered.classes.toSorted(inWeek).flatMap((of) => {
      const meetings = open.filter((one) => one.classId === of.id).map(meetingOf);
      return meetings.length > 0 ? [{ of: summaryOf(of), meetings }] : [];
    }),
  };
}
