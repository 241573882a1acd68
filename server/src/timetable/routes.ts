import { weekdayOf } from '@portal/shared-api/calendar';
import type { Reply } from '@portal/shared-api/endpoint';
import { studentTimetable, teacherTimetable } from '@portal/shared-api/timetable';
import type { Database } from '../database/connect.ts';
import { handle } from '../http/handle.ts';
import {
  cancellationsOf,
  classChangesOf,
  classesTaughtBy,
  individualChangesOf,
  membershipsOf,
  timetableClasses,
} from './queries.ts';
import { weekOfClasses, weekOfStudent, type Meeting } from './rules.ts';

type Week = Reply<typeof studentTimetable>;
type TimetableClass = Awaited<ReturnType<typeof timetableClasses>>[number];

/** What takes place in a week for some classes: three queries, however many classes there are. */
async function readWeek(database: Database, classIds: readonly number[], weekStart: string) {
  const [classes, cancellations, classChanges] = await Promise.all([
    timetableClasses(database, classIds),
    cancellationsOf(database, classIds, weekStart),
    classChangesOf(database, classIds, weekStart),
  ]);
  return { classes, meetings: weekOfClasses({ weekStart, classes, cancellations, classChanges }) };
}

function shown(weekStart: string, classes: readonly TimetableClass[], meetings: readonly Meeting[]): Week {
  const byId = new Map(classes.map((one) => [one.id, one]));
  return {
    week_start: weekStart,
    data: meetings.map((meeting) => {
      const { subject, educationLevel, branch, teachers, mode } = byId.get(meeting.classId)!;
      return {
        class_id: meeting.classId,
        subject,
        education_level: educationLevel,
        branch,
        teachers,
        is_online: mode === 'online' ? 1 : 0,
        is_hybrid: mode === 'hybrid' ? 1 : 0,
        date: meeting.date,
        day: weekdayOf(meeting.date),
        start_time: meeting.startTime,
        end_time: meeting.endTime,
        change: meeting.change,
        original_date: meeting.originalDate,
      };
    }),
  };
}

export const timetableRoutes = [
  handle(studentTimetable, async ({ database, caller, query }) => {
    const [memberships, individualChanges] = await Promise.all([
      membershipsOf(database, caller.profileId),
      individualChangesOf(database, caller.profileId),
    ]);
    const classIds = new Set([
      ...memberships.map(({ classId }) => classId),
      ...individualChanges.map(({ newClassId }) => newClassId),
    ]);
    const { classes, meetings } = await readWeek(database, [...classIds], query.week);
    return shown(query.week, classes, weekOfStudent({ classes, meetings, memberships, individualChanges }));
  }),

  handle(teacherTimetable, async ({ database, caller, query }) => {
    const classIds = await classesTaughtBy(database, caller.profileId);
    const { classes, meetings } = await readWeek(database, classIds, query.week);
    return shown(query.week, classes, meetings);
  }),
];
