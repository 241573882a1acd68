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
  /** Comment, date, type or proof. */
  | 'edit'
  /** The amount, with or without other changes. */
  | 'editAmount'
  | 'delete';

export interface PaymentState {
  status: PaymentStatus;
  /** Account that gave the first accept. */
  firstAcceptBy: number | null;
  /** Account that made the credit movement in force. */
  creditMovedBy: number | null;
  /** Recorded at the counter: the centre owns it, so an admin corrects it as a family corrects its own (decision 1). */
  recordedByAdmin: boolean;
}

export interface Actor {
  accountId: number;
  /** Null for families. */
  level: AdminLevel | null;
}

/** The effect of an allowed move. The caller applies it in one transaction with the row locked. */
export interface Outcome {
  status: PaymentStatus;
  action: (typeof auditActions)[number];
  /** The credit movement in force is reversed. */
  reversesCredit: boolean;
  /** Who is responsible for the amounts from now on; null if nobody has accepted them. */
  firstAcceptBy: number | null;
  /** The same level_3 admin decided and checked, which the audit log shows. */
  selfChecked: boolean;
  /** Submitted again: earlier decisions and comments no longer count. */
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

/**
 * Whether an account decided what is being checked: amount and fee items, or an earlier credit movement (decision
 * 73).
 */
export const decidedBy = (
  { firstAcceptBy, creditMovedBy }: Pick<PaymentState, 'firstAcceptBy' | 'creditMovedBy'>,
  accountId: number,
): boolean => firstAcceptBy === accountId || creditMovedBy === accountId;

/** Whether a move is allowed now, and its effect. Pure: the table of cases in the test is the specification. */
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
 * Whoever changes the amount of an accepted payment becomes responsible for it, so somebody else has to check it.
 * Other edits leave the first accept as it was. The credit movement stays: reversing and reapplying it would change
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
