import type { acceptTeacherBody } from '@portal/shared-api/approvals';
import { today } from '@portal/shared-api/calendar';
import { asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Database, Queryable } from '../database/connect.ts';
import { paged } from '../database/paging.ts';
import { files } from '../database/schema/files.ts';
import { teacherRegistrations } from '../database/schema/registrations.ts';
import { teachers } from '../database/schema/teachers.ts';
import type { Caller } from '../http/caller.ts';
import { fail } from '../http/errors.ts';
import { insertAccount } from '../sessions/accounts.ts';
import { hashNewPassword } from '../sessions/passwords.ts';
import { decided, requirePending } from './decisions.ts';

/** One page of pending applications, oldest first. */
export function pendingTeachers(database: Database, page: number) {
  const waiting = eq(teacherRegistrations.status, 'pending');
  return paged(
    page,
    database
      .select({
        id: teacherRegistrations.id,
        name: teacherRegistrations.name,
        phone: teacherRegistrations.phone,
        enquiry: teacherRegistrations.enquiry,
        createdAt: teacherRegistrations.createdAt,
      })
      .from(teacherRegistrations)
      .where(waiting)
      .orderBy(asc(teacherRegistrations.id)),
    database.$count(teacherRegistrations, waiting),
  );
}

async function lockPending(transaction: Queryable, caller: Caller, id: number) {
  const [application] = await transaction
    .select()
    .from(teacherRegistrations)
    .where(eq(teacherRegistrations.id, id))
    .for('update');
  return requirePending(transaction, caller, application);
}

/** Creates account and teacher in one transaction. */
export async function acceptTeacher(
  database: Database,
  caller: Caller,
  id: number,
  body: z.output<typeof acceptTeacherBody>,
) {
  return database.transaction(async (transaction) => {
    const { name, phone } = await lockPending(transaction, caller, id);
    const own = [name, body.email];
    const passwordHash = await hashNewPassword(body.password, { field: 'password', own });
    await transaction.insert(teachers).values({
      accountId: await insertAccount(transaction, { role: 'teacher', email: body.email, passwordHash }),
      name,
      phone,
      ic: body.ic,
      address: body.address,
      educationLevel: body.education_level,
      joinDate: today(),
    });
    await transaction
      .update(teacherRegistrations)
      .set(decided(caller, 'accept'))
      .where(eq(teacherRegistrations.id, id));
    return { name };
  });
}

export const rejectTeacher = (database: Database, caller: Caller, id: number) =>
  database.transaction(async (transaction) => {
    const { name } = await lockPending(transaction, caller, id);
    await transaction
      .update(teacherRegistrations)
      .set(decided(caller, 'reject'))
      .where(eq(teacherRegistrations.id, id));
    return { name };
  });

/** Finds the file of an application's resume. */
export async function resumeOf(database: Database, id: number) {
  const [resume] = await database
    .select({ key: files.key, type: files.contentType, name: files.name })
    .from(teacherRegistrations)
    .innerJoin(files, eq(files.key, teacherRegistrations.resumeKey))
    .where(eq(teacherRegistrations.id, id));
  return resume ?? fail('not_found');
}
