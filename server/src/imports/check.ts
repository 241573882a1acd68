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
import type { z } from 'zod';
import type { Queryable } from '../database/connect.ts';
import type { Caller } from '../http/caller.ts';
import { isJoinDate } from '../students/join-dates.ts';
import { normalized } from './columns.ts';
import { nameParts, type Comparable } from '../students/double-rules.ts';
import { changesOf, findExisting, type Existing, type Readable } from './existing.ts';

interface Line {
  line: number;
  values: ImportValues;
}

type Problems = Record<string, string[]>;

/** A number from which Excel removed a zero is reported as it is, never completed. */
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

const columns = Object.entries(importedStudent.shape) as [keyof Readable, z.ZodType][];

/** Column by column, so a line can be compared as soon as its name or IC is readable. */
const readableOf = (values: ImportValues): Readable =>
  Object.fromEntries(
    columns.map(([column, schema]) => [column, schema.safeParse(values[column]).data ?? null]),
  ) as unknown as Readable;

/** What identifies lines as one child: the IC, or the name or part of it together with something else. */
function keysOf({ key, ic, email, phones }: Comparable): string[] {
  const { latin, chinese } = nameParts(key);
  const more = [ic && `birth ${ic.slice(0, 6)}`, email, ...phones].filter(Boolean);
  return [
    ...(ic ? [`ic ${ic}`] : []),
    ...[key, latin, chinese].filter(Boolean).flatMap((name) => more.map((one) => `${name} ${one}`)),
  ];
}

/** For each line, the earlier one that is the same child. */
function twins(lines: readonly Line[], likenesses: readonly Comparable[]): (number | undefined)[] {
  const seen = new Map<string, { line: number; ic: string | null }>();
  return likenesses.map((child, at) => {
    const keys = keysOf(child);
    const other = keys
      .map((one) => seen.get(one))
      .find((one) => one && !(one.ic && child.ic && one.ic !== child.ic));
    for (const one of keys) if (!seen.has(one)) seen.set(one, { line: lines[at]!.line, ic: child.ic });
    return other?.line;
  });
}

export interface Checked extends CheckedLine {
  parsed: ImportedStudent | null;
  existing: Existing | null;
}

/** Each line with its problems and the student it matches or may match, in two queries for all lines. */
export async function checkLines(
  database: Queryable,
  caller: Caller,
  lines: readonly Line[],
  language: Language,
): Promise<Checked[]> {
  const read = lines.map(({ line, values }) => {
    const plain = normalized(values);
    return { line, values: plain, readable: readableOf(plain), ...problemsOf(plain, language) };
  });
  const { likenesses, found } = await findExisting(
    database,
    caller,
    read.map(({ readable }) => readable),
  );
  const twice = twins(lines, likenesses);
  return read.map(({ line, values, readable, problems, student }, at) => {
    const other = twice[at];
    const match = found[at];
    return {
      line,
      values,
      problems:
        other === undefined
          ? problems
          : { ...problems, name: [codeText('line_twice', language, { line: other })] },
      student: match
        ? {
            id: match.existing.id,
            student_id: match.existing.studentId,
            name: match.existing.name,
            version: match.existing.version,
            certain: match.certain,
            shares: match.shares,
            changes: changesOf(match.existing, readable),
          }
        : null,
      parsed: other === undefined ? student : null,
      existing: match?.existing ?? null,
    };
  });
}
