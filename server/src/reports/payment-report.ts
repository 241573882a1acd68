import { invoiceNumber } from '@portal/shared-api/payments';
import { daysOf, type Month } from './days.ts';
import { and, asc, between, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { branches } from '../database/schema/branches.ts';
import { payments } from '../database/schema/payments.ts';
import { students } from '../database/schema/students.ts';
import { MONEY, workbook, type Sheet } from './workbook.ts';

const columns: Sheet['columns'] = [
  { header: 'Invoice No.', width: 14 },
  { header: 'Student ID', width: 12 },
  { header: 'Student Name', width: 32 },
  { header: 'Branch', width: 18 },
  { header: 'Payment For', width: 16 },
  { header: 'Payment Date', width: 14 },
  { header: 'Payment Type', width: 16 },
  { header: 'Amount (RM)', width: 14, format: MONEY },
  { header: 'Status', width: 18 },
  { header: 'Comment', width: 40 },
];

const statusNames = { pending_checking: 'Pending Checking', approved: 'Approved' } as const;

async function sheetOf(database: Database, name: string, wanted: SQL | undefined): Promise<Sheet> {
  const rows = await database
    .select({
      id: payments.id,
      studentId: students.studentId,
      student: students.name,
      branch: branches.name,
      paymentFor: sql<string>`to_char(${payments.paymentFor}, 'FMMonth-YYYY')`,
      paymentDate: payments.paymentDate,
      type: payments.paymentType,
      sen: payments.amountSen,
      status: payments.status,
      comment: payments.comment,
    })
    .from(payments)
    .innerJoin(students, eq(students.id, payments.studentId))
    .innerJoin(branches, eq(branches.id, payments.branchId))
    .where(
      and(isNull(payments.deletedAt), inArray(payments.status, ['pending_checking', 'approved']), wanted),
    )
    .orderBy(asc(payments.id));
  const total = rows.reduce((sum, { sen }) => sum + sen, 0);
  return {
    name,
    columns,
    rows: [
      ...rows.map((row) => [
        invoiceNumber(row.id),
        row.studentId,
        row.student,
        row.branch,
        row.paymentFor,
        row.paymentDate,
        row.type,
        row.sen / 100,
        statusNames[row.status as keyof typeof statusNames],
        row.comment,
      ]),
      ...(rows.length > 0 ? [['Total', null, null, null, null, null, null, total / 100, null, null]] : []),
    ],
  };
}

/** One sheet by month paid for, one by date of payment (decision 26). */
export async function paymentReportOf(database: Database, month: Month, branchId: number | undefined) {
  const { from, to } = daysOf(month);
  const ofBranch = branchId === undefined ? undefined : eq(payments.branchId, branchId);
  const [byMonth, byDate] = await Promise.all([
    sheetOf(database, 'By month paid for', and(eq(payments.paymentFor, from), ofBranch)),
    sheetOf(database, 'By payment date', and(between(payments.paymentDate, from, to), ofBranch)),
  ]);
  return workbook([byMonth, byDate]);
}
