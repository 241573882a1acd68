import { addDays, weekdayOf } from '@portal/shared-api/calendar';
import type { Reply } from '@portal/shared-api/endpoint';
import { parentTimetable, studentTimetable, teacherTimetable } from '@portal/shared-api/timetable';
import { handle } from '../http/handle.ts';
import { requireChild } from '../parents/require-child.ts';
import type { Occurrence } from './occurrences.ts';
import { taughtBy, type TimetableClass } from './queries.ts';
import { readPlanned, readPlannedOfStudent } from './read-occurrences.ts';

const weekFrom = (monday: string) => ({ from: monday, to: addDays(monday, 6) });

interface Week {
  classes: readonly TimetableClass[];
  occurrences: readonly Occurrence[];
}

function shown(weekStart: string, { classes, occurrences }: Week): Reply<typeof studentTimetable> {
  const byId = new Map(classes.map((one) => [one.id, one]));
  return {
    week_start: weekStart,
    data: occurrences.map((occurrence) => {
      const { subject, educationLevel, branch, teachers, mode } = byId.get(occurrence.classId)!;
      return {
        class_id: occurrence.classId,
        subject,
        education_level: educationLevel,
        branch,
        teachers,
        is_online: mode === 'online' ? 1 : 0,
        is_hybrid: mode === 'hybrid' ? 1 : 0,
        date: occurrence.date,
        day: weekdayOf(occurrence.date),
        start_time: occurrence.startTime,
        end_time: occurrence.endTime,
        change: occurrence.change,
        original_date: occurrence.originalDate,
        cancelled: occurrence.cancelled,
      };
    }),
  };
}

export const timetableRoutes = [
  handle(studentTimetable, async ({ database, caller, query }) =>
    shown(query.week, await readPlannedOfStudent(database, caller.profileId, weekFrom(query.week))),
  ),
  handle(parentTimetable, async ({ database, caller, query }) => {
    const student = await requireChild(database, caller, query.student_id);
    return shown(query.week, await readPlannedOfStudent(database, student.id, weekFrom(query.week)));
  }),
  handle(teacherTimetable, async ({ database, caller, query }) =>
    shown(
      query.week,
      await readPlanned(database, taughtBy(database, [caller.profileId]), weekFrom(query.week)),
    ),
  ),
];
