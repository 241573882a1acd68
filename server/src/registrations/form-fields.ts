import type { RegisteringRole } from '@portal/shared-api/registrations';

type Fields = Record<string, unknown>;

const secret = new Set(['password', 'confirmPassword']);

/** Rows of the parent's form are named by index. */
const rowsOf = (fields: Fields): unknown[] =>
  Object.entries(fields)
    .filter(([name]) => /^students\.\d{1,2}$/.test(name))
    .map(([, value]) => value);

/** Converts what a browser posts into the body of the call: it omits what is not chosen, and knows no lists. */
export function bodyOf(role: RegisteringRole, fields: Fields): Fields {
  const consent = fields['consent'] !== undefined;
  switch (role) {
    case 'student':
      return { selectedBranch: '', ...fields, consent };
    case 'parent':
      return { ...fields, student_ids: rowsOf(fields), consent };
    case 'teacher':
      return fields;
  }
}

/** What the page shows again, by the form's field names. */
export function shownAgain(fields: Fields): Fields {
  const shown = Object.entries(fields).filter(([name]) => !secret.has(name) && !name.startsWith('students.'));
  const students = rowsOf(fields);
  return {
    ...Object.fromEntries(shown),
    ...(students.length > 0 ? { students } : {}),
    consent: fields['consent'] !== undefined,
  };
}
