import { z } from 'zod';
import { done } from './answers.ts';
import { branch } from './branches.ts';
import { weekdays } from './calendar.ts';
import { educationLevel, shownEducationLevel } from './education-levels.ts';
import { endpoint, type Result } from './endpoint.ts';
import { date, flag, fromText, id, idParams, searchTerm, time, integer } from './fields.ts';
import { paged, pageQuery } from './paging.ts';

/** When a class meets in the week. */
const schedule = z.object({ class_day: z.enum(weekdays), start_time: z.string(), end_time: z.string() });
export type ClassSchedule = z.output<typeof schedule>;

const comingSchedule = schedule.extend({ from: z.string() });
export type ComingSchedule = z.output<typeof comingSchedule>;

/**
 * A class as lists on other screens show it. `is_online`/`is_hybrid`: 1/0 online, 0/1 hybrid, 0/0 physical (decision
 * 65).
 */
export const classSummary = z.object({
  id: z.int(),
  subject_id: z.int(),
  subject: z.object({ id: z.int(), name: z.string() }),
  education_level: shownEducationLevel,
  branch_id: z.int(),
  branch,
  /** In the order of `teachers`. */
  teacher_ids: z.array(z.int()),
  teachers: z.array(z.object({ id: z.int(), name: z.string() })),
  /** Today's schedule or, if the class has not begun, its first one. */
  ...schedule.shape,
  /** Later schedules, each with its first day. */
  coming: z.array(comingSchedule),
  commence_date: z.string(),
  conclude_date: z.string(),
  is_online: z.union([z.literal(0), z.literal(1)]),
  is_hybrid: z.union([z.literal(0), z.literal(1)]),
});
export type ClassSummary = z.output<typeof classSummary>;

const ofBranch = { admin: { scope: 'branch' } } as const;

export const classRow = classSummary.extend({
  /** Number of students today. */
  students: z.int(),
  deleted_at: z.string().nullable(),
  version: integer,
});
export type ClassRow = z.output<typeof classRow>;

/** Only level_3 can filter by branch; others only see their own. */
export const classFilters = z.object({
  education_level: educationLevel.optional(),
  day: z.enum(weekdays).optional(),
  subject: id.optional(),
  branch: id.optional(),
});

export const listClasses = endpoint({
  name: 'classes.list',
  method: 'GET',
  path: '/admin/classes/all',
  access: ofBranch,
  summary:
    'Classes by subject, day and time, the deleted ones last; unpaginated it answers all that are left, with `attended` also those with attendance',
  query: pageQuery.extend({ ...classFilters.shape, unpaginated: flag(false), attended: flag(false) }),
  response: paged(classRow),
});

export const searchClasses = endpoint({
  name: 'classes.search',
  method: 'GET',
  path: '/admin/classes/search',
  access: ofBranch,
  summary: 'Classes whose subject’s name matches, at most 50',
  query: classFilters.extend({ class: searchTerm.default('') }),
  response: z.object({ data: z.array(classRow), truncated: z.boolean() }),
});

export const classesOfSubject = endpoint({
  name: 'classes.ofSubject',
  method: 'GET',
  path: '/admin/classes/:subjectId/all',
  access: ofBranch,
  summary: 'The classes of a subject; of the deleted ones those with attendance',
  params: z.object({ subjectId: id }),
  response: z.object({ data: z.array(classRow) }),
});

export const classDetails = endpoint({
  name: 'classes.details',
  method: 'GET',
  path: '/admin/classes/:id',
  access: ofBranch,
  summary: 'One class, as its dialogs read it',
  params: idParams,
  response: classRow.extend({
    /** All but the last of its schedules, each with its end. */
    earlier: z.array(schedule.extend({ until: z.string() })),
    /** The first day from which a new day or time may apply: attendance was taken until then. */
    schedule_from: z.string(),
    /** The class has attendance or has had students, so subject and branch cannot change. */
    is_used: z.boolean(),
  }),
});
export type ClassDetails = Result<typeof classDetails>;

/** The last schedule, from which an edit starts. */
export const lastSchedule = (of: Pick<ClassSummary, keyof ClassSchedule | 'coming'>): ClassSchedule =>
  of.coming.at(-1) ?? of;

/** The schedule on a date: the first one that has not ended by then. */
export const inForceOn = <S>(earlier: readonly (S & { until: string })[], last: S, day: string): S =>
  earlier.find(({ until }) => day < until) ?? last;

const bit = fromText(z.literal([0, 1], { error: 'selection_unknown' })).default(0);

const classFields = z.object({
  branch_id: id,
  subject_id: id,
  teacher_ids: z
    .array(id, { error: 'selection_required' })
    .min(1, { error: 'selection_required' })
    .max(20, { error: 'too_many' }),
  class_day: z.enum(weekdays, { error: 'selection_required' }),
  start_time: time,
  end_time: time,
  commence_date: date,
  conclude_date: date,
  is_online: bit,
  is_hybrid: bit,
});

interface Hours {
  start_time: string;
  end_time: string;
}

/** The end must be after the start, so a class cannot run past midnight. */
export const isInOrder = ({ start_time, end_time }: Hours): boolean => end_time > start_time;

const rules = <S extends z.ZodObject<typeof classFields.shape>>(schema: S): S =>
  schema
    .refine((value) => isInOrder(value as unknown as Hours), { error: 'time_order', path: ['end_time'] })
    .refine(({ commence_date, conclude_date }) => conclude_date >= commence_date, {
      error: 'range_reversed',
      path: ['conclude_date'],
    })
    .refine(({ is_online, is_hybrid }) => !(is_online && is_hybrid), {
      error: 'mode_both',
      path: ['is_hybrid'],
    });

/** An admin may confirm a clash (decision 29); without it the call is refused. */
const despite = { despite_clashes: flag(false) };

export const classBody = rules(classFields.extend(despite));
export type ClassForm = z.input<typeof classBody>;

export const createClass = endpoint({
  name: 'classes.create',
  method: 'POST',
  path: '/admin/classes',
  access: ofBranch,
  summary: 'Makes a class; a clash is said first',
  body: classBody,
  response: done.extend({ id: z.int() }),
});

export const classUpdate = rules(
  classFields.extend({
    ...despite,
    version: integer,
    /** The day from which a new day or time applies; today, or the first day of the class, by default. */
    from_date: date.optional(),
    /**
     * Confirms removing changes and cancellations whose date is no longer a lesson day; without it the call is
     * refused.
     */
    lose_changes: flag(false),
  }),
).refine(({ from_date, conclude_date }) => from_date === undefined || from_date <= conclude_date, {
  error: 'schedule_after_end',
  path: ['from_date'],
});

export const updateClass = endpoint({
  name: 'classes.update',
  method: 'PUT',
  path: '/admin/classes/:id',
  access: ofBranch,
  summary: 'Changes a class; its days before stay what they were, and a clash is said first',
  params: idParams,
  body: classUpdate,
  response: done,
});

export const deleteClass = endpoint({
  name: 'classes.delete',
  method: 'DELETE',
  path: '/admin/classes/:id',
  access: ofBranch,
  summary: 'Deletes a class from today on; what took place stays',
  params: idParams,
  /** Confirms what happens to students visiting in place of their own lesson. */
  query: z.object({ despite_visitors: flag(false) }),
  response: done,
});

export const classStudents = endpoint({
  name: 'classes.students',
  method: 'GET',
  path: '/admin/class/:id/students',
  access: ofBranch,
  summary: 'Who is in the class today',
  params: idParams,
  response: z.object({
    data: z.array(
      z.object({
        id: z.int(),
        student_id: z.string(),
        name: z.string(),
        education_level: shownEducationLevel,
      }),
    ),
  }),
});
