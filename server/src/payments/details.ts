import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { auditActions } from '@portal/shared-api/payments-admin';
import type { Database } from '../database/connect.ts';
import { auditEntries } from '../database/schema/audit.ts';
import { branches } from '../database/schema/branches.ts';
import { files } from '../database/schema/files.ts';
import { payments } from '../database/schema/payments.ts';
import { studentPresets, students } from '../database/schema/students.ts';
import type { Caller } from '../http/caller.ts';
import { fail } from '../http/errors.ts';
import { standingMovement } from './credit.ts';
import { reachableBy } from './locked.ts';
import { reusedProofs } from './reused-proofs.ts';
import { adminColumns, shownPresets, toAdminRow } from './rows.ts';

const auditOf = (database: Database, paymentId: number) =>
  database
    .select({
      action: sql<(typeof auditActions)[number]>`${auditEntries.action}`,
      carriedBy: auditEntries.actorName,
      carriedOn: auditEntries.createdAt,
      details: auditEntries.details,
    })
    .from(auditEntries)
    .where(and(eq(auditEntries.resource, 'payments'), eq(auditEntries.recordId, paymentId)))
    .orderBy(asc(auditEntries.id));

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
      firstAcceptBy: payments.firstAcceptBy,
    })
    .from(payments)
    .innerJoin(students, eq(students.id, payments.studentId))
    .innerJoin(branches, eq(branches.id, payments.branchId))
    .leftJoin(files, eq(files.key, payments.proofKey))
    .where(and(eq(payments.id, id), reachableBy(caller)));
  if (!payment) fail('not_found');

  const [ownPresets, movement, audit, reused] = await Promise.all([
    database
      .select({ title: studentPresets.title, value: studentPresets.valueSen, show: studentPresets.show })
      .from(studentPresets)
      .where(eq(studentPresets.studentId, payment.student.id))
      .orderBy(asc(studentPresets.position)),
    standingMovement(database, id),
    auditOf(database, id),
    reusedProofs(database, {
      paymentId: id,
      sha256: payment.proofSha256,
      imageHash: payment.imageHash,
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
    overpay: movement
      ? { type: movement.kind as 'add' | 'claim', amount: Math.abs(movement.amountSen) }
      : null,
    overpaid_amount: movement?.balanceAfterSen ?? null,
    accepted_by_me: payment.firstAcceptBy === caller.accountId,
    reused_proofs: reused,
    audit_log: audit.map((entry) => ({
      action: entry.action,
      carried_by: entry.carriedBy,
      carried_on: entry.carriedOn.toISOString(),
      self_checked: entry.details.self_checked === true,
    })),
  };
}

/** The stored proof of a payment the caller may see. */
export async function proofOf(database: Database, caller: Caller, id: number) {
  const [proof] = await database
    .select({ key: files.key, type: files.contentType, name: files.name })
    .from(payments)
    .innerJoin(files, eq(files.key, payments.proofKey))
    .where(and(eq(payments.id, id), reachableBy(caller), isNull(payments.deletedAt)));
  return proof ?? fail('not_found');
}
