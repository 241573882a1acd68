import { beforeAll, describe, expect, test } from '@jest/globals';
import type { AdminLevel } from '@portal/shared-api/endpoint';
import { eq } from 'drizzle-orm';
import { testDatabase } from '../database/testing.ts';
import { accounts } from '../database/schema/accounts.ts';
import { students } from '../database/schema/students.ts';
import type { Caller } from '../http/caller.ts';
import { addBranch, addStudent } from '../testing/people.ts';
import { requireStudent, studentsOf } from './access.ts';

const database = await testDatabase();

/** PostgreSQL's code for an exceeded `lock_timeout`. */
const LOCK_NOT_AVAILABLE = '55P03';

const admin = (adminLevel: AdminLevel, branchId: number | null): Caller => ({
  role: 'admin',
  accountId: 1,
  profileId: 1,
  adminLevel,
  branchId,
  initialized: true,
  tokenHash: Buffer.alloc(32),
});

type Student = Awaited<ReturnType<typeof addStudent>>;
let branchId: number;
let here: Student;
let suspended: Student;
let there: Student;
beforeAll(async () => {
  branchId = await addBranch(database, 'Georgetown');
  here = await addStudent(database, { branchId, name: 'Here', joined: '2025-03-31' });
  suspended = await addStudent(database, { branchId, name: 'Suspended' });
  await database.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, suspended.accountId));
  there = await addStudent(database, { branchId: await addBranch(database, 'Bayan Lepas'), name: 'There' });
});

const levels = ['level_1', 'level_2'] as const;

describe('the students an admin may act for', () => {
  const namesFor = async (caller: Caller) =>
    (
      await database
        .select({ name: students.name })
        .from(students)
        .where(studentsOf(caller))
        .orderBy(students.name)
    ).map(({ name }) => name);

  test.each(levels)('are those of the own branch for %s', async (level) =>
    expect(await namesFor(admin(level, branchId))).toEqual(['Here', 'Suspended']),
  );
  test('are all for level_3, with a branch or without', async () => {
    for (const branch of [null, branchId])
      expect(await namesFor(admin('level_3', branch))).toEqual(['Here', 'Suspended', 'There']);
  });
  test('are none for a level that needs a branch and has none', () => {
    expect(() => studentsOf(admin('level_1', null))).toThrow('forbidden');
  });
});

describe('one student', () => {
  test('is found by number and by Student ID, with the day of joining', async () => {
    const found = { id: here.id, studentId: here.studentId, name: 'Here', branchId, joinDate: '2025-03-31' };
    for (const key of [{ id: here.id }, { studentId: here.studentId }])
      expect(await requireStudent(database, admin('level_1', branchId), key)).toMatchObject(found);
  });
  test.each(levels)('of another branch is not there for %s, and is for level_3', async (level) => {
    for (const key of [{ id: there.id }, { studentId: there.studentId }]) {
      await expect(requireStudent(database, admin(level, branchId), key)).rejects.toThrow('not_found');
      expect((await requireStudent(database, admin('level_3', null), key)).name).toBe('There');
    }
  });
  test('who is suspended is found, unless only active ones are asked for', async () => {
    const key = { id: suspended.id };
    const caller = admin('level_1', branchId);
    expect((await requireStudent(database, caller, key)).name).toBe('Suspended');
    await expect(requireStudent(database, caller, key, { onlyActive: true })).rejects.toThrow('not_found');
  });
  test('that does not exist is not found', async () => {
    await expect(requireStudent(database, admin('level_3', null), { id: 999_999 })).rejects.toThrow(
      'not_found',
    );
  });
  test('whose account was deleted is not found', async () => {
    const gone = await addStudent(database, { branchId, name: 'Gone' });
    await database
      .update(accounts)
      .set({ status: 'suspended', deletedAt: new Date() })
      .where(eq(accounts.id, gone.accountId));
    for (const options of [{}, { onlyActive: true }])
      await expect(
        requireStudent(database, admin('level_1', branchId), { id: gone.id }, options),
      ).rejects.toThrow('not_found');
  });
  test('that is locked can be read, and its account used, meanwhile', async () => {
    const caller = admin('level_3', null);
    await database.transaction(async (transaction) => {
      await requireStudent(transaction, caller, { id: here.id }, { lock: true });
      await database.transaction(async (other) => {
        await other.execute(`set local lock_timeout = '50ms'`);
        expect((await requireStudent(other, caller, { id: here.id })).name).toBe('Here');
        await other.select().from(accounts).where(eq(accounts.id, here.accountId)).for('update');
      });
    });
  });
  test('that is locked waits for the end of the transaction', async () => {
    const caller = admin('level_3', null);
    await database.transaction(async (transaction) => {
      await requireStudent(transaction, caller, { id: here.id }, { lock: true });
      await expect(
        database.transaction(async (other) => {
          await other.execute(`set local lock_timeout = '50ms'`);
          return requireStudent(other, caller, { id: here.id }, { lock: true });
        }),
      ).rejects.toMatchObject({ cause: { code: LOCK_NOT_AVAILABLE } });
    });
  });
});
