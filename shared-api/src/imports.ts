import { z } from 'zod';
import { done } from './answers.ts';
import { educationLevel } from './education-levels.ts';
import { endpoint, type Result } from './endpoint.ts';
import {
  date,
  email,
  id,
  idParams,
  name,
  optionalEmail,
  optionalIc,
  optionalName,
  optionalPhone,
  optionalText,
  phone,
  integer,
} from './fields.ts';
import { paged, pageQuery } from './paging.ts';
import { sharedPart } from './students-editing.ts';

const ofBranch = { admin: { scope: 'branch' } } as const;

/** Rows per file. The admin splits larger ones. */
export const MAX_IMPORT_ROWS = 2000;
const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** The columns of the template, in order. A file's first line names them in either language. */
export const importColumns = [
  'name',
  'ic',
  'email',
  'phone',
  'education_level',
  'school',
  'guardian_name',
  'guardian_phone',
  'guardian_email',
  'address',
  'join_date',
] as const;
export type ImportColumn = (typeof importColumns)[number];

/** One line of the file as text, as the admin sees and edits it. */
const importValues = z.object({
  ...Object.fromEntries(importColumns.map((column) => [column, z.string().max(1000).default('')])),
} as Record<ImportColumn, z.ZodDefault<z.ZodString>>);
export type ImportValues = z.output<typeof importValues>;

/** Required for a student. A guardian with an email also gets a parent account. */
export const importedStudent = z.object({
  name,
  ic: optionalIc,
  email,
  phone,
  education_level: educationLevel,
  school: optionalName,
  guardian_name: optionalName,
  guardian_phone: optionalPhone,
  guardian_email: optionalEmail,
  address: optionalText(500),
  join_date: date,
});
export type ImportedStudent = z.output<typeof importedStudent>;

/** `create` a student, `skip` the line, or `update` an existing student with the file's values. */
const importActions = ['create', 'skip', 'update'] as const;

const line = z.object({ line: integer, values: importValues });

const checkedLine = line.extend({
  /** Texts by column. */
  problems: z.record(z.string(), z.array(z.string())),
  /** The existing student of the line, and the differing values; null for a new one. */
  student: z
    .object({
      id: z.int(),
      student_id: z.string(),
      name: z.string(),
      version: integer,
      /** False for a possible match: the line must then decide (`as_new`, `skip` or `update`). */
      certain: z.boolean(),
      shares: z.array(sharedPart),
      changes: z.array(z.object({ column: z.enum(importColumns), from: z.string(), to: z.string() })),
    })
    .nullable(),
});
export type CheckedLine = z.output<typeof checkedLine>;

export const importTemplate = endpoint({
  name: 'imports.template',
  method: 'GET',
  path: '/admin/import/students/template',
  access: { admin: { scope: 'portal' } },
  summary: 'An empty workbook with the columns that an import reads',
  response: { blob: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' },
});

export const readImport = endpoint({
  name: 'imports.read',
  method: 'POST',
  path: '/admin/import/students/read',
  access: ofBranch,
  summary: 'Reads a workbook or a CSV file and tells what is wrong with which line; nothing is stored',
  maxBodyBytes: Math.ceil((MAX_FILE_BYTES * 4) / 3) + 1024,
  body: z.object({
    file_name: z.string().max(255),
    /** The bytes of the file, base64. */
    content: z.base64({ error: 'file_required' }).min(4, { error: 'file_empty' }),
  }),
  response: z.object({ data: z.array(checkedLine), truncated: z.boolean() }),
});

export const checkImport = endpoint({
  name: 'imports.check',
  method: 'POST',
  path: '/admin/import/students/check',
  access: ofBranch,
  summary: 'Tells again what is wrong, after lines were edited',
  maxBodyBytes: 4 * 1024 * 1024,
  body: z.object({ lines: z.array(line).max(MAX_IMPORT_ROWS) }),
  response: z.object({ data: z.array(checkedLine) }),
});

export const runImport = endpoint({
  name: 'imports.run',
  method: 'POST',
  path: '/admin/import/students',
  access: ofBranch,
  summary:
    'Makes the students of all lines or of none, once for an `Idempotency-Key`; accounts have no password yet',
  maxBodyBytes: 4 * 1024 * 1024,
  body: z.object({
    file_name: z.string().trim().max(255),
    /** For level_3; others import into their own branch. */
    branch_id: id.optional(),
    lines: z
      .array(
        line.extend({
          action: z.enum(importActions),
          /** With `create`: confirms that this is another child than the similar one. */
          as_new: z.boolean().default(false),
          /** Version of the student to update, as seen. */
          version: integer.nullish(),
        }),
      )
      .min(1, { error: 'required' })
      .max(MAX_IMPORT_ROWS),
  }),
  response: done.extend({ id: z.int() }),
});

export const importProgress = endpoint({
  name: 'imports.progress',
  method: 'GET',
  path: '/admin/import/students/progress',
  access: { admin: { scope: 'own' } },
  summary: 'How far the import is that the caller has just started; null while none is writing',
  response: z.object({ written: z.int().nullable() }),
});

const batch = z.object({
  id: z.int(),
  file_name: z.string(),
  created_at: z.iso.datetime({ offset: true }),
  created_by: z.string(),
  created: z.int(),
  updated: z.int(),
  undone_at: z.iso.datetime({ offset: true }).nullable(),
});

export const listImports = endpoint({
  name: 'imports.list',
  method: 'GET',
  path: '/admin/import/students',
  access: ofBranch,
  summary: 'The imports so far, the newest first',
  query: pageQuery,
  response: paged(batch),
});
export type ImportRow = Result<typeof listImports>['data'][number];

export const importDetails = endpoint({
  name: 'imports.details',
  method: 'GET',
  path: '/admin/import/students/:id',
  access: ofBranch,
  summary: 'One import, with its accounts that nobody has signed in to yet',
  params: idParams,
  response: batch.extend({ without_password: z.int(), not_signed_in: z.int() }),
});
export type ImportDetails = Result<typeof importDetails>;

export const issueImportPasswords = endpoint({
  name: 'imports.issuePasswords',
  method: 'POST',
  path: '/admin/import/students/:id/passwords',
  access: ofBranch,
  summary:
    'Issues passwords to the next accounts of an import that nobody has signed in to; this answer alone tells them',
  params: idParams,
  body: z.object({
    /** `next` from the previous answer; absent in the first call. */
    after: integer.default(0),
    /** Also replaces passwords issued but never used. */
    anew: z.boolean().default(false),
  }),
  response: z.object({
    accounts: z.array(
      z.object({
        role: z.enum(['student', 'parent']),
        name: z.string(),
        sign_in: z.string(),
        password: z.string(),
      }),
    ),
    next: z.int().nullable(),
  }),
});
export type IssuedAccounts = Result<typeof issueImportPasswords>['accounts'];

export const undoImport = endpoint({
  name: 'imports.undo',
  method: 'POST',
  path: '/admin/import/students/:id/undo',
  access: ofBranch,
  summary: 'Takes an import back whole, while nothing new has happened to anybody of it',
  params: idParams,
  response: done,
});
