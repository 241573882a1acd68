import { today } from '@portal/shared-api/calendar';
import { educationLevelNames, educationLevels } from '@portal/shared-api/education-levels';
import { importColumns, type ImportColumn } from '@portal/shared-api/imports';
import type { Language } from '@portal/shared-api/languages';
import { writeXlsx } from 'hucre/xlsx';
import { columnNames } from './columns.ts';

/** Rows formatted as text, so that Excel drops no zero and converts no date. Empty ones are ignored. */
const TEXT_ROWS = 500;
const asText = { numFmt: '@' };

const texts = {
  en: {
    students: 'Students',
    help: 'How to fill in',
    column: 'Column',
    meaning: 'What to write',
    needed: 'needed',
    levels: 'Education levels',
  },
  ch: {
    students: '学生',
    help: '填写说明',
    column: '栏目',
    meaning: '填写内容',
    needed: '必填',
    levels: '年级',
  },
};

const meanings: Partial<Record<ImportColumn, Record<Language, string>>> = {
  ic: { en: '12 digits, with the zeros in front: 150101070011', ch: '12 位数字，包括开头的 0：150101070011' },
  phone: { en: 'With the zero in front: 0123456789', ch: '包括开头的 0：0123456789' },
  guardian_phone: { en: 'With the zero in front: 0123456789', ch: '包括开头的 0：0123456789' },
  guardian_email: {
    en: 'The guardian gets an account as a parent; siblings share it',
    ch: '监护人会得到家长账号，兄弟姐妹共用',
  },
  education_level: { en: 'One of the levels below', ch: '以下其中一个年级' },
  join_date: {
    en: `Year-month-day, or day/month/year: ${today()}, ${today().split('-').toReversed().join('/')}`,
    ch: `年-月-日，或 日/月/年：${today()}、${today().split('-').toReversed().join('/')}`,
  },
};

/** A workbook with a header row and text cells, and a second sheet with instructions. */
export async function importTemplate(language: Language, required: readonly ImportColumn[]): Promise<Buffer> {
  const say = texts[language];
  const columns = importColumns.map((column) => ({
    header: columnNames[column][language],
    key: column,
    width: 22,
    style: asText,
  }));
  const blank = Object.fromEntries(importColumns.map((column) => [column, '']));
  const help = importColumns.map((column) => [
    columnNames[column][language] + (required.includes(column) ? ` (${say.needed})` : ''),
    meanings[column]?.[language] ?? '',
  ]);
  const levels = educationLevels.map((level) => ['', educationLevelNames[level][language]]);
  return Buffer.from(
    await writeXlsx({
      sheets: [
        {
          name: say.students,
          columns,
          data: Array.from({ length: TEXT_ROWS }, () => blank),
          freezePane: { rows: 1 },
        },
        {
          name: say.help,
          columns: [{ width: 28 }, { width: 60 }],
          rows: [[say.column, say.meaning], ...help, [], [say.levels, ''], ...levels],
        },
      ],
    }),
  );
}
