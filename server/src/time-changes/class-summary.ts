import { today } from '@portal/shared-api/calendar';
import type { ClassSchedule, ClassSummary } from '@portal/shared-api/classes';
import type { TimetableClass } from '../timetable/queries.ts';
import { scheduleOn, type Schedule } from '../timetable/schedules.ts';

const scheduleOf = ({ day, startTime, endTime }: Schedule): ClassSchedule => ({
  class_day: day,
  start_time: startTime,
  end_time: endTime,
});

/** A class of the timetable as lists show it. */
export function summaryOf(one: TimetableClass): ClassSummary {
  const day = one.commenceDate > today() ? one.commenceDate : today();
  return {
    id: one.id,
    subject_id: one.subject.id,
    subject: one.subject,
    education_level: one.educationLevel,
    branch_id: one.branch.id,
    branch: one.branch,
    teacher_ids: one.teachers.map(({ id }) => id),
    teachers: one.teachers,
    ...scheduleOf(scheduleOn(one, day)),
    coming: one.earlier.flatMap(({ until }) =>
      until > day ? [{ from: until, ...scheduleOf(scheduleOn(one, until)) }] : [],
    ),
    commence_date: one.commenceDate,
    conclude_date: one.concludeDate,
    is_online: one.mode === 'online' ? 1 : 0,
    is_hybrid: one.mode === 'hybrid' ? 1 : 0,
  };
}
