import { Readable } from 'node:stream';
import { beforeAll, describe, expect, test } from '@jest/globals';
import * as approvals from '@portal/shared-api/approvals';
import { today } from '@portal/shared-api/calendar';
import type { Endpoint } from '@portal/shared-api/endpoint';
import { eq } from 'drizzle-orm';
import { accounts } from '../database/schema/accounts.ts';
import { files } from '../database/schema/files.ts';
import { teacherRegistrations } from '../database/schema/registrations.ts';
import { teachers } from '../database/schema/teachers.ts';
import { addAdmin, addBranch, addParent, addTeacher } from '../testing/people.ts';
import { testPortal, type TestCall } from '../testing/portal.ts';

const portal = await testPortal();
const { database, storage } = portal;
const call = (token: string, endpoint: Endpoint, given?: TestCall) => portal.call(endpoint, given, token);
const pdf = '%PDF-1.7 resume';

let level3: string;
let level2: string;
beforeAll(async () => {
  const branchId = await addBranch(database, 'Georgetown');
  level3 = (await addAdmin(database, { level: 'level_3' })).token;
  level2 = (await addAdmin(database, { level: 'level_2', branchId })).token;
});

let applicants = 0;
async function apply() {
  applicants += 1;
  const [file] = await database
    .insert(files)
    .values({
      contentType: 'application/pdf',
      size: pdf.length,
      sha256: Buffer.alloc(32),
      name: '履历 D’Cruz.pdf',
    })
    .returning();
  await storage.put(file!.key, Readable.from([pdf]));
  const [row] = await database
    .insert(teacherRegistrations)
    .values({
      name: `D'Cruz ${applicants}`,
      phone: `+6012345${1000 + applicants}`,
      enquiry: 'Tuition Teacher',
      resumeKey: file!.key,
    })
    .returning();
  return row!;
}

const details = (email: string) => ({
  email,
  ic: '900615-07-1234',
  education_level: 'Degree in Mathematics',
  address: '12, Lebuh Pantai',
  password: 'aB3$efghijklm',
});
const accept = (id: number, email: string, token = level3) =>
  call(token, approvals.acceptTeacher, { params: { id }, body: details(email) });
const reject = (id: number) => call(level3, approvals.rejectTeacher, { params: { id } });

describe('accepting', () => {
  test('makes account and teacher', async () => {
    const application = await apply();
    expect((await accept(application.id, ' New.Teacher@Test.Example ')).status).toBe(200);
    const [teacher] = await database.select().from(teachers).where(eq(teachers.name, application.name));
    expect(teacher).toMatchObject({
      phone: application.phone,
      ic: '900615071234',
      educationLevel: 'Degree in Mathematics',
      joinDate: today(),
    });
    const [account] = await database.select().from(accounts).where(eq(accounts.id, teacher!.accountId));
    expect(account).toMatchObject({ role: 'teacher', email: 'new.teacher@test.example', status: 'active' });
  });

  test('takes the education level by the name that teachers have it under', async () => {
    const application = await apply();
    const { education_level: level, ...body } = details('other.name@test.example');
    const given = { params: { id: application.id }, body: { ...body, teacher_education_level: level } };
    expect((await call(level3, approvals.acceptTeacher, given)).status).toBe(200);
    const [teacher] = await database.select().from(teachers).where(eq(teachers.name, application.name));
    expect(teacher!.educationLevel).toBe('Degree in Mathematics');
  });

  test('an address with a live account is refused at the field; the application still waits', async () => {
    await addTeacher(database, { email: 'taken@test.example' });
    const { id } = await apply();
    const { status, body } = await accept(id, 'taken@test.example');
    expect([status, body.errors]).toEqual([400, { email: ['This email already has an account'] }]);
    expect((await accept(id, 'free@test.example')).status).toBe(200);
  });

  test('the address of a removed account, or of another role, is free', async () => {
    const { accountId } = await addTeacher(database, { email: 'gone@test.example' });
    await database
      .update(accounts)
      .set({ status: 'suspended', deletedAt: new Date() })
      .where(eq(accounts.id, accountId));
    expect((await accept((await apply()).id, 'gone@test.example')).status).toBe(200);
    await addParent(database, { email: 'both@test.example' });
    expect((await accept((await apply()).id, 'both@test.example')).status).toBe(200);
  });

  test('two applications with one address at the same moment: one gets it', async () => {
    const applications = [await apply(), await apply()];
    const answers = await Promise.all(applications.map(({ id }) => accept(id, 'same@test.example')));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400]);
  });

  test('one application twice at the same moment: one wins', async () => {
    const { id } = await apply();
    const answers = await Promise.all([
      accept(id, 'a@test.example'),
      accept(id, 'b@test.example'),
      reject(id),
    ]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400, 400]);
  });
});

test('rejecting is final', async () => {
  const { id } = await apply();
  expect((await reject(id)).status).toBe(200);
  expect((await reject(id)).body).toMatchObject({
    code: 'already_processed',
    message: 'This was already processed: you have rejected it.',
  });
  expect((await accept(id, 'late@test.example')).body.code).toBe('already_processed');
});

describe('level_3 only', () => {
  test('the others are refused everything', async () => {
    const { id } = await apply();
    const answers = [
      await call(level2, approvals.pendingTeachers, {}),
      await accept(id, 'x@test.example', level2),
      await call(level2, approvals.rejectTeacher, { params: { id } }),
      await call(level2, approvals.teacherResume, { params: { id } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
  });
});

test('the resume is the uploaded file; without an application 404', async () => {
  const { id } = await apply();
  const resume = await call(level3, approvals.teacherResume, { params: { id } });
  expect([resume.status, resume.bytes.toString()]).toEqual([200, pdf]);
  expect((await call(level3, approvals.teacherResume, { params: { id: 999_999 } })).status).toBe(404);
});

test('lists in as many queries as one row takes', async () => {
  for (let row = 0; row < 3; row += 1) await apply();
  expect((await call(level3, approvals.pendingTeachers)).queries).toBe(3);
});
