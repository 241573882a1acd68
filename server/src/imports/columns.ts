import { isDate } from '@portal/shared-api/calendar';
import { educationLevelNames, educationLevels } from '@portal/shared-api/education-levels';
import { importColumns, type ImportColumn, type ImportValues } from '@portal/shared-api/imports';
import { months } from '@portal/shared-api/period';
import { plainLine } from '@portal/shared-api/plain-text';
import { fail } from '../http/errors.ts';
import { dateOfSerial, type SheetLine } from './read-sheet.ts';

/** Header names of each column, in the template and in people's own files. */
export const columnNames: Record<ImportColumn, { en: string; ch: string; also?: string[] }> = {
  name: { en: 'Name', ch: '姓名', also: ['student name', '学生姓名'] },
  ic: { en: 'IC', ch: '身份证号码', also: ['mykid', 'nric', '身份证'] },
  email: { en: 'Email', ch: '电子邮件', also: ['e-mail', '电邮'] },
  phone: { en: 'Phone', ch: '电话', also: ['contact', 'contact number', '电话号码'] },
  education_level: { en: 'Education Level', ch: '教育程度', also: ['level', '年级', '教育阶段'] },
  school: { en: 'School', ch: '学校' },
  guardian_name: { en: 'Guardian Name', ch: '监护人姓名', also: ['guardian', '家长姓名'] },
  guardian_phone: { en: 'Guardian Phone', ch: '监护人电话', also: ['家长电话'] },
  guardian_email: { en: 'Guardian Email', ch: '监护人电子邮件', also: ['家长电邮'] },
  address: { en: 'Address', ch: '地址' },
  join_date: { en: 'Join Date', ch: '入学日期', also: ['joined'] },
};

/** Required for every student. */
export const required: readonly ImportColumn[] = ['name', 'email', 'phone', 'education_level', 'join_date'];

const key = (text: string): string =>
  plainLine(text)
    .toLowerCase()
    .replace(/[\s_*:-]+/g, '');

const columnOf = (title: string): ImportColumn | undefined =>
  importColumns.find((column) => {
    const { en, ch, also = [] } = columnNames[column];
    return [column, en, ch, ...also].some((name) => key(name) === key(title));
  });

const levels = new Map(
  educationLevels.flatMap((level) => {
    const { en, ch } = educationLevelNames[level];
    const short = level.replace(/^standard_/, 'std').replace(/^form_/, 'f');
    return [level, en, ch, short].map((name) => [key(name).replace(/[()（）]/g, ''), level] as const);
  }),
);
/** `Standard 3`, `std 3` or `三年级` as the code. Anything else is kept for the error message. */
const levelCode = (text: string): string => levels.get(key(text).replace(/[()（）]/g, '')) ?? text;

const two = (digits: string): string => digits.padStart(2, '0');

/** `Jan`, `Sept` or `January` as a number. */
const monthNumber = (name: string): string =>
  String(months.findIndex((month) => month.toLowerCase().startsWith(name.toLowerCase())) + 1);

/**
 * `2026-01-31`, `31/1/2026` as Malaysians write it, `31 Jan 2026` and `2026年1月31日` as the portal does, or the number of a
 * day; what is none of them stays for its message.
 */
function dateText(text: string, is1904: boolean): string {
  const plain = plainLine(text);
  if (/^\d{4,5}$/.test(plain)) return dateOfSerial(Number(plain), is1904);
  const [, year, month, day] = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[ T].*)?$/.exec(plain) ?? [];
  const [, first, second, last] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(plain) ?? [];
  const [, inMonth, monthName, inYear] = /^(\d{1,2})[- ]([a-z]{3,9})[- ](\d{4})$/i.exec(plain) ?? [];
  const date = year
    ? [year, two(month!), two(day!)]
    : last
      ? [last, two(second!), two(first!)]
      : inYear
        ? [inYear, two(monthNumber(monthName!)), two(inMonth!)]
        : [];
  return isDate(date.join('-')) ? date.join('-') : text;
}

/** The lines of a file as values by column. The first line names the columns, in any order. */
export function valuesOf([titles, ...lines]: readonly SheetLine[], is1904: boolean) {
  const columns = (titles?.cells ?? []).map(columnOf);
  const missing = required.filter((column) => !columns.includes(column));
  if (missing.length > 0)
    fail('import_columns', { params: { columns: missing.map((column) => columnNames[column].en) } });
  if (lines.length === 0) fail('import_empty');
  return lines.map(({ line, cells }) => {
    const values = Object.fromEntries(importColumns.map((column) => [column, ''])) as ImportValues;
    columns.forEach((column, at) => {
      const text = (cells[at] ?? '').slice(0, 1000);
      if (!column || text === '') return;
      values[column] =
        column === 'education_level'
          ? levelCode(text)
          : column === 'join_date'
            ? dateText(text, is1904)
            : text;
    });
    return { line, values };
  });
}

/** An edited line is read like one of a file. */
export const normalized = (values: ImportValues): ImportValues => ({
  ...values,
  education_level: levelCode(values.education_level),
  join_date: dateText(values.join_date, false),
});
