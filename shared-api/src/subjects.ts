import { z } from 'zod';
import { done, ringgitText } from './answers.ts';
import { educationLevel, shownEducationLevel } from './education-levels.ts';
import { endpoint, type FileRule, type Result } from './endpoint.ts';
import { amount, flag, fromText, idParams, searchTerm, text, integer } from './fields.ts';
import { paged, pageQuery } from './paging.ts';

/** Subjects are the centre's: every admin sees and edits all of them. */
const everyAdmin = { admin: { scope: 'portal' } } as const;

export const subjectRow = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  price: ringgitText,
  education_level: shownEducationLevel,
  is_elective: z.union([z.literal(0), z.literal(1)]),
  /** The image's address below `/api`; null without one. */
  image_path: z.string().nullable(),
  deleted_at: z.string().nullable(),
  version: integer,
});
export type SubjectRow = z.output<typeof subjectRow>;

export const listSubjects = endpoint({
  name: 'subjects.list',
  method: 'GET',
  path: '/admin/subjects/all',
  access: everyAdmin,
  summary: 'Subjects by name and level, the deleted ones last; unpaginated it answers all for a selection',
  query: pageQuery.extend({ excludeDeleted: flag(false), unpaginated: flag(false) }),
  response: paged(subjectRow),
});

export const searchSubjects = endpoint({
  name: 'subjects.search',
  method: 'GET',
  path: '/admin/subjects/search',
  access: everyAdmin,
  summary: 'Subjects whose name matches, at most 50',
  query: z.object({ name: searchTerm.default('') }),
  response: z.object({ data: z.array(subjectRow), truncated: z.boolean() }),
});

export const subjectsForFilter = endpoint({
  name: 'subjects.forFilter',
  method: 'GET',
  path: '/admin/subjects/all/for_filter',
  access: everyAdmin,
  summary:
    'The subjects of an education level, or of all, to filter by; with `attended` also the deleted ones with attendance, last',
  query: z.object({ education_level: educationLevel.optional(), attended: flag(false) }),
  response: z.object({
    data: z.array(subjectRow.pick({ id: true, name: true, education_level: true, deleted_at: true })),
  }),
});

export const subjectDetails = endpoint({
  name: 'subjects.details',
  method: 'GET',
  path: '/admin/subjects/:id',
  access: everyAdmin,
  summary: 'One subject, as the form that changes it reads it again',
  params: idParams,
  response: subjectRow,
});
export type SubjectDetails = Result<typeof subjectDetails>;

const imageRule = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  maxBytes: 5 * 1024 * 1024,
} as const satisfies FileRule;
export const newSubjectImage = { ...imageRule, required: true } as const satisfies FileRule;
export const subjectImage = imageRule;

export const newSubjectBody = z.object({
  name: text(120),
  description: text(1000),
  price: amount,
  education_level: educationLevel,
  is_elective: flag(false),
});
export type SubjectForm = z.input<typeof newSubjectBody>;

export const createSubject = endpoint({
  name: 'subjects.create',
  method: 'POST',
  path: '/admin/subjects',
  access: everyAdmin,
  summary: 'Makes a subject with its image',
  body: newSubjectBody,
  files: { image_file: newSubjectImage },
  response: done.extend({ id: z.int() }),
});

export const updateSubject = endpoint({
  name: 'subjects.update',
  method: 'POST',
  path: '/admin/subjects/:id',
  access: everyAdmin,
  summary: 'Changes a subject; without a file the image stays',
  params: idParams,
  body: newSubjectBody.extend({ version: fromText(integer) }),
  files: { image_file: subjectImage },
  response: done,
});

export const deleteSubject = endpoint({
  name: 'subjects.delete',
  method: 'DELETE',
  path: '/admin/subjects/:id',
  access: everyAdmin,
  summary: 'Deletes a subject that no running class teaches',
  params: idParams,
  response: done,
});

/** For anybody signed in: a subject’s picture shows wherever its classes do. */
export const subjectImageFile = endpoint({
  name: 'subjects.image',
  method: 'GET',
  path: '/subjects/:id/image',
  access: {
    admin: { scope: 'portal' },
    student: { scope: 'portal' },
    teacher: { scope: 'portal' },
    parent: { scope: 'portal' },
  },
  summary: 'The image of a subject',
  params: idParams,
  response: { blob: 'image/*' },
});
