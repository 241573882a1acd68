import type { ClassSummary } from '@portal/shared-api/classes';
import type { TimetableClass } from '../timetable/queries.ts';

/** A class of the timetable as lists show it. */
export const summaryOf = (one: TimetableClass): ClassSummary => ({
  id: one.id,
  subject: one.subject,
  education_level: one.educationLevel,
  branch: one.branch,
  teachers: one.teachers,
  class_day: one.day,
  start_time: one.startTime,
  end_time: one.endTime,
  commence_date: one.commenceDate,
  conclude_date: one.concludeDate,
  is_online: one.mode === 'online' ? 1 : 0,
  is_hybrid: one.mode === 'hybrid' ? 1 : 0,
});
