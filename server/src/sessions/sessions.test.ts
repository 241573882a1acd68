import { describe, expect, test } from '@jest/globals';
import { adminProfile, changeParentPassword, parentProfile } from '@portal/shared-api/profiles';
import { signInAdmin, signInParent, signInStudent, signInTeacher, signOut } from '@portal/shared-api/session';
import { eq, sql } from 'drizzle-orm';
import { accounts } from '../database/schema/accounts.ts';
import { sessions } from '../database/schema/sessions.ts';
import {
  addAdmin,
  addBranch,
  addParent,
  addStudent,
  addTeacher,
  PASSWORD,
  signedIn,
} from '../testing/people.ts';
import { testPortal } from '../testing/portal.ts';
import { changePassword, openSession, signInOf } from './queries.ts';
import { hashPassword } from './passwords.ts';
import { hashOfToken, newToken } from './token.ts';

const { call, database } = await testPortal();
const branchId = await addBranch(database, 'Georgetown');
const admin = await addAdmin(database, { level: 'level_1', branchId });
const teacher = await addTeacher(database);
const student = await addStudent(database, { branchId });
const newcomer = await addStudent(database, { branchId, initialized: false });
const parent = await addParent(database);

const withPassword = (email: string, password = PASSWORD) => ({ body: { email, password } });

describe('sign-in', () => {
  test.each([
    ['admin', signInAdmin, admin],
    ['teacher', signInTeacher, teacher],
    ['student', signInStudent, student],
    ['parent', signInParent, parent],
  ])('of %s answers a token that works, and the name', async (_role, endpoint, person) => {
    const { status, body } = await call(endpoint, withPassword(` ${person.email.toUpperCase()} `));
    expect(status).toBe(200);
    expect(body).toMatchObject({ token: expect.stringMatching(/^[\w-]{43}$/), name: person.name });
    expect((await call(signOut, {}, body.token)).status).toBe(200);
  });

  test('says whether a student has done the setup, and only for students', async () => {
    expect((await call(signInStudent, withPassword(student.email))).body.is_initialized).toBe(true);
    expect((await call(signInStudent, withPassword(newcomer.email))).body.is_initialized).toBe(false);
    expect((await call(signInAdmin, withPassword(admin.email))).body).not.toHaveProperty('is_initialized');
  });

  test.each(['SS', 'ss', 'SS ', ''])('takes the Student ID written as %s and digits', async (prefix) => {
    expect((await call(signInStudent, withPassword(`${prefix}${student.id}`))).status).toBe(200);
  });

  test('of siblings who share an address and a password asks for the Student ID, by their names', async () => {
    const [one, other] = [await addStudent(database, { branchId }), await addStudent(database, { branchId })];
    await database.update(accounts).set({ email: one.email }).where(eq(accounts.id, other.accountId));
    const both = await call(signInStudent, withPassword(one.email));
    expect([both.status, both.body.code]).toEqual([400, 'student_id_needed']);
    for (const { name, studentId } of [one, other])
      expect(both.body.message).toContain(`${name} (${studentId})`);
    // Without the password nobody learns that there are two.
    const wrong = await call(signInStudent, withPassword(one.email, 'not the password'));
    const nobody = await call(signInStudent, withPassword('nobody@test.example'));
    expect(wrong.body).toEqual(nobody.body);
    expect((await call(signInStudent, withPassword(other.studentId))).body.name).toBe(other.name);
  });

  test('of siblings with passwords of their own is that of whose password was typed', async () => {
    const [one, other] = [await addStudent(database, { branchId }), await addStudent(database, { branchId })];
    const passwordHash = await hashPassword('another of the two');
    await database
      .update(accounts)
      .set({ email: one.email, passwordHash })
      .where(eq(accounts.id, other.accountId));
    expect((await call(signInStudent, withPassword(one.email))).body.name).toBe(one.name);
    expect((await call(signInStudent, withPassword(one.email, 'another of the two'))).body.name).toBe(
      other.name,
    );
  });

  test('is refused in one way for every reason', async () => {
    const suspended = await addTeacher(database);
    await database.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, suspended.accountId));
    const removed = await addTeacher(database);
    await database
      .update(accounts)
      .set({ status: 'suspended', deletedAt: sql`now()` })
      .where(eq(accounts.id, removed.accountId));
    const answers = await Promise.all([
      call(signInTeacher, withPassword(teacher.email, 'not the password')),
      call(signInTeacher, withPassword('nobody@test.example')),
      call(signInTeacher, withPassword(suspended.email)),
      call(signInTeacher, withPassword(removed.email)),
      call(signInTeacher, withPassword(admin.email)),
    ]);
    for (const { status, body } of answers) {
      expect(status).toBe(401);
      expect(body).toEqual(answers[0].body);
    }
    expect(answers[0].body.code).toBe('sign_in_failed');
  });

  test('takes as long for an account that does not exist', async () => {
    const median = async (email: string) => {
      const times: number[] = [];
      for (let round = 0; round < 9; round += 1) {
        const start = performance.now();
        await call(signInTeacher, withPassword(email, 'not the password'));
        times.push(performance.now() - start);
      }
      return times.sort((a, b) => a - b)[4]!;
    };
    const [known, unknown] = [await median(teacher.email), await median('nobody@test.example')];
    expect(unknown).toBeGreaterThan(known / 2);
  });

  test('lasts 12 hours, or 30 days when remembered', async () => {
    const hours = async (remember: boolean) => {
      const someone = await addTeacher(database);
      await database.delete(sessions).where(eq(sessions.accountId, someone.accountId));
      await call(signInTeacher, { body: { email: someone.email, password: PASSWORD, remember } });
      const { rows } = await database.execute<{ hours: number }>(sql`
        select round(extract(epoch from expires_at - now()) / 3600)::int as hours
        from sessions where account_id = ${someone.accountId}`);
      return rows.map((row) => row.hours);
    };
    expect(await hours(false)).toEqual([12]);
    expect(await hours(true)).toEqual([720]);
  });

  test('keeps nothing that signs in: the database has the hash of the token and of the password', async () => {
    const { body } = await call(signInParent, withPassword(parent.email));
    const { rows } = await database.execute(sql`
      select sessions::text || accounts::text as everything from sessions join accounts on true`);
    for (const { everything } of rows) {
      expect(everything).not.toContain(body.token);
      expect(everything).not.toContain(PASSWORD);
    }
  });
});

describe('a session', () => {
  test('ends with sign-out, and only that one', async () => {
    const other = await signedIn(database, admin.accountId);
    const token = await signedIn(database, admin.accountId);
    expect((await call(signOut, {}, token)).status).toBe(200);
    expect((await call(adminProfile, {}, token)).body.code).toBe('session_ended');
    expect((await call(adminProfile, {}, other)).status).toBe(200);
  });

  test('ends when it has run out', async () => {
    const token = await signedIn(database, parent.accountId);
    await database.execute(sql`update sessions set created_at = now() - interval '2 hours',
      expires_at = now() - interval '1 second' where account_id = ${parent.accountId}`);
    expect((await call(parentProfile, {}, token)).status).toBe(401);
  });

  test('is of no use from the moment the account is suspended', async () => {
    const someone = await addParent(database);
    expect((await call(parentProfile, {}, someone.token)).status).toBe(200);
    await database.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, someone.accountId));
    expect((await call(parentProfile, {}, someone.token)).status).toBe(401);
  });

  test('has the level the database has now, not the one of the sign-in', async () => {
    const someone = await addAdmin(database, { level: 'level_1', branchId });
    await database.execute(sql`update admins set admin_level = 'level_3' where id = ${someone.id}`);
    expect((await call(adminProfile, {}, someone.token)).body.admin_level).toBe('level_3');
  });

  test.each(['', 'Bearer', 'Bearer x', 'Basic YTpi', `Bearer ${'x'.repeat(43)}`])(
    'is not opened by the header "%s"',
    async (authorization) => {
      const { status, body } = await call(adminProfile, { headers: { authorization } });
      expect([status, body.code]).toEqual([401, 'session_ended']);
    },
  );
});

describe('a password change', () => {
  const change = (body: object, token: string) => call(changeParentPassword, { body }, token);

  test('needs the existing password: 401, and the session goes on', async () => {
    const someone = await addParent(database);
    const wrong = { existing_password: 'something else', new_password: 'a new password' };
    const { status, body } = await change(wrong, someone.token);
    expect([status, body.code]).toEqual([401, 'password_incorrect']);
    expect((await call(parentProfile, {}, someone.token)).status).toBe(200);
  });

  test('ends every other session of the account and nobody else’s', async () => {
    const someone = await addParent(database);
    const elsewhere = await signedIn(database, someone.accountId);
    const body = { existing_password: PASSWORD, new_password: 'a new password' };
    expect((await change(body, someone.token)).status).toBe(200);
    expect((await call(parentProfile, {}, someone.token)).status).toBe(200);
    expect((await call(parentProfile, {}, elsewhere)).status).toBe(401);
    expect((await call(adminProfile, {}, admin.token)).status).toBe(200);
    expect((await call(signInParent, withPassword(someone.email))).status).toBe(401);
    expect((await call(signInParent, withPassword(someone.email, 'a new password'))).status).toBe(200);
  });

  test('ends a session that was being started from the old password at the same moment', async () => {
    const someone = await addParent(database);
    const body = { existing_password: PASSWORD, new_password: 'a new password' };
    const starts = Array.from({ length: 6 }, () => call(signInParent, withPassword(someone.email)));
    const [changed, ...started] = await Promise.all([change(body, someone.token), ...starts]);
    expect(changed.status).toBe(200);
    for (const { body: session } of started.filter(({ status }) => status === 200))
      expect((await call(parentProfile, {}, session.token)).status).toBe(401);
  });

  test('does not let in who passed the old password just before it, and came after it', async () => {
    const someone = await addParent(database);
    const session = { tokenHash: hashOfToken(newToken()), remember: false, hours: 1 };
    const { passwordHash } = await signInOf(database, someone.accountId);
    await change({ existing_password: PASSWORD, new_password: 'a new password' }, someone.token);
    expect(await openSession(database, { ...session, accountId: someone.accountId, passwordHash })).toBe(
      false,
    );
  });

  test('at the same moment as another one: one is done, the other is told', async () => {
    const someone = await addParent(database);
    const other = await signedIn(database, someone.accountId);
    const to = (new_password: string) => ({ existing_password: PASSWORD, new_password });
    const answers = await Promise.all([
      change(to('a new password'), someone.token),
      change(to('another password'), other),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const { passwordHash } = await signInOf(database, someone.accountId);
    const late = {
      accountId: someone.accountId,
      from: 'an older hash',
      passwordHash,
      keep: Buffer.alloc(32),
    };
    await expect(changePassword(database, late)).rejects.toThrow('changed_meanwhile');
  });

  test.each([
    ['short', 'password_short'],
    ['密'.repeat(25), 'password_long'],
    [PASSWORD, 'password_unchanged'],
  ])('refuses the new password %s', async (new_password) => {
    const someone = await addParent(database);
    const { status, body } = await change({ existing_password: PASSWORD, new_password }, someone.token);
    expect([status, Object.keys(body.errors)]).toEqual([400, ['new_password']]);
  });
});
