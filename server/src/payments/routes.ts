import { PAGE_SIZE } from '@portal/shared-api/paging';
import { parentPayments } from '@portal/shared-api/payments';
import { periodOfDate, periodText } from '@portal/shared-api/period';
import { handle } from '../http/handle.ts';
import { countParentPayments, parentPaymentsPage } from './queries.ts';

export const paymentRoutes = [
  handle(parentPayments, async ({ database, caller, query }) => {
    const [total, rows] = await Promise.all([
      countParentPayments(database, caller.profileId),
      parentPaymentsPage(database, caller.profileId, query.page),
    ]);
    return {
      data: rows.map((row) => ({
        id: row.id,
        student: { student_id: row.studentId, name: row.studentName },
        payment_amount: row.amountSen,
        payment_date: row.paymentDate,
        submitted_at: row.createdAt.toISOString(),
        payment_for: periodText(periodOfDate(row.paymentFor)),
        payment_type: row.paymentType,
        payment_status: row.status,
        comment: row.comment,
        has_proof: row.proofKey !== null,
      })),
      last_page: Math.max(1, Math.ceil(total / PAGE_SIZE)),
    };
  }),
];
