import { beforeAll, describe, expect, test } from '@jest/globals';
import * as requests from '@portal/shared-api/approvals-requests';
import { linkedStudents, linkNewStudent } from '@portal/shared-api/parents';
import type { Endpoint } from '@portal/shared-api/endpoint';
import { and, eq } from 'drizzle-orm';
import { accounts } from '../database/schema/accounts.ts';
import { linkageRequests, parents, parentStudents } from '../database/schema/parents.ts';
import { parentRegistrations } from '../database/schema/registrations.ts';
import { addAdmin, addBranch, addParent, addStudent } from '../testing/people.ts';
import { testPortal, type TestCall } from '../testing/portal.ts';

const portal = await testPortal();
const { database } = portal;
const call = (token: string, endpoint: Endpoint, given?: TestCall) => portal.call(endpoint, given, token);
const passwordHash = '$argon2id$of-the-parent';
const NOBODY = 'SS999999';
const earlier = new Date(Date.now() - 60_000);

type Student = Awaited<ReturnType<typeof addStudent>>;
let georgetown: number;
let here: Student;
let there: Student;
let level1: string;
let otherBranch: string;
let level3: string;
beforeAll(async () => {
  georgetown = await addBranch(database, 'Georgetown');
  const bayanLepas = await addBranch(database, 'Bayan Lepas');
  here = await addStudent(database, { branchId: georgetown, createdAt: earlier });
  there = await addStudent(database, { branchId: bayanLepas, createdAt: earlier });
  level1 = (await addAdmin(database, { level: 'level_1', branchId: georgetown })).token;
  otherBranch = (await addAdmin(database, { level: 'level_1', branchId: bayanLepas })).token;
  level3 = (await addAdmin(database, { level: 'level_3' })).token;
});

let applicants = 0;
async function register(studentIds: string[], values: Partial<typeof parentRegistrations.$inferInsert> = {}) {
  applicants += 1;
  const [row] = await database
    .insert(parentRegistrations)
    .values({
      name: `Siti ${applicants}`,
      email: `siti-${applicants}@test.example`,
      phone: '+60123456789',
      passwordHash,
      studentIds,
      consentVersion: '2025-01',
      ...values,
    })
    .returning();
  return row!;
}

const decide = (token: string, id: number, decision: 'accept' | 'approve' | 'reject') =>
  call(token, requests.decideParent, { params: { id, decision } });
const list = (token: string) => call(token, requests.pendingParents, {});
const parentNamed = async (name: string) =>
  (await database.select().from(parents).where(eq(parents.name, name)))[0];
const childrenOf = async (parentId: number) =>
  (await database.select().from(parentStudents).where(eq(parentStudents.parentId, parentId))).map(
    ({ studentId }) => studentId,
  );
const registrationOf = async (id: number) =>
  (await database.select().from(parentRegistrations).where(eq(parentRegistrations.id, id)))[0]!;

describe('accepting a parent', () => {
  test('makes account with the chosen password, parent and links', async () => {
    const registration = await register([here.studentId, here.studentId, NOBODY]);
    expect((await decide(level1, registration.id, 'accept')).status).toBe(200);
    const parent = await parentNamed(registration.name);
    const [account] = await database.select().from(accounts).where(eq(accounts.id, parent!.accountId));
    expect(account).toMatchObject({ role: 'parent', email: registration.email, passwordHash });
    expect(await childrenOf(parent!.id)).toEqual([here.id]);
    expect(await registrationOf(registration.id)).toMatchObject({ status: 'accepted', passwordHash: null });
  });

  test('a child of another branch is not shown and waits for the admins of that branch', async () => {
    const registration = await register([here.studentId, there.studentId]);
    const row = (await list(level1)).body.data.find(({ id }: { id: number }) => id === registration.id);
    expect(row?.students).toEqual([
      {
        student_id: here.studentId,
        other_branch: false,
        student: expect.objectContaining({ name: here.name }),
      },
      { student_id: there.studentId, other_branch: true, student: null },
    ]);
    await decide(level1, registration.id, 'approve');
    const parent = await parentNamed(registration.name);
    expect(await childrenOf(parent!.id)).toEqual([here.id]);
    const waiting = await database
      .select()
      .from(linkageRequests)
      .where(and(eq(linkageRequests.parentId, parent!.id), eq(linkageRequests.status, 'pending')));
    expect(waiting.map(({ studentId }) => studentId)).toEqual([there.studentId]);
  });

  test('level_3 links the children of every branch', async () => {
    const registration = await register([here.studentId, there.studentId]);
    await decide(level3, registration.id, 'accept');
    expect(await childrenOf((await parentNamed(registration.name))!.id)).toEqual([here.id, there.id]);
  });

  test('an ID that was free at registration opens nothing when a child has it now', async () => {
    const later = await addStudent(database, { branchId: georgetown });
    const registration = await register([later.studentId], { createdAt: earlier });
    expect(
      (await list(level1)).body.data.find(({ id }: { id: number }) => id === registration.id)?.students,
    ).toEqual([{ student_id: later.studentId, other_branch: false, student: null }]);
    await decide(level1, registration.id, 'accept');
    expect(await childrenOf((await parentNamed(registration.name))!.id)).toEqual([]);
  });

  test('an address that got a live account meanwhile is refused at email, and nothing is made', async () => {
    const registration = await register([here.studentId]);
    await addParent(database, { email: registration.email });
    const { status, body } = await decide(level1, registration.id, 'accept');
    expect([status, body.errors]).toEqual([400, { email: ['This email already has an account'] }]);
    expect(await parentNamed(registration.name)).toBeUndefined();
    expect(await registrationOf(registration.id)).toMatchObject({ status: 'pending', passwordHash });
  });

  test('of three decisions at once one wins', async () => {
    const { id } = await register([here.studentId]);
    const answers = await Promise.all([
      decide(level1, id, 'accept'),
      decide(level3, id, 'accept'),
      decide(level3, id, 'reject'),
    ]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400, 400]);
  });
});

test('rejecting wipes the password and makes nothing', async () => {
  const registration = await register([here.studentId]);
  expect((await decide(level1, registration.id, 'reject')).status).toBe(200);
  expect(await registrationOf(registration.id)).toMatchObject({ status: 'rejected', passwordHash: null });
  expect(await parentNamed(registration.name)).toBeUndefined();
  expect((await decide(level1, registration.id, 'accept')).body).toMatchObject({
    code: 'already_processed',
    message: expect.stringMatching(/processed: .+ (has|have) (accepted|rejected) it\.$/),
  });
});

test('another word is no decision', async () => {
  const { id } = await register([here.studentId]);
  expect((await decide(level1, id, 'delete' as 'reject')).status).toBe(404);
});

describe('branches', () => {
  test('a registration for children of another branch looks like none', async () => {
    const { id } = await register([there.studentId]);
    const foreign = await decide(level1, id, 'accept');
    const absent = await decide(level1, 999_999, 'accept');
    expect([foreign.status, foreign.bytes.toString()]).toEqual([404, absent.bytes.toString()]);
    expect((await list(level1)).body.data.map((row: { id: number }) => row.id)).not.toContain(id);
    expect((await list(otherBranch)).body.data.map((row: { id: number }) => row.id)).toContain(id);
  });

  test('one that names nobody who exists is for every branch', async () => {
    const { id } = await register([NOBODY]);
    for (const token of [level1, otherBranch, level3])
      expect((await list(token)).body.data.map((row: { id: number }) => row.id)).toContain(id);
  });
});

test('lists in as many queries as one row takes', async () => {
  expect((await list(level3)).body.data.length).toBeGreaterThan(2);
  expect((await list(level3)).queries).toBe(3);
});

describe('linkage requests', () => {
  const ask = async (studentIds: string[]) => {
    const parent = await addParent(database);
    const { token } = parent;
    const answer = await call(token, linkNewStudent, { body: { student_ids: studentIds } });
    const rows = await database.select().from(linkageRequests).where(eq(linkageRequests.parentId, parent.id));
    return { parent, token, answer, id: rows[0]?.id ?? 0 };
  };
  const decideLinkage = (token: string, id: number, decision: 'accept' | 'reject') =>
    call(token, requests.decideLinkage, { params: { id, decision } });
  const children = async (token: string) =>
    (await call(token, linkedStudents, {})).body.data.map(
      ({ student_id }: { student_id: string }) => student_id,
    );

  test('are answered alike for an ID that exists and one that does not', async () => {
    const known = await ask([here.studentId.toLowerCase(), '']);
    const unknown = await ask([NOBODY]);
    expect([known.answer.status, known.answer.bytes.toString()]).toEqual([
      200,
      unknown.answer.bytes.toString(),
    ]);
    expect(known.answer.body.message).toBe('Submission successful, Admin will review the request.');
    expect(await children(known.token)).toEqual([]);
  });

  test('are for twenty IDs at most, which the refusal says', async () => {
    const { answer } = await ask(Array.from({ length: 21 }, (_, number) => `SS${8000 + number}`));
    expect([answer.status, answer.body.errors]).toEqual([400, { student_ids: ['Please enter at most 20'] }]);
  });

  test('accepting links; the child cannot be asked for again', async () => {
    const { id, token } = await ask([here.studentId]);
    expect((await decideLinkage(level1, id, 'accept')).status).toBe(200);
    expect(await children(token)).toEqual([here.studentId]);
    const again = await call(token, linkNewStudent, { body: { student_ids: [here.studentId] } });
    expect([again.status, again.body.message]).toEqual([400, 'Student Already Added As Child']);
  });

  test('rejecting links nothing and is final', async () => {
    const { id, token } = await ask([here.studentId]);
    expect((await decideLinkage(level1, id, 'reject')).status).toBe(200);
    expect((await decideLinkage(level1, id, 'accept')).body).toMatchObject({
      code: 'already_processed',
      message: expect.stringMatching(/processed: .+ (has|have) (accepted|rejected) it\.$/),
    });
    expect(await children(token)).toEqual([]);
  });

  test('asking twice leaves one request', async () => {
    const { parent, token } = await ask([here.studentId]);
    await call(token, linkNewStudent, { body: { student_ids: [here.studentId] } });
    const rows = await database.select().from(linkageRequests).where(eq(linkageRequests.parentId, parent.id));
    expect(rows).toHaveLength(1);
  });

  test('one for nobody is closed and grants nothing, also when a student gets the ID later', async () => {
    const { parent, token } = await ask([NOBODY]);
    const later = await addStudent(database, { branchId: georgetown });
    const [request] = await database
      .insert(linkageRequests)
      .values({ parentId: parent.id, studentId: later.studentId, createdAt: earlier })
      .returning();
    expect((await decideLinkage(level1, request!.id, 'accept')).status).toBe(200);
    expect(await children(token)).toEqual([]);

    const anew = await call(token, linkNewStudent, { body: { student_ids: [later.studentId] } });
    expect(anew.status).toBe(200);
    const pending = await database
      .select()
      .from(linkageRequests)
      .where(and(eq(linkageRequests.studentId, later.studentId), eq(linkageRequests.status, 'pending')));
    expect((await decideLinkage(level1, pending[0]!.id, 'accept')).status).toBe(200);
    expect(await children(token)).toEqual([later.studentId]);
  });

  test('asking anew while the old wish waits means the student who has the ID now', async () => {
    const later = await addStudent(database, { branchId: georgetown, createdAt: earlier });
    const parent = await addParent(database);
    const { token } = parent;
    const [request] = await database
      .insert(linkageRequests)
      .values({ parentId: parent.id, studentId: later.studentId, createdAt: new Date(earlier.getTime() - 1) })
      .returning();
    await call(token, linkNewStudent, { body: { student_ids: [later.studentId] } });
    await decideLinkage(level1, request!.id, 'accept');
    expect(await children(token)).toEqual([later.studentId]);
  });

  test('for a child of another branch look like none', async () => {
    const { id } = await ask([there.studentId]);
    const foreign = await decideLinkage(level1, id, 'accept');
    const absent = await decideLinkage(level1, 999_999, 'accept');
    expect([foreign.status, foreign.bytes.toString()]).toEqual([404, absent.bytes.toString()]);
    const ids = async (token: string) =>
      (await call(token, requests.pendingLinkages, {})).body.data.map((row: { id: number }) => row.id);
    expect(await ids(level1)).not.toContain(id);
    expect(await ids(otherBranch)).toContain(id);
  });

  test('two decisions at once: one wins, one link', async () => {
    const { id, token } = await ask([here.studentId]);
    const answers = await Promise.all([
      decideLinkage(level1, id, 'accept'),
      decideLinkage(level3, id, 'accept'),
    ]);
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400]);
    expect(await children(token)).toEqual([here.studentId]);
  });

  test('list in as many queries as one row takes', async () => {
    expect((await call(level3, requests.pendingLinkages)).queries).toBe(3);
  });
});
