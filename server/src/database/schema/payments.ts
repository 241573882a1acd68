import { isNull, sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { EducationLevel } from '@portal/shared-api/education-levels';
import { paymentStatuses, paymentTypes } from '@portal/shared-api/payments';
import { branches } from './branches.ts';
import { bytea, createdAt, deletedAt, id, instant, versioned } from './columns.ts';
import { accountId, fileKey } from './links.ts';
import { filled, oneOf, sha256Format } from './rules.ts';
import { students } from './students.ts';

/** A fee item as it was when the payment was accepted: later changes to a preset do not alter receipts (decision 9). */
export interface PaymentPreset {
  title: string;
  value_sen: number;
  show: boolean;
}

/** Who the receipt is for, as of the first accept: children move up a year, receipts do not change. */
export interface ReceiptFacts {
  student_name: string;
  education_level: EducationLevel;
  guardian_name: string | null;
}

/** The `subject_ids` of older clients, with name and price of that day (decision 4). */
export interface PaymentSubject {
  subject_id: number;
  name: string;
  price_sen: number;
}

export const payments = pgTable(
  'payments',
  {
    id: id(),
    studentId: integer('student_id')
      .notNull()
      .references(() => students.id),
    /**
     * The student's branch at submission. Lists, scope and reports use this one, so past figures do not move when a
     * student changes branch.
     */
    branchId: integer('branch_id')
      .notNull()
      .references(() => branches.id),
    amountSen: integer('amount_sen').notNull(),
    paymentDate: date('payment_date').notNull(),
    /** First day of the month paid for; `January-2025` in the API (decision 17). */
    paymentFor: date('payment_for').notNull(),
    paymentType: text('payment_type', { enum: paymentTypes }).notNull(),
    status: text('status', { enum: paymentStatuses }).notNull().default('pending_approval'),
    proofKey: fileKey('proof_key'),
    /** Of the uploaded bytes before re-encoding, so that two uploads of one slip have the same hash. */
    proofSha256: bytea('proof_sha256'),
    /** The admin's comment, visible to the family (decision 21). */
    comment: text('comment'),
    presets: jsonb('presets').$type<PaymentPreset[]>().notNull().default([]),
    /** Set by a trigger when an admin accepts, and cleared with the accept. */
    receipt: jsonb('receipt').$type<ReceiptFacts>(),
    subjects: jsonb('subjects').$type<PaymentSubject[]>().notNull().default([]),
    createdBy: accountId('created_by').notNull(),
    firstAcceptBy: accountId('first_accept_by'),
    firstAcceptAt: instant('first_accept_at'),
    checkedBy: accountId('checked_by'),
    checkedAt: instant('checked_at'),
    /** The same level_3 admin gave both accepts, which the audit log shows (decision 2). */
    selfChecked: boolean('self_checked').notNull().default(false),
    ...versioned(),
    createdAt: createdAt(),
    deletedAt: deletedAt(),
    deletedBy: accountId('deleted_by'),
  },
  (t) => [
    check('payments_amount', sql`${t.amountSen} between 1 and 9999999`),
    check('payments_type', oneOf(t.paymentType, paymentTypes)),
    check('payments_status', oneOf(t.status, paymentStatuses)),
    check('payments_for_is_a_month', sql`extract(day from ${t.paymentFor}) = 1`),
    check(
      'payments_date_not_in_future',
      sql`${t.paymentDate} <= (${t.updatedAt} at time zone 'Asia/Kuala_Lumpur')::date`,
    ),
    check('payments_proof', sql`${t.paymentType} = 'Cash' or ${t.proofKey} is not null`),
    check('payments_proof_hash', sql`(${t.proofKey} is null) = (${t.proofSha256} is null)`),
    check('payments_proof_sha256', sha256Format(t.proofSha256)),
    check('payments_presets', sql`jsonb_typeof(${t.presets}) = 'array'`),
    check('payments_subjects', sql`jsonb_typeof(${t.subjects}) = 'array'`),
    check(
      'payments_rejected_has_comment',
      sql`${t.status} <> 'rejected' or (${t.comment} is not null and ${filled(t.comment)})`,
    ),
    check(
      'payments_accepts_match_status',
      sql`case ${t.status}
        when 'pending_approval' then ${t.firstAcceptBy} is null and ${t.checkedBy} is null
        when 'pending_checking' then ${t.firstAcceptBy} is not null and ${t.checkedBy} is null
        when 'approved' then ${t.firstAcceptBy} is not null and ${t.checkedBy} is not null
        else ${t.checkedBy} is null end`,
    ),
    check('payments_first_accept', sql`(${t.firstAcceptBy} is null) = (${t.firstAcceptAt} is null)`),
    check('payments_receipt', sql`(${t.receipt} is null) = (${t.firstAcceptAt} is null)`),
    check('payments_checked', sql`(${t.checkedBy} is null) = (${t.checkedAt} is null)`),
    // A null check passes: a check constraint only fails on false. Credit moved by the checker also makes it
    // self-checked (decision 73), which only other tables know.
    check('payments_four_eyes', sql`${t.selfChecked} or ${t.checkedBy} <> ${t.firstAcceptBy}`),
    check('payments_self_checked', sql`${t.checkedBy} is not null or not ${t.selfChecked}`),
    check('payments_deleted_is_rejected', sql`${t.deletedAt} is null or ${t.status} = 'rejected'`),
    check('payments_deleted', sql`(${t.deletedAt} is null) = (${t.deletedBy} is null)`),
    // No second identical payment while the first is neither rejected nor deleted, even at the same moment (decision
    // 13).
    uniqueIndex('payments_no_duplicate')
      .on(t.studentId, t.paymentFor, t.amountSen, t.paymentDate, sql`coalesce(${t.proofSha256}, ''::bytea)`)
      .where(sql`${t.status} <> 'rejected' and ${t.deletedAt} is null`),
    index('payments_student').on(t.studentId, t.paymentFor),
    // Lists show undeleted payments, newest first, and count and page using only these indexes. They are scanned
    // backwards: `id.desc()` here would mean "nulls last", which does not match `order by id desc`.
    index('payments_student_newest').on(t.studentId, t.id).where(isNull(t.deletedAt)),
    index('payments_branch').on(t.branchId, t.id).where(isNull(t.deletedAt)),
    index('payments_branch_status').on(t.branchId, t.status, t.id).where(isNull(t.deletedAt)),
    index('payments_status').on(t.status, t.id).where(isNull(t.deletedAt)),
    index('payments_for_newest').on(t.paymentFor, t.id).where(isNull(t.deletedAt)),
    index('payments_date').on(t.paymentDate, t.id).where(isNull(t.deletedAt)),
    index('payments_amount').on(t.amountSen, t.id).where(isNull(t.deletedAt)),
    index('payments_branch_for').on(t.branchId, t.paymentFor, t.id),
    index('payments_proof').on(t.proofKey),
    index('payments_proof_hash').on(t.proofSha256),
    index('payments_created_by').on(t.createdBy),
    index('payments_first_accept_by').on(t.firstAcceptBy),
    index('payments_checked_by').on(t.checkedBy),
    index('payments_deleted_by').on(t.deletedBy),
  ],
);

/** The centre's fee items that an admin picks from (decision 18). */
export const presetTemplates = pgTable(
  'preset_templates',
  {
    id: id(),
    title: text('title').notNull(),
    valueSen: integer('value_sen').notNull(),
    show: boolean('show').notNull().default(true),
    position: integer('position').notNull(),
    ...versioned(),
  },
  (t) => [
    check('preset_templates_title', filled(t.title)),
    check('preset_templates_value', sql`abs(${t.valueSen}) <= 9999999`),
    uniqueIndex('preset_templates_title').on(sql`lower(${t.title})`),
  ],
);
