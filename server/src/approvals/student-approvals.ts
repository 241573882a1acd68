import type { acceptStudentBody } from '@portal/shared-api/approvals';
import { today } from '@portal/shared-api/calendar';
import { and, asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Database, Queryable } from '../database/connect.ts';
import { paged } from '../database/paging.ts';
import { branches } from '../database/schema/branches.ts';
import { studentRegistrations } from '../database/schema/registrations.ts';
import { students } from '../database/schema/students.ts';
import type { Caller } from '../http/caller.ts';
import { withinBranch } from '../http/permissions.ts';
import { hashNewPassword } from '../sessions/passwords.ts';
import { requireNewChild, requireOwnIc } from '../students/doubles.ts';
import { insertStudent } from '../students/new-student.ts';
import { decided, requirePending } from './decisions.ts';

const inBranch = (caller: Caller) => withinBranch(caller, studentRegistrations.branchId);

const referrers = alias(students, 'referrers');

/** One page of pending registrations, oldest first. */
export function pendingStudents(database: Database, caller: Caller, page: number) {
  const waiting = and(eq(studentRegistrations.status, 'pending'), inBranch(caller));
  return paged(
    page,
    database
      .select({
        id: studentRegistrations.id,
        name: studentRegistrations.name,
        phone: studentRegistrations.phone,
        email: studentRegistrations.email,
        education_level: studentRegistrations.educationLevel,
        school: studentRegistrations.school,
        branch: { id: branches.id, branch_name: branches.name },
        referred_by: referrers.referralCode,
        package_interest: studentRegistrations.packageInterest,
        createdAt: studentRegistrations.createdAt,
      })
      .from(studentRegistrations)
      .innerJoin(branches, eq(branches.id, studentRegistrations.branchId))
      .leftJoin(referrers, eq(referrers.id, studentRegistrations.referredById))
      .where(waiting)
      .orderBy(asc(studentRegistrations.id)),
    database.$count(studentRegistrations, waiting),
  );
}

/** Locks a registration until the transaction ends; fails unless it waits for this admin's decision. */
async function lockPending(transaction: Queryable, caller: Caller, id: number) {
  const [registration] = await transaction
    .select()
    .from(studentRegistrations)
    .where(and(eq(studentRegistrations.id, id), inBranch(caller)))
    .for('update');
  return requirePending(transaction, caller, registration);
}

/**
 * Creates account, student and first period in one transaction. The student completes the setup at the first sign-in.
 */
export async function acceptStudent(
  database: Database,
  caller: Caller,
  id: number,
  body: z.output<typeof acceptStudentBody>,
) {
  return database.transaction(async (transaction) => {
    const registration = await lockPending(transaction, caller, id);
    const { name, email, phone, school, educationLevel, branchId, referredById } = registration;
    await requireOwnIc(transaction, caller, body.ic, body.same_ic);
    const { ic, guardian_phone } = body;
    const child = { name, email, phone, ic, guardian_phone };
    await requireNewChild(transaction, caller, child, body.despite_doubles);
    const passwordHash = await hashNewPassword(body.password, { field: 'password', own: [name, email] });
    const student = await insertStudent(transaction, {
      account: { email, passwordHash },
      joined: today(),
      values: {
        branchId,
        name,
        phone,
        school,
        educationLevel,
        referredById,
        ic: body.ic,
        address: body.address,
        guardianName: body.guardian_name,
        guardianPhone: body.guardian_phone,
      },
    });
    await transaction
      .update(studentRegistrations)
      .set({ ...decided(caller, 'accept'), studentId: student.id })
      .where(eq(studentRegistrations.id, id));
    return { name, studentId: student.studentId, sharesEmail: student.sharesEmail };
  });
}

export const rejectStudent = (database: Database, caller: Caller, id: number) =>
  database.transaction(async (transaction) => {
    const { name } = await lockPending(transaction, caller, id);
    await transaction
      .update(studentRegistrations)
      .set(decided(caller, 'reject'))
      .where(eq(studentRegistrations.id, id));
    return { name };
  });
