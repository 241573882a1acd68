import { z } from 'zod';
import { done } from './answers.ts';
import { endpoint, type Result } from './endpoint.ts';
import { id, idParams, integer, studentId } from './fields.ts';
import { studentDetails } from './students.ts';

/** Merges two records of one child; level_3 only (decision 79). */
const topLevel = { admin: { scope: 'portal', levels: ['level_3'] } } as const;

/** Fields that two records can disagree on, for an admin to decide. */
export const mergeFields = [
  'name',
  'email',
  'phone',
  'ic',
  'school',
  'education_level',
  'branch',
  'guardian_name',
  'guardian_phone',
  'address',
  'presets',
] as const;
export type MergeField = (typeof mergeFields)[number];

const record = studentDetails.response.pick({ id: true, student_id: true, name: true, version: true });

export const mergePreview = endpoint({
  name: 'students.mergePreview',
  method: 'GET',
  path: '/admin/student/:id/merge/:studentId',
  access: topLevel,
  summary: 'What merging two records would move, and where they contradict each other',
  params: z.object({ id, studentId }),
  response: z.object({
    /** The one with the older ID, which stays (decision 79). */
    kept: record,
    merged: record,
    conflicts: z.array(
      z.object({ field: z.enum(mergeFields), kept: z.string().nullable(), merged: z.string().nullable() }),
    ),
    moves: z.object({
      payments: z.int(),
      classes: z.int(),
      attendance: z.int(),
      parents: z.int(),
      requests: z.int(),
    }),
  }),
});
export type MergePreview = Result<typeof mergePreview>;

export const mergeStudents = endpoint({
  name: 'students.merge',
  method: 'POST',
  path: '/admin/student/:id/merge/:studentId',
  access: topLevel,
  summary:
    'Makes one record of two: everything moves once to the one with the older ID, which the other ID finds too',
  params: z.object({ id, studentId }),
  body: z.object({
    /** Fields taken from the removed record. A value that only one of them has is kept anyway. */
    take: z.array(z.enum(mergeFields)).max(mergeFields.length).default([]),
    kept_version: integer,
    merged_version: integer,
  }),
  response: done.extend({ id: z.int(), student_id: z.string() }),
});

export const merges = endpoint({
  name: 'students.merges',
  method: 'GET',
  path: '/admin/student/:id/merges',
  access: topLevel,
  summary: 'The records that were merged into a student, the newest first',
  params: idParams,
  response: z.object({
    data: z.array(
      z.object({
        id: z.int(),
        student_id: z.string(),
        name: z.string(),
        merged_at: z.iso.datetime({ offset: true }),
        merged_by: z.string(),
        /** Nothing has happened to the student since. */
        can_undo: z.boolean(),
      }),
    ),
  }),
});

export const undoMerge = endpoint({
  name: 'students.undoMerge',
  method: 'POST',
  path: '/admin/student/merge/:id/undo',
  access: topLevel,
  summary: 'Makes two records of one again, as they were, while nothing new has happened',
  params: idParams,
  response: done,
});
