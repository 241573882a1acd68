import { beforeAll, expect, test } from '@jest/globals';
import * as contract from '@portal/shared-api/reports';
import { readXlsx } from 'hucre/xlsx';
import { attendanceMarks, attendanceSheets } from '../database/schema/attendance.ts';
import { payments } from '../database/schema/payments.ts';
import { addClass, teach } from '../testing/classes.ts';
import { addAdmin, addBranch, addStudent, addTeacher, type Person } from '../testing/people.ts';
import { testPortal } from '../testing/portal.ts';

const { call, database } = await testPortal();
const georgetown = await addBranch(database, 'Georgetown');
const bayanLepas = await addBranch(database, 'Bayan Lepas');
const level3 = await addAdmin(database, { level: 'level_3' });
const level2 = await addAdmin(database, { level: 'level_2', branchId: georgetown });

let student: Person & { studentId: string };
let classId: number;
let teacher: Person;
beforeAll(async () => {
  student = await addStudent(database, { branchId: georgetown, name: '=HYPERLINK("x")' });
  const far = await addStudent(database, { branchId: bayanLepas, name: '陈美华' });
  const accept = {
    ...{ firstAcceptBy: level3.accountId, firstAcceptAt: new Date(), receipt: {} as never },
    ...{ paymentType: 'Cash' as const, createdBy: level3.accountId },
  };
  await database.insert(payments).values([
    {
      ...accept,
      studentId: student.id,
      branchId: georgetown,
      amountSen: 12_050,
      paymentDate: '2025-02-03',
      paymentFor: '2025-01-01',
      status: 'pending_checking',
    },
    {
      ...accept,
      studentId: far.id,
      branchId: bayanLepas,
      amountSen: 8000,
      paymentDate: '2025-01-31',
      paymentFor: '2025-01-01',
      status: 'pending_checking',
    },
    {
      studentId: student.id,
      branchId: georgetown,
      amountSen: 999,
      paymentDate: '2025-01-01',
      paymentFor: '2025-01-01',
      paymentType: 'Cash',
      createdBy: level3.accountId,
    },
  ]);
  classId = await addClass(database, { branchId: georgetown });
  teacher = await addTeacher(database);
  await teach(database, classId, teacher.id);
  const sheet = { classId, attendanceDate: '2025-01-06' };
  await database.insert(attendanceSheets).values([
    { ...sheet, submittedBy: teacher.accountId },
    { classId, attendanceDate: '2025-02-03', submittedBy: teacher.accountId },
  ]);
  await database.insert(attendanceMarks).values({ ...sheet, studentId: student.id, attended: true });
});

const report = async (
  endpoint: typeof contract.paymentReport | typeof contract.attendanceReport,
  query: object,
) => {
  const answer = await call(endpoint, { query: { month: 'January', year: '2025', ...query } }, level3.token);
  expect(answer.status).toBe(200);
  return (await readXlsx(answer.bytes)).sheets;
};

test('payments of a month, by what they are for and by their date; only what was accepted', async () => {
  const [byMonth, byDate] = await report(contract.paymentReport, {});
  expect(byMonth!.rows.map((row) => row.slice(1, 3))).toEqual([
    ['Student ID', 'Student Name'],
    [student.studentId, '=HYPERLINK("x")'],
    [expect.stringMatching(/^SS/), '陈美华'],
    [null, null],
  ]);
  expect(byMonth!.rows[1]!.slice(4, 9)).toEqual([
    'January-2025',
    '2025-02-03',
    'Cash',
    120.5,
    'Pending Checking',
  ]);
  expect(byMonth!.rows.at(-1)![7]).toBe(200.5);
  expect(byDate!.rows).toHaveLength(3);
});

test('of one branch, named in the file', async () => {
  const [byMonth] = await report(contract.paymentReport, { branch_id: bayanLepas });
  expect(byMonth!.rows).toHaveLength(3);
  const { headers } = await call(
    contract.paymentReport,
    { query: { month: 'May', year: 2024, branch_id: bayanLepas } },
    level3.token,
  );
  expect(headers['content-disposition']).toContain('PaymentReport_May_2024_Bayan');
});

test('a month without rows is a valid file with headers', async () => {
  const [byMonth, byDate] = await report(contract.paymentReport, { year: '2001' });
  expect([byMonth!.rows.length, byDate!.rows.length]).toEqual([1, 1]);
});

test('attendance of a class in a month', async () => {
  const [sheet] = await report(contract.attendanceReport, { class_id: classId, teacher_id: teacher.id });
  expect(sheet!.rows).toEqual([
    ['Student ID', 'Student Name', '2025-01-06', 'Present'],
    [student.studentId, '=HYPERLINK("x")', 'Present', 1],
  ]);
});

test.each([
  ['another level', 403, () => level2.token, {}],
  ['a year out of range', 400, () => level3.token, { year: '1999' }],
  ['no month', 400, () => level3.token, { month: 'Januari' }],
  ['an unknown branch', 404, () => level3.token, { branch_id: 999_999 }],
])('%s is refused with %i', async (_, status, token, query) => {
  const asked = { query: { month: 'January', year: '2025', ...query } };
  expect((await call(contract.paymentReport, asked, token())).status).toBe(status);
});

test('a class that the teacher does not teach is not found', async () => {
  const other = await addTeacher(database);
  const query = { month: 'January', year: 2025, class_id: classId, teacher_id: other.id } as const;
  expect((await call(contract.attendanceReport, { query }, level3.token)).status).toBe(404);
});
