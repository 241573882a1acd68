import * as contract from '@portal/shared-api/reports';
import { and, eq } from 'drizzle-orm';
import { isTaughtBy } from '../classes/teaching.ts';
import type { Database } from '../database/connect.ts';
import { branches } from '../database/schema/branches.ts';
import { classes } from '../database/schema/classes.ts';
import { fail } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { attendanceReportOf } from './attendance-report.ts';
import { paymentReportOf } from './payment-report.ts';
import { XLSX_TYPE } from './workbook.ts';

async function branchName(database: Database, id: number | undefined): Promise<string> {
  if (id === undefined) return 'All';
  const [branch] = await database.select({ name: branches.name }).from(branches).where(eq(branches.id, id));
  return branch?.name ?? fail('not_found');
}

/** The class must exist, and be taught by the teacher if one is given. */
async function requireClass(database: Database, id: number, teacherId: number | undefined): Promise<void> {
  const [found] = await database
    .select({ id: classes.id })
    .from(classes)
    .where(and(eq(classes.id, id), teacherId === undefined ? undefined : isTaughtBy(teacherId, 'all')));
  if (!found) fail('not_found');
}

export const reportRoutes = [
  handle(contract.paymentReport, async ({ database, query: { branch_id: branchId, ...month } }) => {
    const branch = await branchName(database, branchId);
    return {
      type: XLSX_TYPE,
      name: `PaymentReport_${month.month}_${month.year}_${branch}.xlsx`,
      content: await paymentReportOf(database, month, branchId),
    };
  }),
  handle(contract.attendanceReport, async ({ database, query }) => {
    const { class_id: classId, teacher_id: teacherId, ...month } = query;
    await requireClass(database, classId, teacherId);
    return {
      type: XLSX_TYPE,
      name: `AttendanceReport_${month.month}_${month.year}_class${classId}.xlsx`,
      content: await attendanceReportOf(database, month, classId),
    };
  }),
];
