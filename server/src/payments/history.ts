import { signedAmountText } from '@portal/shared-api/money';
import { paymentTypes } from '@portal/shared-api/payments';
import type { auditActions, changedFields } from '@portal/shared-api/payments-history';
import { periodTextOfDate } from '@portal/shared-api/period';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../database/connect.ts';
import { auditEntries } from '../database/schema/audit.ts';
import type { payments } from '../database/schema/payments.ts';

type Payment = typeof payments.$inferSelect;
type Facts = Pick<
  Payment,
  'amountSen' | 'paymentDate' | 'paymentFor' | 'paymentType' | 'comment' | 'proofKey'
>;

const kept = z.object({
  amount_sen: z.int(),
  payment_date: z.string(),
  payment_for: z.string(),
  payment_type: z.enum(paymentTypes),
});

const keptOf = (payment: Facts): z.output<typeof kept> => ({
  amount_sen: payment.amountSen,
  payment_date: payment.paymentDate,
  payment_for: payment.paymentFor,
  payment_type: payment.paymentType,
});

/** A payment's facts as named in the contract. */
const shown = (facts: z.output<typeof kept>) => ({
  payment_amount: signedAmountText(facts.amount_sen),
  payment_date: facts.payment_date,
  payment_for: periodTextOfDate(facts.payment_for),
  payment_type: facts.payment_type,
});

interface Change {
  field: (typeof changedFields)[number];
  from: string | null;
  to: string | null;
}

function differences(before: z.output<typeof kept>, after: z.output<typeof kept>): Change[] {
  const [from, to] = [shown(before), shown(after)];
  return (['payment_amount', 'payment_date', 'payment_for', 'payment_type'] as const)
    .filter((field) => from[field] !== to[field])
    .map((field) => ({ field, from: from[field], to: to[field] }));
}

/**
 * What a move says and changes, for the audit log: the comment if it is new, and the payment before and after if they
 * differ. Empty if neither.
 */
export function traceOf(payment: Facts, changes: Partial<Facts>): Record<string, unknown> {
  const after = { ...payment, ...changes };
  const newProof = after.proofKey !== payment.proofKey;
  return {
    ...(after.comment && after.comment !== payment.comment && { comment: after.comment }),
    ...(differences(keptOf(payment), keptOf(after)).length > 0 && {
      before: keptOf(payment),
      after: keptOf(after),
    }),
    ...(newProof && { new_proof: true }),
  };
}

/** Older entries have neither comment nor before and after. */
const trace = z.object({
  self_checked: z.boolean().optional(),
  comment: z.string().nullish(),
  before: kept.optional(),
  after: kept.optional(),
  new_proof: z.boolean().optional(),
});

const ofPayment = (id: number) => and(eq(auditEntries.resource, 'payments'), eq(auditEntries.recordId, id));

type AuditAction = (typeof auditActions)[number];
const action = sql<AuditAction>`${auditEntries.action}`;

/** The history of a payment, oldest first, as named in the contract's `audit_log`. */
export async function historyOf(database: Queryable, paymentId: number) {
  const entries = await database
    .select({
      action,
      carriedBy: auditEntries.actorName,
      carriedOn: auditEntries.createdAt,
      details: auditEntries.details,
    })
    .from(auditEntries)
    .where(ofPayment(paymentId))
    .orderBy(asc(auditEntries.id));
  return entries.map((entry) => {
    const { before, after, ...rest } = trace.parse(entry.details);
    return {
      action: entry.action,
      carried_by: entry.carriedBy,
      carried_on: entry.carriedOn.toISOString(),
      self_checked: rest.self_checked === true,
      comment: rest.comment ?? null,
      changes: [
        ...(before && after ? differences(before, after) : []),
        ...(rest.new_proof ? [{ field: 'payment_proof' as const, from: null, to: null }] : []),
      ],
    };
  });
}

/** Whether the current first accept of a row's payment results from an edit, as a subquery. */
export const acceptedByChange = (paymentId: typeof payments.id, acceptedBy: typeof payments.firstAcceptBy) =>
  sql<boolean>`coalesce((
    select ${auditEntries.action} = 'updated' and ${auditEntries.actorId} = ${acceptedBy} from ${auditEntries}
    where ${auditEntries.resource} = 'payments' and ${auditEntries.recordId} = ${paymentId}
    order by ${auditEntries.id} desc limit 1), false)`;

/** Who acted on a payment last, and how. */
export async function lastMoveOf(database: Queryable, paymentId: number) {
  const [entry] = await database
    .select({ action, actorId: auditEntries.actorId, actorName: auditEntries.actorName })
    .from(auditEntries)
    .where(ofPayment(paymentId))
    .orderBy(desc(auditEntries.id))
    .limit(1);
  return entry;
}
