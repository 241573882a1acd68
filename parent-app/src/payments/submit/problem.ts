import { isApiError } from '@portal/shared-api/client';
import { maxMegabytes } from '@portal/shared-api/file-rule';
import { proofRule } from '@portal/shared-api/payments';
import type { TFunction } from '@portal/shared-ui/i18n';
import type { Unanswered } from '@portal/shared-ui/payment-submit';
import type { Problem } from './batch.ts';

/** Fields shared by a batch, and those of each payment. */
const sharedFields = ['payment_type', 'payment_proof', 'payment_date'];
const ownFields = ['payment_for', 'payment_amount'];

export interface FailedCall extends Problem {
  /** Messages for the fields of the whole batch. */
  shared: Record<string, string[]>;
  /** Messages for the fields of this payment. */
  own: Record<string, string[]>;
}

interface Words {
  t: TFunction<'parent-app'>;
  name: string;
  /** What to say if it is unknown whether it was stored. */
  unanswered: Unanswered | null;
}

const pick = (errors: Record<string, string[]>, fields: readonly string[]) =>
  Object.fromEntries(Object.entries(errors).filter(([field]) => fields.includes(field)));

/** Explains a failed call: what happened, whether something was stored, what to do. */
export function failedCall(error: unknown, { t, name, unanswered }: Words): FailedCall {
  const none = { details: [], shared: {}, own: {} };
  const say = (what: 'taken' | 'tooLarge' | 'unlinked', values = {}) =>
    t(`payments.submit.problems.${what}`, { name, ...values });
  if (unanswered) return { ...none, ...unanswered, outcome: 'lost' };
  if (!isApiError(error)) throw error;
  const { status, code, errors, message } = error;
  if (code === 'idempotency_mismatch') {
    return { ...none, message: say('taken'), outcome: 'taken' };
  }
  if (status === 413) {
    const tooLarge = say('tooLarge', { max: maxMegabytes(proofRule) });
    return { ...none, message: tooLarge, shared: { payment_proof: [tooLarge] }, outcome: 'refused' };
  }
  if (status === 404) {
    return { ...none, message: say('unlinked'), outcome: 'refused' };
  }
  return {
    message,
    // Those of the payment's own fields stand in the panel anyway.
    details: Object.entries(errors).flatMap(([field, texts]) => (ownFields.includes(field) ? [] : texts)),
    shared: pick(errors, sharedFields),
    own: pick(errors, ownFields),
    outcome: 'refused',
  };
}
