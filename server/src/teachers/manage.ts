import { today } from '@portal/shared-api/calendar';
import type { newTeacherBody, teacherBody } from '@portal/shared-api/teachers';
import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { recordAudit } from '../audit/record.ts';
import type { Database, Queryable } from '../database/connect.ts';
import { accounts } from '../database/schema/accounts.ts';
import { teachers } from '../database/schema/teachers.ts';
import type { Caller } from '../http/caller.ts';
import { fail } from '../http/errors.ts';
import { branchScope } from '../http/permissions.ts';
import { insertAccount, removeAccount, updateAccount } from '../sessions/accounts.ts';
import { issuePassword } from '../sessions/issue-password.ts';
import { hashNewPassword } from '../sessions/passwords.ts';
import { leaveClasses, lockClasses } from './classes.ts';

async function lockTeacher(transaction: Queryable, id: number) {
  const [teacher] = await transaction
    .select({
      id: teachers.id,
      accountId: teachers.accountId,
      name: teachers.name,
      email: accounts.email,
      status: accounts.status,
      version: teachers.version,
    })
    .from(teachers)
    .innerJoin(accounts, eq(accounts.id, teachers.accountId))
    .where(and(eq(teachers.id, id), isNull(accounts.deletedAt)))
    .for('update', { of: [teachers, accounts] });
  return teacher ?? fail('not_found');
}

/** Signing in as a teacher shows the students of all the teacher's classes, including those of another branch. */
function requireOwnBranch(caller: Caller, taught: readonly { branchId: number }[]): void {
  const scope = branchScope(caller);
  if (scope !== null && taught.some(({ branchId }) => branchId !== scope)) fail('other_branch_account');
}

/** A running class must not be left without a teacher who can take attendance (decision 47). */
function refuseAlone(
  taught: readonly { name: string; hasOther: boolean }[],
  code: 'only_teacher' | 'suspends_only_teacher',
): void {
  const alone = taught.filter(({ hasOther }) => !hasOther);
  if (alone.length > 0) fail(code, { params: { classes: [...new Set(alone.map(({ name }) => name))] } });
}

const audit = (
  transaction: Queryable,
  caller: Caller,
  recordId: number,
  action: string,
  details: Record<string, unknown> = {},
) => recordAudit(transaction, { resource: 'teachers', recordId, action, actorId: caller.accountId, details });

/** Creates account and teacher in one transaction. */
export async function createTeacher(
  database: Database,
  caller: Caller,
  {
    password,
    email,
    contact: phone,
    teacher_education_level: educationLevel,
    ...details
  }: z.output<typeof newTeacherBody>,
) {
  const passwordHash = await hashNewPassword(password, { field: 'password', own: [details.name, email] });
  return database.transaction(async (transaction) => {
    const accountId = await insertAccount(transaction, { role: 'teacher', email, passwordHash });
    const [teacher] = await transaction
      .insert(teachers)
      .values({ ...details, accountId, phone, educationLevel, joinDate: today() })
      .returning({ id: teachers.id, name: teachers.name });
    await audit(transaction, caller, teacher!.id, 'created');
    return teacher!;
  });
}

const accountStatus = { active: 'active', suspend: 'suspended' } as const;

export async function updateTeacher(
  database: Database,
  caller: Caller,
  id: number,
  {
    version,
    email,
    newPassword,
    despite_only_teacher: knowing,
    ...body
  }: z.output<typeof teacherBody> & { despite_only_teacher: boolean },
): Promise<void> {
  const passwordHash =
    newPassword && (await hashNewPassword(newPassword, { field: 'newPassword', own: [body.name, email] }));
  await database.transaction(async (transaction) => {
    const teacher = await lockTeacher(transaction, id);
    if (teacher.version !== version) fail('changed_meanwhile');
    const status = accountStatus[body.status];
    if (email !== teacher.email || status !== teacher.status || passwordHash) {
      const taught = await lockClasses(transaction, id);
      requireOwnBranch(caller, taught);
      if (status === 'suspended' && status !== teacher.status && !knowing)
        refuseAlone(taught, 'suspends_only_teacher');
      await updateAccount(transaction, teacher.accountId, {
        email,
        status,
        ...(passwordHash ? { passwordHash } : {}),
      });
    }
    await transaction
      .update(teachers)
      .set({
        name: body.name,
        phone: body.contact,
        ic: body.ic,
        address: body.address,
        educationLevel: body.teacher_education_level,
        joinDate: body.join_date,
      })
      .where(eq(teachers.id, id));
    await audit(transaction, caller, id, 'updated', { status, new_password: Boolean(passwordHash) });
  });
}

/** Issues a new password for a forgotten one. A suspended teacher stays suspended. */
export const issueTeacherPassword = (database: Database, caller: Caller, id: number, password: string) =>
  database.transaction(async (transaction) => {
    const teacher = await lockTeacher(transaction, id);
    requireOwnBranch(caller, await lockClasses(transaction, id));
    await issuePassword(transaction, caller, { resource: 'teachers', ...teacher }, password);
    return { name: teacher.name };
  });

/** A suspension with `deleted_at`. Refused while a running class has no other teacher (decision 47). */
export const removeTeacher = (database: Database, caller: Caller, id: number) =>
  database.transaction(async (transaction) => {
    const teacher = await lockTeacher(transaction, id);
    const taught = await lockClasses(transaction, id);
    requireOwnBranch(caller, taught);
    refuseAlone(taught, 'only_teacher');
    const left = taught.map((one) => one.id);
    await leaveClasses(transaction, id, left);
    await removeAccount(transaction, teacher.accountId);
    await audit(transaction, caller, id, 'removed', { classes: left });
    return { name: teacher.name };
  });
