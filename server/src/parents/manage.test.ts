import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Endpoint } from '@portal/shared-api/endpoint';
import * as contract from '@portal/shared-api/parents-admin';
import { parentProfile } from '@portal/shared-api/profiles';
import { linkedStudents } from '@portal/shared-api/parents';
import { signInParent } from '@portal/shared-api/session';
import { eq } from 'drizzle-orm';
import { accounts } from '../database/schema/accounts.ts';
import { linkageRequests, parents } from '../database/schema/parents.ts';
import { payments } from '../database/schema/payments.ts';
import { addAdmin, addBranch, addParent, addStudent, PASSWORD, type Person } from '../testing/people.ts';
import { testPortal, type TestCall } from '../testing/portal.ts';

const portal = await testPortal();
const { database } = portal;
const call = (token: string, endpoint: Endpoint, given?: TestCall) => portal.call(endpoint, given, token);

type Student = Awaited<ReturnType<typeof addStudent>>;
let branchId: number;
let elsewhere: number;
let admin: string;
let level3: string;
let child: Student;
let foreign: Student;
beforeAll(async () => {
  branchId = await addBranch(database, 'Georgetown');
  elsewhere = await addBranch(database, 'Bayan Lepas');
  admin = (await addAdmin(database, { level: 'level_1', branchId })).token;
  level3 = (await addAdmin(database, { level: 'level_3' })).token;
  child = await addStudent(database, { branchId, name: 'Aina' });
  foreign = await addStudent(database, { branchId: elsewhere, name: 'Zhi Wei' });
});

const details = async (token: string, id: number) =>
  (await call(token, contract.parentDetails, { params: { id } })).body;
const save = (token: string, parent: Person, childIds: unknown[], more: object = {}) =>
  details(token, parent.id).then(({ version }) =>
    call(token, contract.saveChildren, {
      params: { id: parent.id },
      body: { child_ids: childIds, version, ...more },
    }),
  );
const update = async (token: string, parent: Person, changes: object) => {
  const { version, name, email, contact_number } = await details(token, parent.id);
  return call(token, contract.updateParent, {
    params: { id: parent.id },
    body: { name, email, contact_number, version, ...changes },
  });
};
const remove = (token: string, parent: Person, lastGuardian = false) =>
  call(token, contract.removeParent, {
    params: { id: parent.id },
    query: lastGuardian ? { last_guardian: 1 } : {},
  });
const newParent = (changes: object = {}) => ({
  name: 'Kumar A/L Raju',
  email: ' Kumar@Test.Example ',
  ic: '',
  contact_number: '012-345 6789',
  password: 'a password of his',
  newChildren: [child.studentId],
  ...changes,
});

describe('a new parent', () => {
  test('can sign in and sees the children', async () => {
    const { status, body } = await call(admin, contract.createParent, { body: newParent() });
    expect([status, body.message]).toEqual([200, 'Kumar A/L Raju can sign in as a parent now.']);
    const signedIn = await portal.call(signInParent, {
      body: { email: 'kumar@test.example', password: 'a password of his' },
    });
    const { body: seen } = await call(signedIn.body.token, parentProfile);
    expect(seen).toMatchObject({ name: 'Kumar A/L Raju', ic: null, contact_number: '+60123456789' });
    expect(seen.students.map(({ name }: Student) => name)).toEqual(['Aina']);
  });

  test('of an address that has a live account is refused at the field', async () => {
    await addParent(database, { email: 'taken@test.example' });
    const { status, body } = await call(admin, contract.createParent, {
      body: newParent({ email: 'TAKEN@test.example' }),
    });
    expect([status, body.errors]).toEqual([400, { email: ['This email already has an account'] }]);
  });

  test('with one child twice is refused, also as SS1001 and 1001', async () => {
    const { body } = await call(admin, contract.createParent, {
      body: newParent({ email: 'twice@test.example', newChildren: [child.studentId, child.id] }),
    });
    expect(body.code).toBe('student_already_child');
    expect(await database.select().from(accounts).where(eq(accounts.email, 'twice@test.example'))).toEqual(
      [],
    );
  });

  test('takes the phone number under its other names', async () => {
    const { contact_number: phone, ...rest } = newParent({ email: 'alias@test.example', newChildren: [] });
    const { body } = await call(admin, contract.createParent, { body: { ...rest, phone } });
    expect(await details(admin, body.id)).toMatchObject({ contact_number: '+60123456789' });
  });
});

describe('the list', () => {
  const names = async (token: string, query: object) =>
    (await call(token, contract.listParents, { query: { ...query } })).body.data.map(
      ({ name }: { name: string }) => name,
    );

  test('has the parents of their own branch and those without a child, in two questions', async () => {
    await addParent(database, { name: 'Reach own', children: [child.id] });
    await addParent(database, { name: 'Reach none' });
    await addParent(database, { name: 'Reach both', children: [child.id, foreign.id] });
    await addParent(database, { name: 'Reach other', children: [foreign.id] });
    expect(await names(admin, { search: 'reach' })).toEqual(['Reach both', 'Reach none', 'Reach own']);
    expect(await names(level3, { search: 'reach' })).toHaveLength(4);
    const { queries } = await call(admin, contract.listParents, {});
    expect(queries).toBe(3);
  });

  test('finds a name as it is written, an address and a phone number, and takes signs as letters', async () => {
    await addParent(database, {
      name: "Rebecca D'Cruz",
      email: 'rebecca@test.example',
      children: [child.id],
    });
    expect(await names(admin, { search: "d'cruz" })).toEqual(["Rebecca D'Cruz"]);
    expect(await names(admin, { search: 'REBECCA@' })).toEqual(["Rebecca D'Cruz"]);
    expect(await names(admin, { search: '%' })).toEqual([]);
    expect(await names(admin, { search: '_@%' })).toEqual([]);
  });

  test('pages a frequent name by name, of their own branch only, and counts it once', async () => {
    const numbered = (number: number) => `Frequent ${String(number).padStart(3, '0')}`;
    for (let number = 1; number <= 170; number++)
      await addParent(database, {
        name: numbered(number),
        children: [number % 8 === 0 ? foreign.id : child.id],
      });
    await addParent(database, { name: 'A Frequent visitor', children: [child.id] });
    const page = async (token: string, query: object) => {
      const { body } = await call(token, contract.listParents, { query: { search: 'frequent', ...query } });
      return { ...body, data: body.data.map(({ name }: { name: string }) => name) };
    };
    const own = Array.from({ length: 170 }, (_, at) => at + 1).filter((number) => number % 8 !== 0);
    // so many begin with it that who only has the word in the name is not listed, and not all are counted
    const begin = own.map(numbered);
    expect(await page(admin, {})).toMatchObject({ data: begin.slice(0, 15), last_page: 5 });
    expect(await page(admin, { page: 2 })).toMatchObject({ data: begin.slice(15, 30), last_page: 6 });
    expect(await page(admin, { page: 10 })).toMatchObject({ data: begin.slice(135), last_page: 10 });
    expect(await page(admin, { page: 11 })).toMatchObject({ data: [], last_page: 10 });
    // 170 begin with it: the others are not listed
    expect(await page(level3, {})).toMatchObject({
      data: Array.from({ length: 15 }, (_, at) => numbered(at + 1)),
      last_page: 11,
    });
    expect(await page(level3, { page: 2 })).toMatchObject({
      data: Array.from({ length: 15 }, (_, at) => numbered(at + 16)),
      last_page: 12,
    });
    expect(await page(level3, { page: 12 })).toMatchObject({
      data: Array.from({ length: 5 }, (_, at) => numbered(at + 166)),
      last_page: 12,
    });
    const first = await page(level3, { unpaginated: 1 });
    expect([first.data.length, first.data.at(-1), first.truncated]).toEqual([50, numbered(50), true]);
    const { queries } = await call(level3, contract.listParents, { query: { search: 'frequent' } });
    expect(queries).toBe(3);
  });

  test('shows removed parents only when asked, and only to level_3', async () => {
    const parent = await addParent(database, { name: 'Gone for good' });
    await remove(admin, parent);
    expect(await names(level3, { search: 'gone for' })).toEqual([]);
    expect(await names(level3, { search: 'gone for', excludeDeleted: 0 })).toEqual(['Gone for good']);
    expect(await names(admin, { search: 'gone for', excludeDeleted: 0 })).toEqual([]);
  });
});

describe('details', () => {
  test('name the children of their own branch and count the others', async () => {
    const parent = await addParent(database, { children: [child.id, foreign.id] });
    const seen = await details(admin, parent.id);
    expect(seen).toMatchObject({ children: [{ student_id: child.studentId }], other_branch_children: 1 });
    expect(JSON.stringify(seen)).not.toContain('Zhi Wei');
    expect(await details(level3, parent.id)).toMatchObject({
      children: [{ name: 'Aina' }, { name: 'Zhi Wei' }],
      other_branch_children: 0,
    });
  });
});

describe('an update', () => {
  test('says so, and an older copy changes nothing', async () => {
    const parent = await addParent(database, { children: [child.id] });
    const { version } = await details(admin, parent.id);
    expect((await update(admin, parent, { name: '欧阳美玲' })).body.message).toBe(
      'Parent Updated Successfully',
    );
    const stale = await update(admin, parent, { name: 'Older', version });
    expect([stale.status, stale.body.code]).toEqual([400, 'changed_meanwhile']);
    expect(await details(admin, parent.id)).toMatchObject({ name: '欧阳美玲' });
  });

  test('with a new password ends the sessions; without one they go on', async () => {
    const parent = await addParent(database, { children: [child.id] });
    await update(admin, parent, { password: '', name: 'Renamed' });
    expect((await call(parent.token, linkedStudents)).status).toBe(200);
    await update(admin, parent, { password: 'another password' });
    expect((await call(parent.token, linkedStudents)).status).toBe(401);
    const signIn = (password: string) =>
      portal.call(signInParent, { body: { email: parent.email, password } });
    expect((await signIn(PASSWORD)).status).toBe(401);
    expect((await signIn('another password')).status).toBe(200);
  });

  test('leaves the sign-in alone that also opens another branch', async () => {
    const parent = await addParent(database, { children: [child.id, foreign.id] });
    expect((await update(admin, parent, { name: 'Renamed' })).status).toBe(200);
    for (const changes of [{ password: 'another password' }, { email: 'mine@test.example' }]) {
      const { status, body } = await update(admin, parent, changes);
      expect([status, body.code]).toEqual([403, 'other_branch_account']);
    }
    expect((await remove(admin, parent)).body.code).toBe('other_branch_account');
    expect((await update(level3, parent, { password: 'another password' })).status).toBe(200);
  });
});

describe('children', () => {
  test('taken away are out of sight on the next call, those of another branch stay', async () => {
    const other = await addParent(database, { children: [child.id] });
    const parent = await addParent(database, { children: [child.id, foreign.id] });
    const sibling = await addStudent(database, { branchId, name: 'Ben' });
    expect((await save(admin, parent, [sibling.studentId])).status).toBe(200);
    const { body } = await call(parent.token, linkedStudents);
    expect(body.data.map(({ name }: Student) => name)).toEqual(['Ben', 'Zhi Wei']);
    expect((await call(other.token, linkedStudents)).body.data).toHaveLength(1);
  });

  test('an older copy of the list undoes nothing', async () => {
    const parent = await addParent(database, { children: [child.id] });
    const { version } = await details(admin, parent.id);
    const sibling = await addStudent(database, { branchId });
    await save(admin, parent, [child.studentId, sibling.studentId]);
    expect((await save(admin, parent, [child.studentId], { version })).body.code).toBe('changed_meanwhile');
    expect((await details(admin, parent.id)).children).toHaveLength(2);
  });

  test('who would be nobody’s is asked about first', async () => {
    const lonely = await addStudent(database, { branchId, name: 'Only One' });
    const parent = await addParent(database, { children: [lonely.id, child.id] });
    const { status, body } = await save(admin, parent, [child.studentId]);
    expect([status, body.code]).toEqual([400, 'last_guardian']);
    expect(body.message).toContain('Only One');
    expect((await details(admin, parent.id)).children).toHaveLength(2);
    expect((await save(admin, parent, [child.studentId], { last_guardian: true })).status).toBe(200);
  });

  test('of two guardians removed at once, one is asked about', async () => {
    const lonely = await addStudent(database, { branchId });
    const both = [
      await addParent(database, { children: [lonely.id] }),
      await addParent(database, { children: [lonely.id] }),
    ];
    const answers = await Promise.all(both.map((parent) => remove(admin, parent)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400]);
  });
});

describe('removing', () => {
  test('ends the sessions, frees the address, closes requests and keeps what was handed in', async () => {
    await addParent(database, { children: [child.id] });
    const parent = await addParent(database, { name: 'Leaving', children: [child.id] });
    await database.insert(payments).values({
      ...{ studentId: child.id, branchId, amountSen: 100, paymentDate: '2026-01-02' },
      ...{ paymentFor: '2026-01-01', paymentType: 'Cash', createdBy: parent.accountId },
    });
    await database.insert(linkageRequests).values({ parentId: parent.id, studentId: foreign.studentId });
    expect((await remove(admin, parent)).body.message).toBe('The account of Leaving is removed.');
    expect((await call(parent.token, parentProfile)).status).toBe(401);
    expect(
      await database.select().from(payments).where(eq(payments.createdBy, parent.accountId)),
    ).toHaveLength(1);
    expect(
      await database.select().from(linkageRequests).where(eq(linkageRequests.parentId, parent.id)),
    ).toMatchObject([{ status: 'rejected' }]);
    expect((await remove(admin, parent)).status).toBe(404);
    const again = await call(admin, contract.createParent, {
      body: newParent({ email: parent.email, newChildren: [] }),
    });
    expect(again.status).toBe(200);
    expect(await database.select().from(parents).where(eq(parents.id, parent.id))).toHaveLength(1);
  });
});

describe('an issued password', () => {
  const issue = (token: string, parent: Person, password: string) =>
    call(token, contract.issueParentPassword, { params: { id: parent.id }, body: { password } });

  test('replaces the forgotten one and ends every session; the dialog that is open can still be saved', async () => {
    const parent = await addParent(database, { children: [child.id] });
    const { version } = await details(admin, parent.id);
    const { status, body } = await issue(admin, parent, 'Jk8!mnpQrstu2');
    expect([status, body.message]).toEqual([200, expect.stringContaining(parent.name)]);
    expect((await call(parent.token, parentProfile)).status).toBe(401);
    const signIn = (password: string) =>
      portal.call(signInParent, { body: { email: parent.email, password } });
    expect((await signIn(PASSWORD)).status).toBe(401);
    expect((await signIn('Jk8!mnpQrstu2')).status).toBe(200);
    expect((await details(admin, parent.id)).version).toBe(version);
  });

  test('is refused when it is easily guessed, and for an account that opens records of another branch', async () => {
    const parent = await addParent(database, { children: [child.id, foreign.id] });
    const weak = await issue(level3, parent, 'password');
    expect([weak.status, Object.keys(weak.body.errors)]).toEqual([400, ['password']]);
    const refusal = await issue(admin, parent, 'Jk8!mnpQrstu2');
    expect([refusal.status, refusal.body.code]).toEqual([403, 'other_branch_account']);
    expect((await call(parent.token, parentProfile)).status).toBe(200);
    expect((await issue(level3, parent, 'Jk8!mnpQrstu2')).status).toBe(200);
  });
});
