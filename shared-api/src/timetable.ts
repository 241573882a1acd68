import { z } from 'zod';
import { mondayOf, today, weekdays } from './calendar.ts';
import { classSummary } from './classes.ts';
import { endpoint } from './endpoint.ts';
import { date, studentId } from './fields.ts';

/** Any day of the requested week; this week by default. Weeks start on Monday (decision 27). */
const weekQuery = z.object({ week: date.optional().transform((value) => mondayOf(value ?? today())) });

/**
 * One meeting of a class in the week. `original_date` is set if it was moved here: by a change of the whole class
 * (`change` is `class`) or, for a student, by an individual replacement (`individual`).
 */
export const occurrence = classSummary
  .pick({
    subject: true,
    education_level: true,
    branch: true,
    teachers: true,
    is_online: true,
    is_hybrid: true,
  })
  .extend({
    class_id: z.int(),
    date: z.string(),
    day: z.enum(weekdays),
    start_time: z.string(),
    end_time: z.string(),
    change: z.enum(['none', 'class', 'individual']),
    original_date: z.string().nullable(),
    /** Cancelled, but shown so that nobody looks for it. */
    cancelled: z.boolean(),
    /** Where it is held instead. This is only the original slot, shown so that nobody comes. */
    moved_to: z.object({ date: z.string(), start_time: z.string(), end_time: z.string() }).nullable(),
  });
export type Occurrence = z.output<typeof occurrence>;

/** Sorted by date and start time. */
const week = z.object({ week_start: z.string(), data: z.array(occurrence) });

export const studentTimetable = endpoint({
  name: 'timetable.student',
  method: 'GET',
  path: '/student/classes',
  access: { student: { scope: 'own' } },
  summary: 'The signed-in student’s week',
  query: weekQuery,
  response: week,
});

export const teacherTimetable = endpoint({
  name: 'timetable.teacher',
  method: 'GET',
  path: '/teacher/classes',
  access: { teacher: { scope: 'own' } },
  summary: 'The week of the classes the signed-in teacher teaches',
  query: weekQuery,
  response: week,
});

/** Extension: parents see their children's weeks. */
export const parentTimetable = endpoint({
  name: 'timetable.parent',
  method: 'GET',
  path: '/parent/classes',
  access: { parent: { scope: 'own' } },
  summary: 'The week of a student who is linked to the signed-in parent',
  query: weekQuery.extend({ student_id: studentId }),
  response: week,
});
