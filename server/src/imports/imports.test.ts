import { beforeAll, describe, expect, test } from '@jest/globals';
import { today } from '@portal/shared-api/calendar';
import type { Endpoint } from '@portal/shared-api/endpoint';
import * as contract from '@portal/shared-api/imports';
import { outstandingPayments, studentOutstanding } from '@portal/shared-api/outstanding';
import { signInParent, signInStudent } from '@portal/shared-api/session';
import { studentDetails } from '@portal/shared-api/students';
import { merges, mergeStudents, undoMerge } from '@portal/shared-api/students-merging';
import { asc, eq, like, sql, type SQL } from 'drizzle-orm';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { accounts } from '../database/schema/accounts.ts';
import { students } from '../database/schema/students.ts';
import { addAdmin, addBranch, addStudent } from '../testing/people.ts';
import { testPortal, type TestCall } from '../testing/portal.ts';

const portal = await testPortal();
const { database } = portal;
const call = (token: string, endpoint: Endpoint, given?: TestCall) => portal.call(endpoint, given, token);

let branchId: number;
let level1: string;
beforeAll(async () => {
  branchId = await addBranch(database, 'Georgetown');
  level1 = (await addAdmin(database, { level: 'level_1', branchId })).token;
});

const titles = [
  'Name',
  'IC',
  'Email',
  'Phone',
  'Education Level',
  'School',
  'Guardian Name',
  'Guardian Phone',
  'Guardian Email',
  'Join Date',
];
let made = 0;
const row = (values: Record<string, unknown> = {}) => {
  made += 1;
  const all: Record<string, unknown> = {
    Name: `Child ${made}`,
    IC: '',
    Email: `child${made}@import.example`,
    Phone: `01${String(20_000_000 + made)}`,
    'Education Level': 'Standard 3',
    School: 'SK Westlands',
    'Guardian Name': 'Raju',
    'Guardian Phone': '',
    'Guardian Email': '',
    'Join Date': '2026-01-05',
    ...values,
  };
  return titles.map((title) => all[title]);
};
const csvOf = (rows: unknown[][], separator = ',') =>
  [titles, ...rows].map((cells) => cells.map((cell) => `"${String(cell)}"`).join(separator)).join('\r\n');
const read = async (content: Uint8Array | string) =>
  call(level1, contract.readImport, {
    body: { file_name: 'students.csv', content: Buffer.from(content).toString('base64') },
  });
type Line = {
  line: number;
  values: Record<string, string>;
  problems: Record<string, string[]>;
  student: { version: number; changes: object[] } | null;
};
const run = (
  lines: Line[],
  action: (line: Line) => string = ({ student }) => (student ? 'skip' : 'create'),
  headers: Record<string, string> = {},
) =>
  call(level1, contract.runImport, {
    headers,
    body: {
      file_name: 'students.csv',
      lines: lines.map((line) => ({ ...line, action: action(line), version: line.student?.version ?? null })),
    },
  });
const issue = (id: number, body: { after?: number; anew?: boolean } = {}) =>
  call(level1, contract.issueImportPasswords, { params: { id }, body });
const linesOf = async (rows: unknown[][]): Promise<Line[]> => (await read(csvOf(rows))).body.data;
const studentCount = () => database.$count(students);

describe('files', () => {
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

test('makes students and guardians, siblings with one guardian, and tells the passwords', async () => {
  const guardian = { 'Guardian Email': 'raju@import.example', 'Guardian Phone': '0139998888' };
  const lines = await linesOf([row({ Name: 'Ravi', ...guardian }), row({ Name: 'Devi', ...guardian })]);
  const answer = await run(lines);
  expect(answer.body.message).toBe('Imported: 2 new, 0 updated.');
  const { accounts: issued } = (await issue(answer.body.id)).body;
  expect(issued.map(({ role, name }: { role: string; name: string }) => [role, name])).toEqual([
    ['student', 'Ravi'],
    ['student', 'Devi'],
    ['parent', 'Raju'],
  ]);
  const signIn = (endpoint: Endpoint, { sign_in, password }: { sign_in: string; password: string }) =>
    portal.call(endpoint, { body: { email: sign_in, password } });
  expect((await signIn(signInStudent, issued[0])).status).toBe(200);
  expect((await signIn(signInParent, issued[2])).status).toBe(200);
});

test('passwords that were lost are issued anew to whoever has not signed in', async () => {
  const { body } = await run(await linesOf(Array.from({ length: 30 }, () => row())));
  const waiting = async () => {
    const { body: batch } = await call(level1, contract.importDetails, { params: { id: body.id } });
    return [batch.without_password, batch.not_signed_in];
  };
  expect(await waiting()).toEqual([30, 0]);
  const first = (await issue(body.id)).body;
  expect([first.accounts.length, await waiting()]).toEqual([25, [5, 25]]);
  expect((await issue(body.id, { after: first.next })).body).toMatchObject({ next: null });
  const [used, lost] = first.accounts;
  const signIn = async ({ sign_in, password }: { sign_in: string; password: string }) =>
    (await portal.call(signInStudent, { body: { email: sign_in, password } })).status;
  expect(await signIn({ ...used, password: '' })).toBe(400);
  expect(await signIn(used)).toBe(200);
  expect((await issue(body.id)).body.accounts).toEqual([]);
  const anew = (await issue(body.id, { anew: true })).body.accounts;
  expect(anew.map((one: { sign_in: string }) => one.sign_in)).not.toContain(used.sign_in);
  expect([await signIn(lost), await signIn(anew[0]), await signIn(used)]).toEqual([401, 200, 200]);
});

test('nobody signs in to an account without a password', async () => {
  const { body } = await run(await linesOf([row({ Name: 'No Password' })]));
  const [student] = await database.select().from(students).where(eq(students.name, 'No Password'));
  const answer = await portal.call(signInStudent, {
    body: { email: student!.studentId, password: 'nobody has this password' },
  });
  expect(answer.status).toBe(401);
  expect((await issue(body.id)).body.accounts.length).toBe(1);
});

test('a repeated press makes one import', async () => {
  const lines = await linesOf([row()]);
  const headers = { 'idempotency-key': 'one-press-of-import' };
  const press = () => run(lines, () => 'create', headers);
  const answers = await Promise.all([press(), press()]);
  expect(answers.map(({ body }) => body.message)).toEqual(Array(2).fill('Imported: 1 new, 0 updated.'));
  expect(answers[0].body.id).toBe(answers[1].body.id);
});

test('what was undone owes nothing, and a merge that was undone keeps no import from it', async () => {
  const { body } = await run(await linesOf([row({ Name: 'Gone Again' }), row({ Name: 'Other Again' })]));
  const found = await database
    .select()
    .from(students)
    .where(like(students.name, '% Again'))
    .orderBy(asc(students.id));
  const one = found[0]!.id;
  const names = async () =>
    (await call(level1, outstandingPayments, { query: { search: 'Again' } })).body.data.length;
  expect(await names()).toBe(2);
  const level3 = (await addAdmin(database, { level: 'level_3' })).token;
  const merged = await call(level3, mergeStudents, {
    params: { id: one, studentId: found[1]!.studentId },
    body: { kept_version: found[0]!.version, merged_version: found[1]!.version, take: [] },
  });
  expect(merged.status).toBe(200);
  expect(await names()).toBe(1);
  const undo = () => call(level1, contract.undoImport, { params: { id: body.id } });
  expect((await undo()).body.code).toBe('import_not_undoable');
  const [{ id: mergeId }] = (await call(level3, merges, { params: { id: one } })).body.data;
  expect((await call(level3, undoMerge, { params: { id: mergeId } })).status).toBe(200);
  expect(await names()).toBe(2);
  expect((await undo()).status).toBe(200);
  expect(await names()).toBe(0);
  const start = await call(level1, studentOutstanding, { params: { id: one } });
  expect(start.status).toBe(404);
});

test('a second run doubles nobody and changes nobody', async () => {
  const rows = [row({ IC: '150101070101' }), row({ Name: 'Only Name', Phone: '0125556666' })];
  await run(await linesOf(rows));
  const before = await studentCount();
  const again = await linesOf(rows);
  expect(again.map(({ student }) => student !== null)).toEqual([true, true]);
  await run(again);
  expect((await run(again, () => 'create')).body).toMatchObject({
    code: 'import_doubles',
    message: expect.stringContaining('Only Name'),
  });
  expect(await studentCount()).toBe(before);
});

async function addressed(student: { name: string; joined?: string }, email: string) {
  const added = await addStudent(database, { branchId, ...student });
  await database.update(accounts).set({ email }).where(eq(accounts.id, added.accountId));
  return added;
}

test('who may be a student already is asked about, and made when it is another child', async () => {
  await addStudent(database, { branchId, name: 'Khoo Wen Xuan 邱文萱', guardianPhone: '+60171110000' });
  const lines = await linesOf([row({ Name: 'KHOO WEN XUAN', 'Guardian Phone': '0171110000' })]);
  expect(lines[0]!.student).toMatchObject({ certain: false, shares: ['part_of_name', 'guardian_phone'] });
  const before = await studentCount();
  expect((await run(lines, () => 'create')).body.code).toBe('import_doubles');
  await run(
    lines.map((line) => ({ ...line, as_new: true })),
    () => 'create',
  );
  expect(await studentCount()).toBe(before + 1);
});

test('the same name and address are the same child, also on a line that is not right yet', async () => {
  const { id } = await addressed({ name: 'Ali Baba' }, 'ali@import.example');
  const [line] = await linesOf([row({ Name: 'ALI BABA', Email: 'ali@import.example', Phone: 'x' })]);
  expect(line!.problems.phone).toBeDefined();
  expect(line!.student).toMatchObject({ id, certain: true });
});

test('every column that would be written is compared, the join date and the guardian’s account too', async () => {
  const { id } = await addressed({ name: 'Dated Child', joined: '2026-02-02' }, 'dated@import.example');
  const lines = await linesOf([
    row({
      Name: 'Dated Child',
      Email: 'dated@import.example',
      'Guardian Email': 'dated.guardian@import.example',
    }),
  ]);
  const { changes } = lines[0]!.student!;
  expect(changes).toContainEqual({ column: 'join_date', from: '2026-02-02', to: '2026-01-05' });
  expect(changes).toContainEqual({ column: 'guardian_email', from: '', to: 'dated.guardian@import.example' });
  const { body } = await run(lines, () => 'update');
  const joined = async () => (await call(level1, studentDetails, { params: { id } })).body.original_join_date;
  expect(await joined()).toBe('2026-01-05');
  expect(
    (await linesOf([row({ Name: 'Dated Child', Email: 'dated@import.example' })]))[0]!.student!.changes,
  ).not.toContainEqual(expect.objectContaining({ column: 'join_date' }));
  expect((await call(level1, contract.undoImport, { params: { id: body.id } })).status).toBe(200);
  expect(await joined()).toBe('2026-02-02');
});

test('what staff changed is overwritten only where somebody says so', async () => {
  const student = await addStudent(database, {
    branchId,
    name: 'Kept Child',
    phone: '+60127778888',
    school: 'SMK Union',
  });
  const rows = [row({ Name: 'Kept Child', Phone: '0127778888', School: 'SK Westlands' })];
  const details = async () => (await call(level1, studentDetails, { params: { id: student.id } })).body;
  const lines = await linesOf(rows);
  expect(lines[0]!.student!.changes).toContainEqual({
    column: 'school',
    from: 'SMK Union',
    to: 'SK Westlands',
  });
  await run(lines);
  expect((await details()).school).toBe('SMK Union');
  const updated = await run(lines, () => 'update');
  expect(updated.body.message).toBe('Imported: 0 new, 1 updated.');
  expect((await details()).school).toBe('SK Westlands');
  expect((await run(lines, () => 'update')).body.code).toBe('changed_meanwhile');
  await call(level1, contract.undoImport, { params: { id: updated.body.id } });
  expect((await details()).school).toBe('SMK Union');
});

test('one wrong line, and nothing is written', async () => {
  const before = await studentCount();
  const lines = await linesOf([row(), row({ Email: 'x' })]);
  expect((await run(lines)).body).toMatchObject({
    code: 'import_incomplete',
    message: expect.stringContaining('Lines 3'),
  });
  expect(await studentCount()).toBe(before);
});

test('is undone by batch, and not after something new', async () => {
  const lines = await linesOf([row({ 'Guardian Email': 'undo@import.example' }), row()]);
  const { body } = await run(lines);
  const undo = () => call(level1, contract.undoImport, { params: { id: body.id } });
  expect((await undo()).body.message).toContain('undone');
  const [account] = await database.select().from(accounts).where(eq(accounts.email, 'undo@import.example'));
  expect(account!.deletedAt).not.toBeNull();
  expect((await undo()).body.code).toBe('undone_already');
  const again = await run(await linesOf([row({ Name: 'Busy Child' })]));
  await database.update(students).set({ school: 'Elsewhere' }).where(eq(students.name, 'Busy Child'));
  expect((await call(level1, contract.undoImport, { params: { id: again.body.id } })).body).toMatchObject({
    code: 'import_not_undoable',
    message: expect.stringContaining('Busy Child'),
  });
});

test('is not undone once a new student has a fee item or another join date', async () => {
  const { body } = await run(await linesOf([row({ Name: 'Has News' })]));
  const [student] = await database.select().from(students).where(eq(students.name, 'Has News'));
  const undo = async () => (await call(level1, contract.undoImport, { params: { id: body.id } })).body.code;
  const change = (statement: SQL) => database.execute(statement);
  await change(
    sql`insert into student_presets (student_id, title, value_sen, position) values (${student!.id}, 'Fee', 100, 1)`,
  );
  expect(await undo()).toBe('import_not_undoable');
  await change(sql`delete from student_presets where student_id = ${student!.id}`);
  await change(sql`update student_periods set from_date = '2026-01-06' where student_id = ${student!.id}`);
  expect(await undo()).toBe('import_not_undoable');
  await change(sql`update student_periods set from_date = '2026-01-05' where student_id = ${student!.id}`);
  expect(await undo()).toBeUndefined();
});

test('the template has every column and is read as empty', async () => {
  const template = await call(level1, contract.importTemplate);
  expect(template.status).toBe(200);
  const { body } = await read(template.bytes);
  expect(body).toEqual({ data: [], truncated: false });
  const { sheets } = await readXlsx(template.bytes, { readStyles: true });
  const [students, help] = sheets;
  expect(students!.cells?.get('1,1')?.style?.numFmt).toBe('@');
  expect(help!.rows.flat()).toEqual(expect.arrayContaining(['Standard 3', expect.stringContaining('012')]));
});

test('the list has what was imported, the newest first', async () => {
  const { body } = await call(level1, contract.listImports);
  const ids = body.data.map(({ id }: { id: number }) => id);
  expect(ids).toEqual(ids.toSorted((one: number, other: number) => other - one));
  expect(body.data[0]).toMatchObject({ file_name: 'students.csv', created: 1 });
  expect(today() >= body.data[0].created_at.slice(0, 4)).toBe(true);
});
