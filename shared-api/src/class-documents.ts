import { z } from 'zod';
import { done } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { idParams, text } from './fields.ts';

const ofTeacher = { teacher: { scope: 'own' } } as const;
const ofStudent = { student: { scope: 'own' } } as const;

const classDocument = z.object({
  id: z.int(),
  name: z.string(),
  /** An instant. */
  created_at: z.string(),
});
export type ClassDocument = z.output<typeof classDocument>;
const documents = z.object({ data: z.array(classDocument) });

export const teacherDocuments = endpoint({
  name: 'class-documents.teacherList',
  method: 'GET',
  path: '/teacher/class/:id/document',
  access: ofTeacher,
  summary: 'The documents of a class that the teacher teaches, newest first',
  params: idParams,
  response: documents,
});

export const addDocument = endpoint({
  name: 'class-documents.add',
  method: 'POST',
  path: '/teacher/class/:id/document',
  access: ofTeacher,
  summary: 'Adds a PDF to a class that the teacher teaches',
  params: idParams,
  body: z.object({ name: text(120) }),
  files: { document: { types: ['application/pdf'], maxBytes: 20 * 1024 * 1024, required: true } },
  response: done,
});

export const teacherDocument = endpoint({
  name: 'class-documents.teacherFile',
  method: 'GET',
  path: '/teacher/class/document/:id',
  access: ofTeacher,
  summary: 'A document of a class that the teacher teaches',
  params: idParams,
  response: { blob: 'application/pdf' },
});

export const deleteDocument = endpoint({
  name: 'class-documents.delete',
  method: 'DELETE',
  path: '/teacher/class/document/:id',
  access: ofTeacher,
  summary: 'Takes a document out of its class',
  params: idParams,
  response: done,
});

/** Only while the student is in the class, checked on every call (decision 67). */
export const studentDocuments = endpoint({
  name: 'class-documents.studentList',
  method: 'GET',
  path: '/student/class/:id/document',
  access: ofStudent,
  summary: 'The documents of a class that the student is in, newest first',
  params: idParams,
  response: documents,
});

export const studentDocument = endpoint({
  name: 'class-documents.studentFile',
  method: 'GET',
  path: '/student/class/document/:id',
  access: ofStudent,
  summary: 'A document of a class that the student is in',
  params: idParams,
  response: { blob: 'application/pdf' },
});
