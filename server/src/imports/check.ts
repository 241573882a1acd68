import { today } from '@portal/shared-api/calendar';
import {
  importedStudent,
  type CheckedLine,
  type ImportedStudent,
  type ImportValues,
} from '@portal/shared-api/imports';
import { fieldErrors } from '@portal/shared-api/issues';
import type { Language } from '@portal/shared-api/languages';
import { codeText } from '../http/errors.ts';
import { plainNumber } from '@portal/shared-api/plain-text';
import type { Queryable } from '../database/connect.ts';
import type { Caller } from '../http/caller.ts';
import { isJoinDate } from '../students/join-dates.ts';
import { normalized } from './columns.ts';
import { changesOf, findExisting, nameKey, type Existing } from './existing.ts';

interface Line {
  line: number;
  values: ImportValues;
}

type Problems = Record<string, string[]>;

/** A number that Excel took a zero from is told as what it is, never completed. */
function lostZeros({ ic, phone, guardian_phone }: ImportValues, language: Language): Problems {
  const problems: Problems = {};
  const digits = plainNumber(ic);
  if (/^\d{9,11}$/.test(digits))
    problems.ic = [codeText('ic_zero_lost', language, { digits: digits.length })];
  for (const [column, value] of Object.entries({ phone, guardian_phone })) {
    const number = plainNumber(value);
    if (/^1\d{7,9}$/.test(number)) problems[column] = [codeText('phone_zero_lost', language, { number })];
  }
  return problems;
}

function problemsOf(
  values: ImportValues,
  language: Language,
): { problems: Problems; student: ImportedStudent | null } {
  const parsed = importedStudent.safeParse(values);
  const problems: Problems = {
    ...(parsed.success ? {} : fieldErrors(parsed.error, language)),
    ...lostZeros(values, language),
  };
  if (problems.join_date && values.join_date) problems.join_date = [codeText('date_ambiguous', language)];
  if (problems.education_level && values.education_level)
    problems.education_level = [codeText('education_level_unknown', language)];
  if (parsed.success && !isJoinDate(parsed.data.join_date, today()))
    problems.join_date = [codeText('date_invalid', language)];
  const isRight = parsed.success && Object.keys(problems).length === 0;
  return { problems, student: isRight ? parsed.data : null };
}

/** What two lines of one child share. */
const keysOf = ({ name, ic, guardian_phone, phone }: ImportedStudent) => [
  ...(ic ? [`ic ${ic}`] : []),
  ...[guardian_phone, phone].flatMap((number) => (number ? [`${nameKey(name)} ${number}`] : [])),
];

export interface Checked extends CheckedLine {
  parsed: ImportedStudent | null;
  existing: Existing | null;
}

/** Each line with what is wrong with it and the student it means, in one query for all of them. */
export async function checkLines(
  database: Queryable,
  caller: Caller,
  lines: readonly Line[],
  language: Language,
): Promise<Checked[]> {
  const read = lines.map(({ line, values }) => {
    const plain = normalized(values);
    return { line, values: plain, ...problemsOf(plain, language) };
  });
  const existing = await findExisting(
    database,
    caller,
    read.flatMap(({ student }) => (student ? [student] : [])),
  );
  const seen = new Map<string, number>();
  return read.map(({ line, values, problems, student }) => {
    const keys = student ? keysOf(student) : [];
    const twice = keys.map((one) => seen.get(one)).find((other) => other !== undefined);
    for (const one of keys) if (!seen.has(one)) seen.set(one, line);
    const found = student ? existing(student) : null;
    return {
      line,
      values,
      problems:
        twice === undefined
          ? problems
          : { ...problems, name: [codeText('line_twice', language, { line: twice })] },
      student: found && {
        id: found.id,
        student_id: found.studentId,
        name: found.name,
        version: found.version,
        changes: changesOf(found, student!),
      },
      parsed: twice === undefined ? student : null,
      existing: found,
    };
  });
}
