import type {
  parentPayments,
  parentProof,
  parentReceipt,
  studentPayments,
  studentProof,
  studentReceipt,
  updateParentPayment,
  updateStudentPayment,
} from '@portal/shared-api/payments-family';

/** The calls of one family role; students and parents have the same ones at different addresses. */
export interface FamilyCalls {
  list: typeof studentPayments | typeof parentPayments;
  update: typeof updateStudentPayment | typeof updateParentPayment;
  proof: typeof studentProof | typeof parentProof;
  receipt: typeof studentReceipt | typeof parentReceipt;
}
