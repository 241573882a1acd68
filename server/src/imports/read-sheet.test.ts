import { expect, test } from '@jest/globals';
import * as contract from '@portal/shared-api/imports';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { importingPortal, csvOf, row, titles, type Line } from './testing-imports.ts';

const { call, level1, read, linesOf } = await importingPortal();

const chinese = () => csvOf([row({ Name: '欧阳美玲' })]);
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

test.each<[string, (text: string) => Uint8Array | string]>([
  ['UTF-8', (text) => text],
  ['UTF-8 with its mark', (text) => `\ufeff${text}`],
  ['UTF-16', utf16],
  ['UTF-16 the other way round', (text) => utf16(text).swap16()],
  ['with semicolons', (text) => text.replaceAll('","', '";"')],
  ['with Excel’s first line', (text) => `sep=,\r\n${text}`],
])('CSV in %s', async (_, encode) => {
  const { body } = await read(encode(chinese()));
  expect(body.data[0].values.name).toBe('欧阳美玲');
  expect(body.data[0].problems).toEqual({});
});

test('Excel’s own Chinese CSV', async () => {
  // 姓名,电子邮件,电话,年级,入学日期 and one line, in GB18030
  const bytes = Buffer.from(
    'd0d5c3fb2cb5e7d7d3d3cabcfe2cb5e7bbb02cc4eabcb62cc8ebd1a7c8d5c6da0d0ac5b7d1f4c3c0c1e12c6d65696c696e67406578616d706c652e636f6d2c3031322d333435363738392cc8fdc4eabcb62c352f312f323032360d0a',
    'hex',
  );
  const { body } = await read(bytes);
  expect(body.data[0]).toMatchObject({
    values: { name: '欧阳美玲', education_level: 'standard_3', join_date: '2026-01-05' },
    problems: {},
  });
});

const workbook = (rows: unknown[][], dateSystem?: '1904') =>
  writeXlsx({
    sheets: [{ name: 'Students', rows: [titles, ...rows] as never }],
    ...(dateSystem ? { dateSystem } : {}),
  });

test('a workbook with dates as dates and as numbers, also counted from 1904', async () => {
  const day = new Date(Date.UTC(2026, 0, 5));
  const { body } = await read(await workbook([row({ 'Join Date': day }), row({ 'Join Date': 46_027 })]));
  expect(body.data.map(({ values }: Line) => values.join_date)).toEqual(['2026-01-05', '2026-01-05']);
  const mac = await read(await workbook([row({ 'Join Date': day }), row({ 'Join Date': 44_565 })], '1904'));
  expect(mac.body.data.map(({ values }: Line) => values.join_date)).toEqual(['2026-01-05', '2026-01-05']);
});

test.each([
  ['5/1/2026', '2026-01-05'],
  ['2026-1-5', '2026-01-05'],
  ['5 Jan 2026', '2026-01-05'],
  ['5-Sept-2025', '2025-09-05'],
  ['05 JANUARY 2026', '2026-01-05'],
  ['2026年1月5日', '2026-01-05'],
])('a date written as %s', async (text, date) => {
  const [line] = await linesOf([row({ 'Join Date': text })]);
  expect([line!.values.join_date, line!.problems]).toEqual([date, {}]);
});

test.each(['5 Foo 2026', '31 Feb 2026', '5 Jan 26', '31/31/2026'])(
  '%s is no date, and is not guessed',
  async (text) => {
    const [line] = await linesOf([row({ 'Join Date': text })]);
    expect([line!.values.join_date, Object.keys(line!.problems)]).toEqual([text, ['join_date']]);
  },
);

test('a zero that Excel dropped is told, never guessed', async () => {
  const { body } = await read(await workbook([row({ IC: 50_101_070_011, Phone: 123_456_789 })]));
  expect(body.data[0].problems).toEqual({
    ic: [expect.stringContaining('11 digits')],
    phone: [expect.stringContaining('0123456789')],
  });
});

test('what is no table is refused in words', async () => {
  expect((await read(Buffer.from([0x50, 0x4b, 3, 4, 1, 2, 3]))).body.code).toBe('import_unreadable');
  expect((await read('Name,Phone\nA,1')).body).toMatchObject({
    code: 'import_columns',
    message: expect.stringContaining('Email'),
  });
});

test('a file without students is refused in words', async () => {
  expect((await read(titles.join(','))).body).toMatchObject({
    code: 'import_empty',
    message: expect.stringContaining('holds no students'),
  });
  expect((await read(await workbook([['', '']]))).body.code).toBe('import_empty');
});

test('every line has its problems beside the column', async () => {
  const [line] = await linesOf([
    row({ Email: 'x', 'Education Level': 'Std 99', 'Join Date': '31/31/2026', Name: '' }),
  ]);
  expect(Object.keys(line!.problems).toSorted()).toEqual(['education_level', 'email', 'join_date', 'name']);
  const [first, twin] = await linesOf([
    row({ Name: 'Same', Phone: '0121111111' }),
    row({ Name: 'SAME', Phone: '0121111111' }),
  ]);
  expect(first!.problems).toEqual({});
  expect(twin!.problems.name).toEqual([expect.stringContaining('line 2')]);
});

test('the template has every column and holds no students', async () => {
  const template = await call(level1, contract.importTemplate);
  expect(template.status).toBe(200);
  const { body } = await read(template.bytes);
  expect(body.code).toBe('import_empty');
  const { sheets } = await readXlsx(template.bytes, { readStyles: true });
  const [students, help] = sheets;
  expect(students!.cells?.get('1,1')?.style?.numFmt).toBe('@');
  expect(help!.rows.flat()).toEqual(expect.arrayContaining(['Standard 3', expect.stringContaining('012')]));
});
