import { addDays, weekdayOf } from '@portal/shared-api/calendar';
import type { Reply } from '@portal/shared-api/endpoint';
import { parentTimetable, studentTimetable, teacherTimetable } from '@portal/shared-api/timetable';
import { classesTaughtBy } from '../classes/teaching.ts';
import { handle } from '../http/handle.ts';
import { requireChild } from '../parents/require-child.ts';
import { slotsLeftByClasses, type LeftSlot } from './left-slots.ts';
import { byTime, type Occurrence } from './occurrences.ts';
import type { TimetableClass } from './queries.ts';
import { readPlanned, readPlannedOfStudent } from './read-occurrences.ts';

const weekFrom = (monday: string) => ({ from: monday, to: addDays(monday, 6) });

interface Week {
  classes: readonly TimetableClass[];
  occurrences: readonly Occurrence[];
  left: readonly LeftSlot[];
}

function shown(weekStart: string, { classes, occurrences, left }: Week): Reply<typeof studentTimetable> {
  const byId = new Map(classes.map((one) => [one.id, one]));
  const slots = [
    ...occurrences.map((occurrence) => ({ occurrence, movedTo: null })),
    ...left.map((one) => ({ occurrence: one.left, movedTo: one.movedTo })),
  ];
  return {
    week_start: weekStart,
    data: slots
      .sort((a, b) => byTime(a.occurrence, b.occurrence))
      .map(({ occurrence, movedTo }) => {
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
          moved_to: movedTo && {
            date: movedTo.date,
            start_time: movedTo.startTime,
            end_time: movedTo.endTime,
          },
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
  handle(teacherTimetable, async ({ database, caller, query }) => {
    const range = weekFrom(query.week);
    const planned = await readPlanned(database, classesTaughtBy(database, caller.profileId, 'all'), range);
    return shown(query.week, { ...planned, left: slotsLeftByClasses(planned.calendar, range) });
  }),
];
