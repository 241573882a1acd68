import { invoiceNumber } from '@portal/shared-api/payments';
import * as family from '@portal/shared-api/payments-family';
import { periodTextOfDate } from '@portal/shared-api/period';
import { notice } from '@portal/shared-api/notices';
import { handle } from '../http/handle.ts';
import { payableMonths } from '../outstanding/months.ts';
import { visibleItems } from '../presets/queries.ts';
import { activePayments } from './active-payments.ts';
import { createPayment } from './create.ts';
import { proofOf } from './details.ts';
import { parentPayments, studentPayments } from './queries.ts';
import { toRow } from './rows.ts';
import { linkedStudent, studentById } from './student.ts';
import { payableSubjectsOf } from './subjects.ts';
import { resubmitPayment } from './update.ts';

export const familyPaymentRoutes = [
  handle(family.studentPayments, async ({ database, caller, query }) => {
    const { data, ...rest } = await studentPayments(database, caller, query.page);
    return { ...rest, data: data.map(toRow) };
  }),
  handle(family.parentPayments, async ({ database, caller, query }) => {
    const { data, ...rest } = await parentPayments(database, caller, query.page);
    return { ...rest, data: data.map(toRow) };
  }),
  handle(family.ownPresets, async ({ database, caller }) => {
    const [student, presets, active, outstanding] = await Promise.all([
      studentById(database, caller.profileId),
      visibleItems(database, caller.profileId),
      activePayments(database, caller.profileId),
      payableMonths(database, caller.profileId),
    ]);
    return {
      student_id: student.studentId,
      data: presets,
      first_period: periodTextOfDate(student.joinDate),
      active_payments: active,
      outstanding,
    };
  }),
  handle(family.payableSubjects, async ({ database, caller }) => ({
    data: await payableSubjectsOf(database, caller.profileId),
  })),

  handle(family.createStudentPayment, (call) =>
    createPayment(call, { findStudent: (transaction) => studentById(transaction, call.caller.profileId) }),
  ),
  handle(family.createParentPayment, (call) =>
    createPayment(call, {
      findStudent: (transaction) => linkedStudent(transaction, call.caller, call.body.student_id),
      batch: call.body.batch,
    }),
  ),
  handle(family.updateStudentPayment, async (call) => {
    await resubmitPayment(call);
    return notice('payment_updated', call.language, { invoice: invoiceNumber(call.params.id) });
  }),
  handle(family.updateParentPayment, async (call) => {
    await resubmitPayment(call);
    return notice('payment_updated', call.language, { invoice: invoiceNumber(call.params.id) });
  }),

  handle(family.studentProof, ({ database, caller, params }) => proofOf(database, caller, params.id)),
  handle(family.parentProof, ({ database, caller, params }) => proofOf(database, caller, params.id)),
];
