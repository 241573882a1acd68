import { describe, expect, test } from '@jest/globals';
import { addDays, today } from '@portal/shared-api/calendar';
import { studentProfile } from '@portal/shared-api/profiles';
import { signInStudent } from '@portal/shared-api/session';
import { studentDetails } from '@portal/shared-api/students';
import { suspendStudent, updateStudent } from '@portal/shared-api/students-editing';
import { eq } from 'drizzle-orm';
import { auditEntries } from '../database/schema/audit.ts';
import { attendanceMarks, attendanceSheets } from '../database/schema/attendance.ts';
import { classEnrollments } from '../database/schema/classes.ts';
import { studentPeriods } from '../database/schema/students.ts';
import { addClass, enroll } from '../testing/classes.ts';
import { addAdmin, addStudent, PASSWORD } from '../testing/people.ts';
import { studentsPortal } from './testing-students.ts';

const { portal, database, call, georgetown, bayanLepas, level1, level3, create, detailsOf } =
  await studentsPortal();

const update = async (id: number, values: Record<string, unknown>, token = level1) => {
  const { student_id: _, branch: __, referred_by: ___, ...now } = await detailsOf(id, token);
  return call(token, updateStudent, { params: { id }, body: { ...now, ...values } });
};

test('an IC that another active student has is asked about where it is new', async () => {
  const ic = '160909070022';
  const first = await addStudent(database, { branchId: georgetown, name: 'Has The IC', ic });
  const second = await addStudent(database, {
    branchId: georgetown,
    name: 'Gets The IC',
    school: 'SK Ara',
  });
  expect((await update(second.id, { ic })).body).toMatchObject({
    code: 'same_ic',
    message: expect.stringContaining('Has The IC (SS'),
  });
  expect((await detailsOf(second.id)).ic).toBeNull();
  expect((await update(second.id, { ic, same_ic: true })).status).toBe(200);
  expect((await update(second.id, { ic, name: 'Shares The IC' })).status).toBe(200);
  expect((await update(first.id, { ic, name: 'Still Has It' })).status).toBe(200);
});

test('changes every part and writes what it was', async () => {
  const { body } = await create();
  const answer = await update(body.id, {
    name: 'Kumar Raju',
    phone: '0111234567',
    ic: '',
    guardian_phone: '019-8765432',
  });
  expect(answer).toMatchObject({ status: 200, body: { message: 'Student Updated Successfully' } });
  expect(await detailsOf(body.id)).toMatchObject({
    name: 'Kumar Raju',
    phone: '+60111234567',
    ic: null,
    guardian_phone: '+60198765432',
  });
  const entries = await database.select().from(auditEntries).where(eq(auditEntries.recordId, body.id));
  expect(entries.find(({ action }) => action === 'updated')?.details).toMatchObject({
    name: { from: 'Kumar A/L Raju', to: 'Kumar Raju' },
  });
});

test('of two who edit one student one wins, the other is told', async () => {
  const { body } = await create();
  const answers = await Promise.all(['One', 'Two'].map((name) => update(body.id, { name, version: 1 })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  expect(answers.find(({ status }) => status === 400)?.body.code).toBe('changed_meanwhile');
});

test('a join date moves the beginning of its stay', async () => {
  const { id } = await addStudent(database, { branchId: georgetown, joined: '2024-01-01' });
  await update(id, { original_join_date: '2024-02-01' });
  expect(await detailsOf(id)).toMatchObject({ original_join_date: '2024-02-01', join_date: '2024-02-01' });
  await update(id, { join_date: '2024-03-01' });
  expect(await detailsOf(id)).toMatchObject({ original_join_date: '2024-03-01', join_date: '2024-03-01' });

  await database
    .update(studentPeriods)
    .set({ untilDate: '2024-06-01' })
    .where(eq(studentPeriods.studentId, id));
  await database.insert(studentPeriods).values({ studentId: id, fromDate: '2024-09-01' });
  await update(id, { join_date: '2024-10-01' });
  expect(await detailsOf(id)).toMatchObject({ original_join_date: '2024-03-01', join_date: '2024-10-01' });
  expect((await update(id, { join_date: '2024-05-31' })).body.errors.join_date[0]).toContain('overlap');
  expect((await update(id, { original_join_date: '2024-06-02' })).status).toBe(400);
  expect(await detailsOf(id)).toMatchObject({ original_join_date: '2024-03-01', join_date: '2024-10-01' });
});

describe('of a student in classes', () => {
  const joined = '2025-03-03';
  const placesOf = async (id: number) =>
    (
      await database
        .select({ from: classEnrollments.fromDate })
        .from(classEnrollments)
        .where(eq(classEnrollments.studentId, id))
        .orderBy(classEnrollments.id)
    ).map(({ from }) => from);

  test('is not later than the first lesson that was attended', async () => {
    const { id } = await addStudent(database, { branchId: georgetown, joined });
    const classId = await addClass(database, { branchId: georgetown });
    const { accountId } = await addAdmin(database, { level: 'level_3' });
    for (const [attendanceDate, attended] of [
      ['2025-03-10', false],
      ['2025-03-17', true],
    ] as const) {
      await database.insert(attendanceSheets).values({ classId, attendanceDate, submittedBy: accountId });
      await database.insert(attendanceMarks).values({ classId, attendanceDate, studentId: id, attended });
    }
    const answer = await update(id, { join_date: addDays(today(), 30) });
    expect([answer.status, answer.body.errors.join_date]).toEqual([
      400,
      ['The student attended a class on 17 Mar 2025. Please choose that day or an earlier one'],
    ]);
    expect((await update(id, { join_date: '2025-03-18' })).status).toBe(400);
    expect((await update(id, { join_date: '2025-03-17' })).status).toBe(200);
  });

  test('takes the places along that began with it, and leaves those that began later', async () => {
    const { id } = await addStudent(database, { branchId: georgetown, joined });
    for (const fromDate of [joined, '2025-01-06', '2025-04-01'])
      await enroll(database, {
        ...{ classId: await addClass(database, { branchId: georgetown }), studentId: id, fromDate },
      });
    await update(id, { join_date: '2025-02-03' });
    expect(await placesOf(id)).toEqual(['2025-02-03', '2025-01-06', '2025-04-01']);
  });

  test('puts nobody into a class twice on one day', async () => {
    const { id } = await addStudent(database, { branchId: georgetown, joined: '2024-01-01' });
    await database
      .update(studentPeriods)
      .set({ untilDate: '2025-01-13' })
      .where(eq(studentPeriods.studentId, id));
    await database.insert(studentPeriods).values({ studentId: id, fromDate: joined });
    const classId = await addClass(database, { branchId: georgetown });
    await enroll(database, { classId, studentId: id, untilDate: '2025-02-10' });
    await enroll(database, { classId, studentId: id, fromDate: joined });
    await update(id, { join_date: '2025-02-03' });
    expect(await placesOf(id)).toEqual(['2024-01-01', '2025-02-10']);
  });
});

test('nobody refers themselves, not even in a circle', async () => {
  const { body: a } = await create();
  const codeOf = async (id: number) => (await detailsOf(id)).referral_code;
  const { body: b } = await create({ referred_by: await codeOf(a.id) });
  expect((await update(a.id, { referred_by: await codeOf(a.id) })).body.errors.referred_by[0]).toContain(
    'themselves',
  );
  expect((await update(a.id, { referred_by: await codeOf(b.id) })).body.errors.referred_by).toHaveLength(1);
  await update(b.id, { referred_by: '' });
  expect((await detailsOf(b.id)).referred_by).toBeNull();
});

test('only level_3 moves a student to another branch', async () => {
  const { body } = await create();
  expect((await update(body.id, { branch_id: bayanLepas })).status).toBe(404);
  expect((await update(body.id, { branch_id: bayanLepas }, level3)).status).toBe(200);
  expect((await call(level1, studentDetails, { params: { id: body.id } })).status).toBe(404);
});

describe('a password in an edit', () => {
  const CHOSEN = 'aB3$kk29xmQz!';
  const signIn = async (email: string, password: string) =>
    (await portal.call(signInStudent, { body: { email, password } })).status;

  test.each<[string, string | undefined, number, number]>([
    ['a new one replaces the old one and ends every session', CHOSEN, 401, 200],
    ['an empty one changes nothing', '', 200, 401],
    ['none changes nothing', undefined, 200, 401],
  ])('%s', async (_, password, session, withChosen) => {
    const student = await addStudent(database, { branchId: georgetown });
    expect((await call(student.token, studentProfile)).status).toBe(200);
    expect((await update(student.id, { email: student.email, phone: '0111234567', password })).status).toBe(
      200,
    );
    expect((await call(student.token, studentProfile)).status).toBe(session);
    expect(await signIn(student.studentId, CHOSEN)).toBe(withChosen);
    expect(await signIn(student.studentId, PASSWORD)).toBe(withChosen === 200 ? 401 : 200);
  });

  test.each(['12345678', 'short'])('%s is refused at its field, and nothing is changed', async (password) => {
    const student = await addStudent(database, { branchId: georgetown, name: 'As Before' });
    const answer = await update(student.id, { phone: '0111234567', name: 'Changed', password });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['password']]);
    expect((await detailsOf(student.id)).name).toBe('As Before');
    expect((await call(student.token, studentProfile)).status).toBe(200);
  });

  test('is refused for who is suspended, as an issued one is', async () => {
    const student = await addStudent(database, { branchId: georgetown });
    await call(level1, suspendStudent, { params: { id: student.id } });
    const given = { phone: '0111234567' };
    expect((await update(student.id, { ...given, password: CHOSEN })).body.code).toBe(
      'student_already_suspended',
    );
    expect((await update(student.id, { ...given, name: 'Still Edited' })).status).toBe(200);
  });
});

test.each<[string, string | null | undefined, string | null]>([
  ['a name', ' SK Ara ', 'SK Ara'],
  ['null', null, null],
  ['nothing', undefined, null],
  ['an empty name', '', '! Input is required'],
  ['blanks', ' \u200b ', '! Input is required'],
])('the school is required where Others is chosen: %s', async (_, school, stored) => {
  const { body } = await create();
  const answer = await update(body.id, { school });
  const said = answer.status === 400 ? `! ${answer.body.errors.school[0]}` : null;
  expect(said ?? (await detailsOf(body.id)).school).toBe(stored);
  if (said) expect((await detailsOf(body.id)).school).toBe('A school of no list');
});
