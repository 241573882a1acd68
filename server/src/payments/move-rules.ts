import type { AdminLevel } from '@portal/shared-api/endpoint';
import type { ErrorCode } from '@portal/shared-api/errors';
import type { PaymentStatus } from '@portal/shared-api/payments';
import type { auditActions } from '@portal/shared-api/payments-history';

/**
 * The life of a payment (decisions 1, 2, 3, 6 and 7):
 *
 *     pending_approval --accept--> pending_checking --check--> approved
 *            |                            |                       |
 *            +---------> rejected <-------+      edit: back to pending_checking
 *                            |
 *                            +--resubmit (family), edit of one that an admin recorded--> pending_approval
 */
export type Move =
  | 'accept'
  | 'reject'
  | 'check'
  | 'rejectCheck'
  | 'resubmit'
  /** Of words, date, type or proof. */
  | 'edit'
  /** Of the amount, whatever else is changed with it. */
  | 'editAmount'
  | 'delete';

export interface PaymentState {
  status: PaymentStatus;
  /** Account that gave the first accept. */
  firstAcceptBy: number | null;
  /** Account that moved the credit which stands. */
  creditMovedBy: number | null;
  /** Recorded at the counter: its owner is the centre, so an admin corrects it as a family does its own (decision 1). */
  recordedByAdmin: boolean;
}

export interface Actor {
  accountId: number;
  /** Null for families. */
  level: AdminLevel | null;
}

/** What a move that is allowed does; the caller writes it in one transaction under the row's lock. */
export interface Outcome {
  status: PaymentStatus;
  action: (typeof auditActions)[number];
  /** The standing credit movement is taken back. */
  reversesCredit: boolean;
  /** Who stands for the amounts from now on; null when nobody has accepted them. */
  firstAcceptBy: number | null;
  /** A level_3 admin checked what the same one decided, and the audit log says so. */
  selfChecked: boolean;
  /** It is handed in again: what was decided and said about it no longer counts. */
  handsInAgain: boolean;
}

export type Decision = { allowed: Outcome } | { refused: ErrorCode };

const refused = (code: ErrorCode): Decision => ({ refused: code });

const to = (
  status: PaymentStatus,
  action: Outcome['action'],
  rest: Partial<Omit<Outcome, 'status' | 'action'>> = {},
): Decision => ({
  allowed: {
    status,
    action,
    reversesCredit: false,
    firstAcceptBy: null,
    selfChecked: false,
    handsInAgain: false,
    ...rest,
  },
});

const handedInAgain = to('pending_approval', 'updated', { handsInAgain: true });

/** Whether an account decided what is checked: amount and fee items, or credit that was moved before (decision 73). */
export const decidedBy = (
  { firstAcceptBy, creditMovedBy }: Pick<PaymentState, 'firstAcceptBy' | 'creditMovedBy'>,
  accountId: number,
): boolean => firstAcceptBy === accountId || creditMovedBy === accountId;

/** Whether a move may happen now, and what it does. Pure: the table of cases beside it is the specification. */
export function decideMove(payment: PaymentState, move: Move, actor: Actor): Decision {
  const { status, firstAcceptBy } = payment;
  switch (move) {
    case 'accept':
      return status === 'pending_approval'
        ? to('pending_checking', 'approved', { firstAcceptBy: actor.accountId })
        : refused('already_processed');
    case 'reject':
      return status === 'pending_approval' ? to('rejected', 'rejected') : refused('already_processed');
    case 'check': {
      if (status !== 'pending_checking') return refused('already_processed');
      const self = decidedBy(payment, actor.accountId);
      if (self && actor.level !== 'level_3') return refused('four_eyes');
      return to('approved', 'checked', { firstAcceptBy, selfChecked: self });
    }
    case 'rejectCheck':
      return status === 'pending_checking'
        ? to('rejected', 'rejected', { firstAcceptBy, reversesCredit: true })
        : refused('already_processed');
    case 'resubmit':
      return status === 'rejected' ? handedInAgain : refused('payment_not_rejected');
    case 'edit':
    case 'editAmount':
      return decideEdit(payment, move, actor);
    case 'delete':
      return status === 'rejected'
        ? to('rejected', 'deleted', { firstAcceptBy })
        : refused('payment_not_deletable');
  }
}

/**
 * Whoever changes the amount of an accepted payment stands for it, so somebody else has to check it; other edits leave
 * the first accept with whom it was. The credit movement stays: taking it back and applying the same again comes to
 * nothing, and would fail once the credit is spent.
 */
function decideEdit(
  { status, recordedByAdmin, firstAcceptBy }: PaymentState,
  move: 'edit' | 'editAmount',
  actor: Actor,
): Decision {
  if (status === 'rejected' && recordedByAdmin) return handedInAgain;
  if (status === 'pending_approval' || status === 'rejected') return to(status, 'updated');
  if (status === 'approved' && actor.level === 'level_1') return refused('payment_edit_approved');
  return to('pending_checking', 'updated', {
    firstAcceptBy: move === 'editAmount' ? actor.accountId : firstAcceptBy,
  });
}
