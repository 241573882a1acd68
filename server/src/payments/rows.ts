import { periodTextOfDate } from '@portal/shared-api/period';
import { sql } from 'drizzle-orm';
import { branches } from '../database/schema/branches.ts';
import { payments, type PaymentPreset } from '../database/schema/payments.ts';
import { students } from '../database/schema/students.ts';
import type { Caller } from '../http/caller.ts';
import { isOthersSlip } from './access.ts';

/** The columns every list of payments reads. */
export const rowColumns = {
  id: payments.id,
  studentId: students.studentId,
  studentName: students.name,
  amountSen: payments.amountSen,
  paymentDate: payments.paymentDate,
  createdAt: payments.createdAt,
  paymentFor: payments.paymentFor,
  paymentType: payments.paymentType,
  status: payments.status,
  comment: payments.comment,
  proofKey: payments.proofKey,
};

/** The same for a parent, without slips from the child's other parent. */
export const rowsFor = (caller: Caller) => ({
  ...rowColumns,
  proofKey: sql<string | null>`case when ${isOthersSlip(caller)} then null else ${payments.proofKey} end`,
});

/** Additional columns of admins' lists. */
export const adminColumns = { ...rowColumns, branchName: branches.name, version: payments.version };

type Row = Pick<
  typeof payments.$inferSelect,
  | 'id'
  | 'amountSen'
  | 'paymentDate'
  | 'createdAt'
  | 'paymentFor'
  | 'paymentType'
  | 'status'
  | 'comment'
  | 'proofKey'
> & { studentId: string; studentName: string };

/** A payment as named in the contract's `paymentRow`. */
export const toRow = (row: Row) => ({
  id: row.id,
  student: { student_id: row.studentId, name: row.studentName },
  payment_amount: row.amountSen,
  payment_date: row.paymentDate,
  submitted_at: row.createdAt.toISOString(),
  payment_for: periodTextOfDate(row.paymentFor),
  payment_type: row.paymentType,
  payment_status: row.status,
  comment: row.comment,
  has_proof: row.proofKey !== null,
});

export const toAdminRow = (row: Row & { branchName: string; version: number }) => ({
  ...toRow(row),
  branch_name: row.branchName,
  version: row.version,
});

export const storedPresets = (
  presets: readonly { title: string; value: number; show: boolean }[],
): PaymentPreset[] => presets.map(({ title, value, show }) => ({ title, value_sen: value, show }));

export const shownPresets = (presets: readonly PaymentPreset[]) =>
  presets.map(({ title, value_sen, show }) => ({ title, value: value_sen, show }));
