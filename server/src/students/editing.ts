import { today } from '@portal/shared-api/calendar';
import type { newStudentBody, studentDetailsBody } from '@portal/shared-api/students-editing';
import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { recordAudit } from '../audit/record.ts';
import type { Database, Queryable } from '../database/connect.ts';
import { accounts } from '../database/schema/accounts.ts';
import { students } from '../database/schema/students.ts';
import { violated } from '../database/violations.ts';
import type { Caller } from '../http/caller.ts';
import { fail } from '../http/errors.ts';
import { referrer } from '../registrations/queries.ts';
import { normalizedCode } from '../registrations/rules.ts';
import { updateAccount } from '../sessions/accounts.ts';
import { hashNewPassword } from '../sessions/passwords.ts';
import { requireStudent } from './access.ts';
import { requireChosenBranch } from './chosen-branch.ts';
import { requireNewChild, requireOwnIc } from './doubles.ts';
import { requireJoinDate } from './join-dates.ts';
import { insertStudent } from './new-student.ts';
import { moveJoinDates } from './stays.ts';

/** The student with a chosen or typed code; none if empty (decision 50). */
async function requireReferrer(transaction: Queryable, code: string | null) {
  if (!code) return null;
  const id = await referrer(transaction, normalizedCode(code));
  return id ?? fail('validation', { fields: { referred_by: 'referral_unknown' } });
}

/** The table rejects circular referrals (decision 50), and the person is told at the field. */
async function refusingLoops<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (violated(error) === 'students_referral_loop')
      fail('validation', { fields: { referred_by: 'referral_loop' } });
    throw error;
  }
}

/** Creates account, student and first stay in one transaction. */
export async function createStudent(
  database: Database,
  caller: Caller,
  body: z.output<typeof newStudentBody>,
) {
  requireJoinDate('join_date', body.join_date, today());
  const own = [body.name, body.email];
  const passwordHash = await hashNewPassword(body.password, { field: 'password', own });
  return database.transaction(async (transaction) => {
    const branchId = await requireChosenBranch(transaction, caller, body.branch_id);
    await requireOwnIc(transaction, caller, body.ic, body.same_ic);
    await requireNewChild(transaction, caller, body, body.despite_doubles);
    const student = await insertStudent(transaction, {
      account: { email: body.email, passwordHash },
      joined: body.join_date,
      values: {
        branchId,
        ...columnsOf(body),
        referredById: await requireReferrer(transaction, body.referred_by),
      },
    });
    await recordAudit(transaction, {
      resource: 'students',
      recordId: student.id,
      action: 'created',
      actorId: caller.accountId,
    });
    return student;
  });
}

type Details = Pick<
  z.output<typeof studentDetailsBody>,
  'name' | 'phone' | 'ic' | 'school' | 'education_level' | 'guardian_name' | 'guardian_phone' | 'address'
>;

const columnsOf = (body: Details) => ({
  name: body.name,
  phone: body.phone,
  ic: body.ic,
  school: body.school,
  educationLevel: body.education_level,
  guardianName: body.guardian_name,
  guardianPhone: body.guardian_phone,
  address: body.address,
});

/** What an edit changed, for the audit log, with old and new values. */
const changes = (before: Record<string, unknown>, after: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(after)
      .filter(([field, value]) => value !== before[field])
      .map(([field, value]) => [field, { from: before[field], to: value }]),
  );

/** Updates a student unless somebody else has done so since it was read (decision 51). */
export async function updateStudent(
  database: Database,
  caller: Caller,
  id: number,
  { version, password, ...body }: z.output<typeof studentDetailsBody>,
) {
  const own = [body.name, body.email];
  const passwordHash = password && (await hashNewPassword(password, { field: 'password', own }));
  await refusingLoops(() =>
    database.transaction(async (transaction) => {
      const student = await requireStudent(transaction, caller, { id }, { lock: true });
      if (student.version !== version) fail('changed_meanwhile');
      const [before] = await transaction
        .select({
          student: students,
          email: accounts.email,
          accountId: accounts.id,
          status: accounts.status,
        })
        .from(students)
        .innerJoin(accounts, eq(accounts.id, students.accountId))
        .where(eq(students.id, id));
      if (passwordHash && before!.status === 'suspended') fail('student_already_suspended');
      if (body.ic !== before!.student.ic) await requireOwnIc(transaction, caller, body.ic, body.same_ic);
      const referredById = await requireReferrer(transaction, body.referred_by);
      if (referredById === id) fail('validation', { fields: { referred_by: 'referral_own' } });
      const moves = body.branch_id !== undefined && body.branch_id !== student.branchId;
      const after = {
        ...columnsOf(body),
        branchId: moves
          ? await requireChosenBranch(transaction, caller, body.branch_id)
          : before!.student.branchId,
        referredById,
      };
      await transaction
        .update(students)
        .set({ ...after, updatedAt: sql`now()` })
        .where(eq(students.id, id));
      if (body.email !== before!.email || passwordHash)
        await updateAccount(transaction, before!.accountId, {
          email: body.email,
          ...(passwordHash ? { passwordHash } : {}),
        });
      const moved = await moveJoinDates(transaction, id, {
        first: body.original_join_date,
        last: body.join_date,
      });
      await recordAudit(transaction, {
        resource: 'students',
        recordId: id,
        action: 'updated',
        actorId: caller.accountId,
        details: {
          ...changes({ ...before!.student, email: before!.email }, { ...after, email: body.email }),
          ...moved,
          ...(passwordHash ? { new_password: true } : {}),
        },
      });
    }),
  );
}
