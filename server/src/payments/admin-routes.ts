import { invoiceNumber } from '@portal/shared-api/payments';
import * as admin from '@portal/shared-api/payments-admin';
import * as checking from '@portal/shared-api/payments-checking';
import { notice } from '@portal/shared-api/notices';
import { handle } from '../http/handle.ts';
import { requireStudent } from '../students/access.ts';
import { createPayment } from './create.ts';
import { acceptPayment, checkPayment, deletePayment, rejectCheckedPayment, rejectPayment } from './decide.ts';
import { adminPaymentDetails, proofOf } from './details.ts';
import { adminPaymentsPage } from './admin-list.ts';
import { decidedBy } from './move-rules.ts';
import { checkingPage } from './queries.ts';
import { storedPresets, toAdminRow } from './rows.ts';
import { payableSubjectsOf } from './subjects.ts';
import { editPayment } from './update.ts';

const about = (id: number) => ({ invoice: invoiceNumber(id) });

export const adminPaymentRoutes = [
  handle(admin.adminPayments, async ({ database, caller, query: { page, ...filters } }) => {
    const { data, ...rest } = await adminPaymentsPage(database, caller, filters, page);
    return { ...rest, data: data.map(toAdminRow) };
  }),
  handle(admin.adminPaymentDetails, ({ database, caller, params }) =>
    adminPaymentDetails(database, caller, params.id),
  ),
  handle(admin.createAdminPayment, (call) =>
    createPayment(call, {
      findStudent: (transaction) =>
        requireStudent(transaction, call.caller, { studentId: call.body.student_id }),
      presets: storedPresets(call.body.presets),
      comment: call.body.comment,
    }),
  ),
  handle(admin.updateAdminPayment, async (call) => {
    const moved = await editPayment(call);
    return notice(moved ? 'payment_updated' : 'payment_unchanged', call.language, about(call.params.id));
  }),
  handle(admin.decidePayment, async ({ database, caller, params: { id, action }, body, language }) => {
    if (action === 'accept') await acceptPayment(database, caller, id, body);
    else await rejectPayment(database, caller, id, body.comment);
    return notice(action === 'accept' ? 'payment_accepted' : 'payment_rejected', language, about(id));
  }),
  handle(checking.paymentsToCheck, async ({ database, caller, query }) => {
    const { data, ...rest } = await checkingPage(database, caller, query);
    return {
      ...rest,
      data: data.map((row) => ({
        ...toAdminRow(row),
        accepted_by: row.firstAcceptName,
        accepted_by_me: decidedBy(row, caller.accountId),
        accepted_by_change: row.acceptedByChange,
      })),
    };
  }),
  handle(checking.checkPayment, async ({ database, caller, params: { id, action }, body, language }) => {
    if (action === 'accept') await checkPayment(database, caller, id, body);
    else await rejectCheckedPayment(database, caller, id, body.comment);
    return notice(action === 'accept' ? 'payment_checked' : 'payment_rejected', language, about(id));
  }),
  handle(admin.deletePayment, async ({ database, caller, params: { id }, language }) => {
    await deletePayment(database, caller, id);
    return notice('payment_deleted', language, about(id));
  }),
  handle(admin.adminProof, ({ database, caller, params }) => proofOf(database, caller, params.id)),
  handle(admin.studentPayableSubjects, async ({ database, caller, params }) => {
    const student = await requireStudent(database, caller, { studentId: params.id });
    return { data: await payableSubjectsOf(database, student.id) };
  }),
];
