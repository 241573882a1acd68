import { invoiceNumber } from '@portal/shared-api/payments';
import type { MergeField } from '@portal/shared-api/students-merging';
import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { recordAudit } from '../audit/record.ts';
import type { Database, Queryable } from '../database/connect.ts';
import { accounts } from '../database/schema/accounts.ts';
import { payments } from '../database/schema/payments.ts';
import { studentMerges } from '../database/schema/student-merges.ts';
import { studentPresets, students } from '../database/schema/students.ts';
import type { Caller } from '../http/caller.ts';
import { fail } from '../http/errors.ts';
import { removeAccount } from '../sessions/accounts.ts';
import { fingerprintOf, moveRows, readRows } from './merge-rows.ts';
import { bothOf, says, type Side } from './merge-sides.ts';
import { joinRest, joinStays } from './merge-stays.ts';

/** The same payment in both records, neither rejected nor deleted, would count twice or be lost. */
async function refuseSamePayments(transaction: Queryable, keptId: number, mergedId: number) {
  const other = alias(payments, 'other');
  const isActive = (table: typeof other | typeof payments) =>
    sql`${table.status} <> 'rejected' and ${table.deletedAt} is null`;
  const same = await transaction
    .select({ mine: payments.id, other: other.id })
    .from(payments)
    .innerJoin(
      other,
      sql`${payments.paymentFor} = ${other.paymentFor} and ${payments.amountSen} = ${other.amountSen}
        and ${payments.paymentDate} = ${other.paymentDate}
        and ${payments.proofSha256} is not distinct from ${other.proofSha256}
        and ${isActive(payments)} and ${isActive(other)}`,
    )
    .where(sql`${payments.studentId} = ${keptId} and ${other.studentId} = ${mergedId}`);
  if (same.length > 0)
    fail('merge_same_payment', {
      params: { invoices: same.flatMap((pair) => [invoiceNumber(pair.mine), invoiceNumber(pair.other)]) },
    });
}

/** The kept record after the merge: its own values, those taken from the other, and what only that one had. */
async function writeKept(transaction: Queryable, kept: Side, merged: Side, take: readonly MergeField[]) {
  const from = (field: MergeField) => (take.includes(field) || says[field](kept) === null ? merged : kept);
  const { student: mine } = kept;
  const { student: other } = merged;
  const referredById = mine.referredById === other.id ? null : (mine.referredById ?? other.referredById);
  await transaction
    .update(students)
    .set({
      name: from('name').student.name,
      phone: from('phone').student.phone,
      ic: from('ic').student.ic,
      school: from('school').student.school,
      educationLevel: from('education_level').student.educationLevel,
      branchId: from('branch').student.branchId,
      guardianName: from('guardian_name').student.guardianName,
      guardianPhone: from('guardian_phone').student.guardianPhone,
      address: from('address').student.address,
      points: mine.points + other.points,
      formerIds: `${mine.formerIds} ${other.studentId} ${other.formerIds}`.replace(/\s+/g, ' ').trim(),
      referredById: referredById === mine.id ? null : referredById,
    })
    .where(eq(students.id, mine.id));
  await transaction
    .update(accounts)
    .set({ email: from('email').email })
    .where(eq(accounts.id, kept.accountId));
  if (from('presets') === merged) {
    await transaction.delete(studentPresets).where(eq(studentPresets.studentId, mine.id));
    await transaction
      .update(studentPresets)
      .set({ studentId: mine.id })
      .where(eq(studentPresets.studentId, other.id));
  }
}

/** The removed record: nobody signs in with it, and its ID finds the other. */
async function closeMerged(transaction: Queryable, keptId: number, merged: Side) {
  await transaction
    .update(students)
    .set({ referredById: keptId })
    .where(sql`${students.referredById} = ${merged.student.id} and ${students.id} <> ${keptId}`);
  await transaction
    .update(students)
    .set({ mergedIntoId: keptId })
    .where(sql`${students.id} = ${merged.student.id} or ${students.mergedIntoId} = ${merged.student.id}`);
  await removeAccount(transaction, merged.accountId);
}

interface Merge {
  id: number;
  studentId: string;
  take: readonly MergeField[];
  versions: { kept: number; merged: number };
}

/** Merges two records in one transaction (decision 79). */
export const mergeStudents = (database: Database, caller: Caller, { id, studentId, take, versions }: Merge) =>
  database.transaction(async (transaction) => {
    const { kept, merged } = await bothOf(transaction, caller, id, studentId, true);
    const [keptId, mergedId] = [kept.student.id, merged.student.id];
    if (kept.student.version !== versions.kept || merged.student.version !== versions.merged)
      fail('changed_meanwhile');
    await refuseSamePayments(transaction, keptId, mergedId);
    const before = await readRows(transaction, keptId, mergedId);
    await writeKept(transaction, kept, merged, take);
    await joinStays(transaction, before, keptId, mergedId);
    await joinRest(transaction, keptId, mergedId);
    await moveRows(transaction, before, mergedId, keptId, mergedId);
    await closeMerged(transaction, keptId, merged);
    for (const recordId of [keptId, mergedId])
      await recordAudit(transaction, {
        resource: 'students',
        recordId,
        action: 'merged',
        actorId: caller.accountId,
        details: { kept: kept.student.studentId, merged: merged.student.studentId, taken: take },
      });
    await transaction.insert(studentMerges).values({
      keptId,
      mergedId,
      before,
      fingerprint: await fingerprintOf(transaction, keptId),
      mergedBy: caller.accountId,
    });
    return { id: keptId, kept: kept.student.studentId, merged: merged.student.studentId };
  });
