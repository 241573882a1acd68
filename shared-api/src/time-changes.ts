import { z } from 'zod';
import { done } from './answers.ts';
import { classSummary, isInOrder } from './classes.ts';
import { endpoint, type Result } from './endpoint.ts';
import { date, flag, id, idParams, searchTerm, studentId, time } from './fields.ts';
import { paged, pageQuery } from './paging.ts';

const ofBranch = { admin: { scope: 'branch' } } as const;

/** The day is likely a slip: over, far away or outside of the class's run; refused in words without it. */
const despiteDoubts = flag(false);

/** One occurrence of a class is held at another time, for everybody (decision 29). */
export const classChangeBody = z
  .object({
    originalDate: date,
    newDate: date,
    newStartTime: time,
    newEndTime: time,
    /** An admin may confirm a clash; a teacher may not. */
    despite_clashes: flag(false),
    despite_doubts: despiteDoubts,
  })
  .refine(({ newStartTime, newEndTime }) => isInOrder({ start_time: newStartTime, end_time: newEndTime }), {
    error: 'time_order',
    path: ['newEndTime'],
  });
export type ClassChangeForm = z.input<typeof classChangeBody>;

export const changeClassTime = endpoint({
  name: 'time-changes.adminClass',
  method: 'POST',
  path: '/admin/class/:id/timechange',
  access: ofBranch,
  summary: 'Moves one occurrence of a class; a clash or a doubtful day is said first',
  params: idParams,
  body: classChangeBody,
  response: done,
});

/** The same by a teacher, for whom a clash is refused (decision 29). */
export const changeTaughtClassTime = endpoint({
  name: 'time-changes.teacherClass',
  method: 'POST',
  path: '/teacher/class/:id/timechange',
  access: { teacher: { scope: 'own' } },
  summary:
    'Moves one occurrence of a class that the teacher teaches; a clash refuses it, a doubtful day is said first',
  params: idParams,
  body: classChangeBody,
  response: done,
});

/** Maximum distance between a replacement and what it replaces (decision 31). */
export const REPLACEMENT_DAYS = 60;

/** Whether one date may replace another. */
export const isNear = (one: string, other: string): boolean =>
  Math.abs(Date.parse(one) - Date.parse(other)) <= REPLACEMENT_DAYS * 24 * 60 * 60 * 1000;

const meeting = z.object({ date: z.string(), start_time: z.string(), end_time: z.string() });
export type ReplacementMeeting = z.output<typeof meeting>;

export const replacementChoices = endpoint({
  name: 'time-changes.choices',
  method: 'GET',
  path: '/admin/student/:id/class/:classId/timechange',
  access: ofBranch,
  summary:
    'The lessons of a class that a student may replace, and the lessons of other classes that may replace them',
  params: idParams.extend({ classId: id }),
  response: z.object({
    original: z.array(meeting),
    replacements: z.array(z.object({ of: classSummary, meetings: z.array(meeting) })),
  }),
});
export type ReplacementChoices = Result<typeof replacementChoices>;

/** One student visits another class of the subject instead of one lesson (decision 31). */
export const individualChangeBody = z.object({
  studentId,
  originalClassId: id,
  originalDate: date,
  newClassId: id,
  newDate: date,
  despite_clashes: flag(false),
  despite_doubts: despiteDoubts,
});

export const changeStudentTime = endpoint({
  name: 'time-changes.student',
  method: 'POST',
  path: '/admin/student/classes/timechange',
  access: ofBranch,
  summary: 'Lets a student attend another class in place of one lesson; a clash is said first',
  body: individualChangeBody,
  response: done,
});

export const timeChangeKinds = ['class', 'individual'] as const;
export type TimeChangeKind = (typeof timeChangeKinds)[number];

const changedClass = classSummary.pick({
  id: true,
  subject: true,
  education_level: true,
  branch: true,
  start_time: true,
  end_time: true,
});

export const timeChangeRow = z.object({
  id: z.int(),
  /** The lesson's original and new times. */
  original_class: changedClass,
  new_class: changedClass,
  original_date: z.string(),
  new_date: z.string(),
  /** Of the visited class. */
  teachers: classSummary.shape.teachers,
  is_online: classSummary.shape.is_online,
  is_hybrid: classSummary.shape.is_hybrid,
  /** The student of an individual change. */
  student: z.object({ name: z.string(), student_id: z.string() }).nullable(),
  created_by: z.string(),
  created_at: z.string(),
});
export type TimeChangeRow = z.output<typeof timeChangeRow>;

/** The list of individual changes can be searched by student. */
export const timeChangeFilters = z.object({
  search: searchTerm.optional(),
});

export const listTimeChanges = endpoint({
  name: 'time-changes.list',
  method: 'GET',
  path: '/admin/timechanges',
  access: ofBranch,
  summary: 'Time changes in force of one kind, the newest first',
  query: pageQuery.extend({
    ...timeChangeFilters.shape,
    only: z.enum(timeChangeKinds).default('class').catch('class'),
  }),
  /** The last page number, under the specification's name for this list and that of all lists. */
  response: paged(timeChangeRow).extend({ lastPage: z.int().min(1) }),
});

export const removeTimeChange = endpoint({
  name: 'time-changes.remove',
  method: 'DELETE',
  path: '/admin/timechanges/:kind/:id',
  access: ofBranch,
  summary: 'Takes a time change back; a clash it brings back is said first',
  params: idParams.extend({ kind: z.enum(timeChangeKinds) }),
  query: z.object({ despite_clashes: flag(false) }),
  response: done,
});
