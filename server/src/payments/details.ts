import { and, asc, eq, isNull, not } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { branches } from '../database/schema/branches.ts';
import { files } from '../database/schema/files.ts';
import { payments } from '../database/schema/payments.ts';
import { studentPresets, students } from '../database/schema/students.ts';
import type { Caller } from '../http/caller.ts';
import { fail } from '../http/errors.ts';
import { missingBefore } from '../outstanding/months.ts';
import { movedBy, standingMovement } from './credit.ts';
import { historyOf } from './history.ts';
import { isOthersSlip, reachableBy } from './access.ts';
import { recordedByAdmin } from './move.ts';
import { decidedBy } from './move-rules.ts';
import { reusedProofs } from './reused-proofs.ts';
import { adminColumns, shownPresets, toAdminRow } from './rows.ts';

/** Everything the admin's dialogs show of one payment. */
export async function adminPaymentDetails(database: Database, caller: Caller, id: number) {
  const [payment] = await database
    .select({
      ...adminColumns,
      student: {
        id: students.id,
        student_id: students.studentId,
        name: students.name,
        education_level: students.educationLevel,
        school: students.school,
        overpaid: students.overpaidSen,
      },
      presets: payments.presets,
      subjects: payments.subjects,
      proofSha256: payments.proofSha256,
      imageHash: files.imageHash,
      sentBy: files.uploadedBy,
      batch: files.batch,
      firstAcceptBy: payments.firstAcceptBy,
      recordedByAdmin,
    })
    .from(payments)
    .innerJoin(students, eq(students.id, payments.studentId))
    .innerJoin(branches, eq(branches.id, payments.branchId))
    .leftJoin(files, eq(files.key, payments.proofKey))
    .where(and(eq(payments.id, id), reachableBy(caller)));
  if (!payment) fail('not_found');

  const [ownPresets, movement, history, missing, reused] = await Promise.all([
    database
      .select({ title: studentPresets.title, value: studentPresets.valueSen, show: studentPresets.show })
      .from(studentPresets)
      .where(eq(studentPresets.studentId, payment.student.id))
      .orderBy(asc(studentPresets.position)),
    standingMovement(database, id),
    historyOf(database, id),
    payment.status === 'pending_approval'
      ? missingBefore(database, payment.student.id, payment.paymentFor)
      : [],
    reusedProofs(database, caller, {
      paymentId: id,
      sha256: payment.proofSha256,
      imageHash: payment.imageHash,
      sentBy: payment.sentBy,
      batch: payment.batch,
    }),
  ]);
  return {
    ...toAdminRow(payment),
    student: { ...payment.student, presets: ownPresets },
    details: payment.subjects.map((subject) => ({
      subject_id: subject.subject_id,
      subject: { id: subject.subject_id, name: subject.name, price: subject.price_sen },
    })),
    presets: shownPresets(payment.presets),
    overpay: movedBy(movement),
    overpaid_amount: movement?.balanceAfterSen ?? null,
    recorded_by_admin: payment.recordedByAdmin,
    accepted_by_me: decidedBy(
      { firstAcceptBy: payment.firstAcceptBy, creditMovedBy: movement?.createdBy ?? null },
      caller.accountId,
    ),
    missing_months: missing,
    reused_proofs: reused,
    audit_log: history,
  };
}

/** The stored proof of a payment the caller may see. */
export async function proofOf(database: Database, caller: Caller, id: number) {
  const [proof] = await database
    .select({ key: files.key, type: files.contentType, name: files.name })
    .from(payments)
    .innerJoin(files, eq(files.key, payments.proofKey))
    .where(
      and(
        eq(payments.id, id),
        reachableBy(caller),
        isNull(payments.deletedAt),
        caller.role === 'parent' ? not(isOthersSlip(caller)) : undefined,
      ),
    );
  return proof ?? fail('not_found');
}
