import { beforeAll, describe, expect, test } from '@jest/globals';
import { addDays, today } from '@portal/shared-api/calendar';
import type { Endpoint } from '@portal/shared-api/endpoint';
import { changeStudentPassword, studentProfile } from '@portal/shared-api/profiles';
import { signInStudent } from '@portal/shared-api/session';
import { listStudents, studentClasses, studentDetails } from '@portal/shared-api/students';
import * as contract from '@portal/shared-api/students-editing';
import { eq } from 'drizzle-orm';
import { auditEntries } from '../database/schema/audit.ts';
import { attendanceMarks, attendanceSheets } from '../database/schema/attendance.ts';
import { classEnrollments } from '../database/schema/classes.ts';
import { studentPeriods, students } from '../database/schema/students.ts';
import { addClass, enroll } from '../testing/classes.ts';
import { PASSWORD, addAdmin, addBranch, addStudent } from '../testing/people.ts';
import { testPortal, type TestCall } from '../testing/portal.ts';

const portal = await testPortal();
const { database } = portal;
const call = (token: string, endpoint: Endpoint, given?: TestCall) => portal.call(endpoint, given, token);

let georgetown: number;
let bayanLepas: number;
let level1: string;
let level3: string;
beforeAll(async () => {
  georgetown = await addBranch(database, 'Georgetown');
  bayanLepas = await addBranch(database, 'Bayan Lepas');
  level1 = (await addAdmin(database, { level: 'level_1', branchId: georgetown })).token;
  level3 = (await addAdmin(database, { level: 'level_3' })).token;
});

let made = 0;
const newStudent = (values: Record<string, unknown> = {}) => ({
  name: 'Kumar A/L Raju',
  email: `kumar${++made}@test.example`,
  phone: '012-345 6789',
  ic: '150101-07-0001',
  same_ic: true,
  despite_doubles: true,
  education_level: 'standard_3',
  school: 'A school of no list',
  guardian_name: "D'Cruz",
  guardian_phone: '+60',
  address: '12, Jalan Burma',
  join_date: today(),
  password: 'aB3$kk29xmQz!',
  ...values,
});

const create = (values?: Record<string, unknown>, token = level1) =>
  call(token, contract.createStudent, { body: newStudent(values) });
const detailsOf = async (id: number, token = level1) =>
  (await call(token, studentDetails, { params: { id } })).body;
const errorsOf = async (values: Record<string, unknown>, token = level1) =>
  (await create(values, token)).body.errors;

describe('New Student', () => {
  test('makes account, student and first stay, and says so in the specified words', async () => {
    const answer = await create({ join_date: addDays(today(), -40) });
    expect(answer).toMatchObject({
      status: 200,
      body: { message: 'Student Created Successfully', shares_email: false },
    });
    expect(await detailsOf(answer.body.id)).toMatchObject({
      student_id: answer.body.student_id,
      name: 'Kumar A/L Raju',
      phone: '+60123456789',
      ic: '150101070001',
      guardian_phone: null,
      school: 'A school of no list',
      join_date: addDays(today(), -40),
      original_join_date: addDays(today(), -40),
      is_initialized: false,
      branch: { id: georgetown },
      version: 1,
    });
    const signedIn = await portal.call(signInStudent, {
      body: { email: answer.body.student_id, password: 'aB3$kk29xmQz!' },
    });
    expect(signedIn.body.is_initialized).toBe(false);
  });

  test.each([
    'name',
    'email',
    'ic',
    'phone',
    'education_level',
    'school',
    'guardian_name',
    'address',
    'password',
  ])('requires %s', async (field) => {
    expect(Object.keys(await errorsOf({ [field]: undefined }))).toEqual([field]);
    expect(Object.keys(await errorsOf({ [field]: '\u200b \u202e' }))).toEqual([field]);
  });

  test.each([['欧阳美玲'], ["D'Cruz"], ['x'.repeat(100)]])('keeps %s as it is written', async (name) => {
    const { body } = await create({ name });
    expect((await detailsOf(body.id)).name).toBe(name);
  });

  test('holds the join date to the years of the centre', async () => {
    expect((await errorsOf({ join_date: '1999-12-31' })).join_date[0]).toContain('from 2000-01-01');
    expect((await errorsOf({ join_date: addDays(today(), 366) })).join_date).toHaveLength(1);
    expect((await create({ join_date: addDays(today(), 365) })).status).toBe(200);
  });

  test('takes a referral code as people say it and refuses one of nobody', async () => {
    const referrer = await addStudent(database, { branchId: bayanLepas, referralCode: 'ABCD2345' });
    const { body } = await create({ referred_by: ' abcd-2345 ' });
    expect((await detailsOf(body.id)).referred_by.student_id).toBe(referrer.studentId);
    expect((await errorsOf({ referred_by: 'NOBODY99' })).referred_by).toEqual([
      'This referral code is not known',
    ]);
  });

  test('refuses what is easily guessed', async () => {
    expect((await errorsOf({ password: 'password' })).password[0]).toContain('Many people');
    expect((await errorsOf({ password: 'kumar a/l raju' })).password[0]).toContain('not your name');
  });

  test('is for the own branch; level_3 chooses one', async () => {
    expect((await create({ branch_id: bayanLepas })).status).toBe(404);
    expect((await errorsOf({}, level3)).branch_id).toEqual(['Empty selection']);
    expect((await errorsOf({ branch_id: 999_999 }, level3)).branch_id).toHaveLength(1);
    expect((await create({ branch_id: bayanLepas }, level3)).status).toBe(200);
  });

  test('a sibling with the same address signs in with the Student ID', async () => {
    const { body: first } = await create({ email: 'siblings@test.example' });
    const { body: second } = await create({ email: ' Siblings@Test.example\u200b' });
    expect([first.shares_email, second.shares_email]).toEqual([false, true]);
  });
});

describe('Information', () => {
  const update = async (id: number, values: Record<string, unknown>, token = level1) => {
    const { student_id: _, branch: __, referred_by: ___, ...now } = await detailsOf(id, token);
    return call(token, contract.updateStudent, { params: { id }, body: { ...now, ...values } });
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
        ['The student attended a class on 2025-03-17. Please choose that day or an earlier one'],
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
});

describe('suspend and rejoin', () => {
  const suspend = (id: number) => call(level1, contract.suspendStudent, { params: { id } });
  const rejoin = (id: number) => call(level1, contract.rejoinStudent, { params: { id } });
  const staysOf = (id: number) =>
    database
      .select({ from: studentPeriods.fromDate, until: studentPeriods.untilDate })
      .from(studentPeriods)
      .where(eq(studentPeriods.studentId, id))
      .orderBy(studentPeriods.id);

  test('ends sessions, places and the stay from today; the history stays', async () => {
    const student = await addStudent(database, { branchId: georgetown });
    const classId = await addClass(database, {
      branchId: georgetown,
      commenceDate: addDays(today(), -30),
      concludeDate: addDays(today(), 30),
    });
    await database
      .insert(classEnrollments)
      .values({ classId, studentId: student.id, fromDate: addDays(today(), -20) });
    expect((await call(student.token, studentProfile)).status).toBe(200);

    expect((await suspend(student.id)).status).toBe(200);
    expect((await call(student.token, studentProfile)).status).toBe(401);
    const signIn = { body: { email: student.studentId, password: PASSWORD } };
    expect((await portal.call(signInStudent, signIn)).body.code).toBe('sign_in_failed');
    const [place] = await database
      .select()
      .from(classEnrollments)
      .where(eq(classEnrollments.studentId, student.id));
    expect(place).toMatchObject({ fromDate: addDays(today(), -20), untilDate: today() });
    expect(await staysOf(student.id)).toEqual([{ from: '2025-01-06', until: today() }]);
    expect((await detailsOf(student.id)).status).toBe('suspended');
    expect((await suspend(student.id)).body.code).toBe('student_already_suspended');
  });

  test('a filter finds the suspended ones', async () => {
    const student = await addStudent(database, { branchId: georgetown, name: 'Aaa Suspended' });
    await suspend(student.id);
    const listed = async (query: Record<string, unknown>) =>
      (await call(level1, listStudents, { query })).body.data.map(({ id }: { id: number }) => id);
    expect(await listed({})).not.toContain(student.id);
    expect(await listed({ status: 'suspended' })).toContain(student.id);
  });

  test('rejoin opens one new stay, also when two press at once, and no class', async () => {
    const student = await addStudent(database, { branchId: georgetown, joined: '2025-01-06' });
    await database
      .update(studentPeriods)
      .set({ untilDate: '2025-03-01' })
      .where(eq(studentPeriods.studentId, student.id));
    await suspend(student.id);
    const answers = await Promise.all([rejoin(student.id), rejoin(student.id)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect(await staysOf(student.id)).toEqual([
      { from: '2025-01-06', until: '2025-03-01' },
      { from: today(), until: null },
    ]);
    expect((await call(level1, studentClasses, { params: { id: student.id } })).body.data).toEqual([]);
    expect((await rejoin(student.id)).body.code).toBe('student_already_active');
  });

  test('a stay that has not begun goes on', async () => {
    const student = await addStudent(database, { branchId: georgetown, joined: addDays(today(), 10) });
    await suspend(student.id);
    await rejoin(student.id);
    expect(await staysOf(student.id)).toEqual([{ from: addDays(today(), 10), until: null }]);
  });
});

describe('an issued password', () => {
  const issue = (id: number, password: string) =>
    call(level1, contract.issueStudentPassword, { params: { id }, body: { password } });

  test('replaces the old one and ends every session', async () => {
    const student = await addStudent(database, { branchId: georgetown });
    expect((await issue(student.id, 'aB3$kk29xmQz!')).status).toBe(200);
    expect((await call(student.token, studentProfile)).status).toBe(401);
    const signIn = (password: string) =>
      portal.call(signInStudent, { body: { email: student.studentId, password } });
    expect((await signIn(PASSWORD)).status).toBe(401);
    const { token } = (await signIn('aB3$kk29xmQz!')).body;
    const own = { existing_password: 'aB3$kk29xmQz!', new_password: student.email };
    expect((await call(token, changeStudentPassword, { body: own })).body.errors.new_password[0]).toContain(
      'not your name or email',
    );
  });

  test('is no common one', async () => {
    const student = await addStudent(database, { branchId: georgetown });
    expect((await issue(student.id, '12345678')).body.errors.password).toHaveLength(1);
    expect((await call(student.token, studentProfile)).status).toBe(200);
  });
});

describe('doubles', () => {
  const find = async (child: Record<string, unknown>, token = level1) =>
    (await call(token, contract.doubles, { body: child })).body.data;
  const phone = '+60137654321';
  let child: { id: number };
  beforeAll(async () => {
    child = await addStudent(database, {
      branchId: georgetown,
      name: 'Lim Xiao Ming',
      ic: '160203070011',
      guardianPhone: phone,
    });
  });

  test.each([
    ['the name without regard to case and spaces', { name: 'LIM XIAOMING' }, ['name']],
    ['the IC', { name: 'Other', ic: '160203-07-0011' }, ['ic', 'birth_date']],
    [
      'birth date and the guardian’s phone',
      { ic: '160203079999', guardian_phone: phone },
      ['birth_date', 'guardian_phone'],
    ],
    [
      'birth date and phone under which the child is registered',
      { ic: '160203079999', phone },
      ['birth_date', 'guardian_phone'],
    ],
  ])('by %s', async (_, given, shares) => {
    expect(await find(given)).toMatchObject([{ id: child.id, shares }]);
  });

  test.each([
    ['a phone alone, which siblings share', { guardian_phone: phone }],
    ['a birth date alone', { ic: '160203079999' }],
    ['nothing', {}],
    ['half an IC', { ic: '1602' }],
  ])('not by %s', async (_, given) => {
    expect(await find(given)).toEqual([]);
  });

  test('by a part of the name only with something else', async () => {
    await addStudent(database, {
      branchId: georgetown,
      name: 'Khoo Wen Xuan 邱文萱',
      guardianPhone: '+60171112222',
    });
    const shares = async (given: object) =>
      (await find({ ...given })).map((one: { shares: object }) => one.shares);
    expect(await shares({ name: 'KHOO WEN XUAN' })).toEqual([]);
    const both = [['part_of_name', 'guardian_phone']];
    expect(await shares({ name: 'KHOO WEN XUAN', guardian_phone: '+60171112222' })).toEqual(both);
    expect(await shares({ name: '邱文萱', guardian_phone: '+60171112222' })).toEqual(both);
  });

  test('an IC that an active student has is asked about once', async () => {
    const taken = { ic: '170101070011', same_ic: false };
    await addStudent(database, { branchId: georgetown, name: 'First Child', ic: taken.ic });
    expect((await create(taken)).body).toMatchObject({
      code: 'same_ic',
      message: expect.stringContaining('First Child (SS'),
    });
    expect((await create({ ...taken, same_ic: true })).status).toBe(200);
  });

  test('a child who may be here already is asked about once, with another IC too', async () => {
    await addStudent(database, { branchId: georgetown, name: 'Chong Mei Yee', ic: '180101070011' });
    const alike = { name: 'Chong Mei Yee', ic: '180101070099', despite_doubles: false };
    expect((await create(alike)).body).toMatchObject({
      code: 'may_be_here',
      message: expect.stringMatching(/Chong Mei Yee \(SS\d+\)/),
    });
    expect((await create({ ...alike, despite_doubles: true })).status).toBe(200);
    const other = {
      name: 'Chong Mei Ling',
      ic: '180101070012',
      phone: '+60131112222',
      despite_doubles: false,
    };
    expect((await create(other)).status).toBe(200);
  });

  test('keeps to the branch', async () => {
    await addStudent(database, { branchId: bayanLepas, name: 'Far Away' });
    expect(await find({ name: 'far away' })).toEqual([]);
    expect(await find({ name: 'far away' }, level3)).toHaveLength(1);
  });

  test('knows every student row of the table once', async () => {
    await database.update(students).set({ ic: '160203070011' }).where(eq(students.id, child.id));
    expect(await find({ name: 'Lim Xiao Ming', ic: '160203070011', guardian_phone: phone })).toHaveLength(1);
  });
});
