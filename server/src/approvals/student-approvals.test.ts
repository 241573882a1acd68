import { beforeAll, describe, expect, test } from '@jest/globals';
import * as approvals from '@portal/shared-api/approvals';
import { today } from '@portal/shared-api/calendar';
import type { Endpoint } from '@portal/shared-api/endpoint';
import { eq } from 'drizzle-orm';
import { accounts } from '../database/schema/accounts.ts';
import { studentRegistrations } from '../database/schema/registrations.ts';
import { studentPeriods, students } from '../database/schema/students.ts';
import { verifyPassword } from '../sessions/passwords.ts';
import { addAdmin, addBranch, addStudent } from '../testing/people.ts';
import { testPortal, type TestAnswer, type TestCall } from '../testing/portal.ts';

const portal = await testPortal();
const { database } = portal;
const call = (token: string, endpoint: Endpoint, given?: TestCall) => portal.call(endpoint, given, token);

const password = 'aB3$efghijklm';
let georgetown: number;
let bayanLepas: number;
let level1: string;
let level3: string;
let otherBranch: string;
let level1Account: number;

beforeAll(async () => {
  georgetown = await addBranch(database, 'Georgetown');
  bayanLepas = await addBranch(database, 'Bayan Lepas');
  const admin = await addAdmin(database, { level: 'level_1', branchId: georgetown });
  level1Account = admin.accountId;
  level1 = admin.token;
  level3 = (await addAdmin(database, { level: 'level_3' })).token;
  otherBranch = (await addAdmin(database, { level: 'level_2', branchId: bayanLepas })).token;
});

let applicants = 0;
async function register(values: Partial<typeof studentRegistrations.$inferInsert> = {}) {
  applicants += 1;
  const [row] = await database
    .insert(studentRegistrations)
    .values({
      name: `Kumar A/L Raju ${applicants}`,
      phone: '+60123456789',
      email: `applicant-${applicants}@test.example`,
      educationLevel: 'form_1',
      school: 'SMK Penang Free',
      branchId: georgetown,
      packageInterest: 'tuition',
      consentVersion: '2025-01',
      ...values,
    })
    .returning();
  return row!;
}

const accept = (token: string, id: number, body: object = {}) =>
  call(token, approvals.acceptStudent, {
    params: { id },
    // They all have the same name.
    body: { password, despite_doubles: true, ...body },
  });
const reject = (token: string, id: number) => call(token, approvals.rejectStudent, { params: { id } });
const list = (token: string, page = 1) => call(token, approvals.pendingStudents, { query: { page } });
const idsOf = ({ body }: TestAnswer) => body.data.map(({ id }: { id: number }) => id);
const studentOf = async (studentId: string) =>
  (await database.select().from(students).where(eq(students.studentId, studentId)))[0]!;

describe('accepting', () => {
  test('asks about an IC that an active student has', async () => {
    await addStudent(database, { branchId: georgetown, name: 'Here Already', ic: '090909070011' });
    const { id } = await register();
    const refused = await accept(level1, id, { ic: '090909-07-0011' });
    expect(refused.body).toMatchObject({ code: 'same_ic', message: expect.stringContaining('Here Already') });
    expect((await accept(level1, id, { ic: '090909-07-0011', same_ic: true })).status).toBe(200);
  });

  test('asks about a child who may be a student already', async () => {
    await addStudent(database, { branchId: georgetown, name: 'Chong Mei Yee' });
    const { id } = await register({ name: 'chong mei yee' });
    const refused = await accept(level1, id, { despite_doubles: false });
    expect(refused.body).toMatchObject({
      code: 'may_be_here',
      message: expect.stringMatching(/Chong Mei Yee \(SS\d+\)/),
    });
    expect((await accept(level1, id)).status).toBe(200);
  });

  test('makes account, student and first period, and shows the Student ID', async () => {
    const referrer = await addStudent(database, { branchId: georgetown, referralCode: 'REFERRER' });
    const registration = await register({ referredById: referrer.id });
    const { status, body } = await accept(level1, registration.id, {
      ic: '080115-07-1234',
      guardian_name: 'Raju',
      guardian_phone: '012-345 6789',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ student_id: expect.stringMatching(/^SS\d+$/), shares_email: false });

    const student = await studentOf(body.student_id);
    expect(student).toMatchObject({
      name: registration.name,
      phone: registration.phone,
      branchId: georgetown,
      educationLevel: 'form_1',
      school: 'SMK Penang Free',
      ic: '080115071234',
      guardianName: 'Raju',
      guardianPhone: '+60123456789',
      address: null,
      referredById: referrer.id,
      points: 0,
      initializedAt: null,
    });
    expect(student.referralCode).not.toBe('REFERRER');
    const periods = await database
      .select()
      .from(studentPeriods)
      .where(eq(studentPeriods.studentId, student.id));
    expect(periods).toMatchObject([{ fromDate: today(), untilDate: null }]);

    const [account] = await database.select().from(accounts).where(eq(accounts.id, student.accountId));
    expect(account).toMatchObject({ role: 'student', email: registration.email, status: 'active' });
    expect(await verifyPassword(account!.passwordHash!, password)).toBe(true);

    const [decided] = await database
      .select()
      .from(studentRegistrations)
      .where(eq(studentRegistrations.id, registration.id));
    expect(decided).toMatchObject({ status: 'accepted', studentId: student.id, decidedBy: level1Account });
  });

  test('siblings share an address, and the admin is told', async () => {
    const email = 'family@test.example';
    const first = await accept(level1, (await register({ email })).id);
    const second = await accept(level1, (await register({ email, name: 'Sister' })).id);
    expect([first.body.shares_email, second.body.shares_email]).toEqual([false, true]);
    expect(first.body.student_id).not.toBe(second.body.student_id);
  });

  test('of two admins at once one wins, and one student exists', async () => {
    const registration = await register();
    const answers = await Promise.all([
      accept(level1, registration.id),
      accept(level3, registration.id),
      reject(level3, registration.id),
    ]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400, 400]);
    for (const { status, body } of answers) if (status === 400) expect(body.code).toBe('already_processed');
    const made = await database.select().from(students).where(eq(students.name, registration.name));
    const rejected = answers[2].status === 200;
    expect(made).toHaveLength(rejected ? 0 : 1);
  });

  test('many at once get an ID and a referral code each', async () => {
    const registrations = await Promise.all(Array.from({ length: 8 }, () => register()));
    const answers = await Promise.all(registrations.map(({ id }) => accept(level3, id)));
    expect(new Set(answers.map(({ body }) => body.student_id)).size).toBe(8);
  });

  test.each([
    ['short password', { password: 'short' }, 'password'],
    ['wrong IC', { ic: '991301075555' }, 'ic'],
    ['wrong phone', { guardian_phone: '+60312345' }, 'guardian_phone'],
  ])('%s is refused at its field and decides nothing', async (_, wrong, field) => {
    const { id } = await register();
    const { status, body } = await accept(level1, id, wrong);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
    expect((await accept(level1, id)).status).toBe(200);
  });
});

describe('rejecting', () => {
  test('makes nothing, is final, and the same family may register again', async () => {
    const registration = await register();
    expect((await reject(level1, registration.id)).status).toBe(200);
    const again = await accept(level1, registration.id);
    expect([again.status, again.body.code]).toEqual([400, 'already_processed']);
    expect(again.body.message).toBe('This was already processed: you have rejected it.');
    expect((await accept(level3, registration.id)).body.message).toMatch(/processed: .+ has rejected it\.$/);
    expect(await database.select().from(students).where(eq(students.name, registration.name))).toEqual([]);
    const { email, name } = registration;
    await expect(register({ email, name })).resolves.toMatchObject({ status: 'pending' });
  });
});

describe('branches', () => {
  test('a registration of another branch looks like none, to the letter', async () => {
    const { id } = await register({ branchId: georgetown });
    for (const decide of [accept, reject]) {
      const foreign = await decide(otherBranch, id);
      const absent = await decide(otherBranch, 999_999);
      expect([foreign.status, foreign.bytes.toString()]).toEqual([404, absent.bytes.toString()]);
    }
    expect(idsOf(await list(level1))).toContain(id);
    expect(idsOf(await list(otherBranch))).not.toContain(id);
  });

  test('level_3 sees and decides all', async () => {
    const here = await register({ branchId: georgetown });
    const there = await register({ branchId: bayanLepas });
    expect((await accept(level3, here.id)).status).toBe(200);
    expect((await accept(level3, there.id)).status).toBe(200);
  });
});

test('lists 15 a page, oldest first, in as many queries as one row takes', async () => {
  const rows = [];
  for (let row = 0; row < 16; row += 1) rows.push(await register({ branchId: bayanLepas }));
  const first = await list(otherBranch);
  const second = await list(otherBranch, 2);
  expect(idsOf(first)).toEqual(rows.slice(0, 15).map(({ id }) => id));
  expect(idsOf(second)).toEqual([rows[15]!.id]);
  expect([first.body.last_page, second.body.last_page]).toEqual([2, 2]);
  expect((await list(otherBranch, 3)).body).toEqual({ data: [], last_page: 2 });
  // session, rows, count
  expect((await list(otherBranch)).queries).toBe(3);
});
