import { describe, expect, test } from '@jest/globals';
import type { AdminLevel } from '@portal/shared-api/endpoint';
import { paymentStatuses, type PaymentStatus } from '@portal/shared-api/payments';
import { decideMove, type Actor, type Move, type Outcome, type PaymentState } from './move-rules.ts';

const ME = 1;
const OTHER = 2;

/** `status move level -> new status or refusal`, for a family's payment first accepted by somebody else. */
const table = `
  pending_approval accept      level_1 -> pending_checking
  pending_approval accept      level_3 -> pending_checking
  pending_checking accept      level_3 -> already_processed
  approved         accept      level_3 -> already_processed
  rejected         accept      level_3 -> already_processed
  pending_approval reject      level_1 -> rejected
  pending_checking reject      level_3 -> already_processed
  approved         reject      level_3 -> already_processed
  rejected         reject      level_1 -> already_processed
  pending_approval check       level_2 -> already_processed
  pending_checking check       level_2 -> approved
  pending_checking check       level_3 -> approved
  approved         check       level_3 -> already_processed
  rejected         check       level_3 -> already_processed
  pending_approval rejectCheck level_2 -> already_processed
  pending_checking rejectCheck level_2 -> rejected
  approved         rejectCheck level_3 -> already_processed
  rejected         rejectCheck level_3 -> already_processed
  pending_approval resubmit    family  -> payment_not_rejected
  pending_checking resubmit    family  -> payment_not_rejected
  approved         resubmit    family  -> payment_not_rejected
  rejected         resubmit    family  -> pending_approval
  pending_approval edit        level_1 -> pending_approval
  rejected         edit        level_1 -> rejected
  pending_checking edit        level_1 -> pending_checking
  approved         edit        level_1 -> payment_edit_approved
  approved         edit        level_2 -> pending_checking
  approved         edit        level_3 -> pending_checking
  pending_checking editAmount  level_1 -> pending_checking
  approved         editAmount  level_1 -> payment_edit_approved
  rejected         delete      level_1 -> rejected
  pending_approval delete      level_3 -> payment_not_deletable
  pending_checking delete      level_3 -> payment_not_deletable
  approved         delete      level_3 -> payment_not_deletable
`;

const rows = table
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+(?:->\s+)?/) as [PaymentStatus, Move, AdminLevel | 'family', string]);

const plain = { recordedByAdmin: false, creditMovedBy: null };

test.each(rows)('%s %s %s gives %s', (status, move, level, expected) => {
  const firstAcceptBy = status === 'pending_checking' || status === 'approved' ? OTHER : null;
  const decision = decideMove({ ...plain, status, firstAcceptBy }, move, {
    accountId: ME,
    level: level === 'family' ? null : level,
  });
  expect('allowed' in decision ? decision.allowed.status : decision.refused).toBe(expected);
});

/** A refusal has no outcome, which fails the test. */
const outcomeOf = (move: Move, payment: Partial<PaymentState>, actor: Partial<Actor> = {}): Outcome => {
  const state = { ...plain, status: 'pending_approval', firstAcceptBy: null, ...payment } as const;
  const decision = decideMove(state, move, { accountId: ME, level: 'level_2', ...actor });
  if ('refused' in decision) throw new Error(decision.refused);
  return decision.allowed;
};

test.each<[Move, PaymentStatus, Outcome['action']]>([
  ['accept', 'pending_approval', 'approved'],
  ['reject', 'pending_approval', 'rejected'],
  ['check', 'pending_checking', 'checked'],
  ['rejectCheck', 'pending_checking', 'rejected'],
  ['resubmit', 'rejected', 'updated'],
  ['edit', 'pending_approval', 'updated'],
  ['edit', 'approved', 'updated'],
  ['editAmount', 'pending_checking', 'updated'],
  ['delete', 'rejected', 'deleted'],
])('%s of a payment that is %s is logged as %s', (move, status, action) => {
  expect(outcomeOf(move, { status, firstAcceptBy: OTHER }).action).toBe(action);
});

test('who accepted stays known when the check rejects and when that is deleted', () => {
  const accepted = { firstAcceptBy: OTHER };
  expect(outcomeOf('rejectCheck', { ...accepted, status: 'pending_checking' })).toMatchObject(accepted);
  expect(outcomeOf('delete', { ...accepted, status: 'rejected' })).toMatchObject(accepted);
});

test('what a family corrects starts anew: nobody has accepted it', () => {
  expect(outcomeOf('resubmit', { status: 'rejected', firstAcceptBy: OTHER }, { level: null })).toMatchObject({
    firstAcceptBy: null,
    handsInAgain: true,
  });
});

describe('four eyes', () => {
  const mine = { ...plain, status: 'pending_checking', firstAcceptBy: ME } as const;

  test('who accepted cannot check, unless level_3, and then the log says so', () => {
    expect(decideMove(mine, 'check', { accountId: ME, level: 'level_2' })).toEqual({ refused: 'four_eyes' });
    expect(decideMove(mine, 'check', { accountId: ME, level: 'level_3' })).toMatchObject({
      allowed: { status: 'approved', selfChecked: true },
    });
    expect(decideMove(mine, 'check', { accountId: OTHER, level: 'level_2' })).toMatchObject({
      allowed: { status: 'approved', selfChecked: false, firstAcceptBy: ME },
    });
  });

  test('only a check is ever self-checked', () => {
    const accepted = { status: 'pending_checking', firstAcceptBy: ME } as const;
    for (const { selfChecked } of [
      outcomeOf('accept', {}),
      outcomeOf('reject', {}),
      outcomeOf('edit', accepted),
      outcomeOf('rejectCheck', accepted),
      outcomeOf('delete', { ...accepted, status: 'rejected' }),
    ])
      expect(selfChecked).toBe(false);
  });

  test('the first accept passes to who changes the amount, and to nobody who changes words', () => {
    const other = { accountId: OTHER, level: 'level_2' } as const;
    expect(decideMove(mine, 'editAmount', other)).toMatchObject({ allowed: { firstAcceptBy: OTHER } });
    expect(decideMove(mine, 'edit', other)).toMatchObject({ allowed: { firstAcceptBy: ME } });
  });

  test('nobody checks credit that the same person moved, whoever changed the amount since', () => {
    const credited = { ...mine, firstAcceptBy: OTHER, creditMovedBy: ME };
    expect(decideMove(credited, 'check', { accountId: ME, level: 'level_2' })).toEqual({
      refused: 'four_eyes',
    });
    expect(decideMove(credited, 'check', { accountId: ME, level: 'level_3' })).toMatchObject({
      allowed: { selfChecked: true },
    });
  });

  const steps = ['accept', 'acceptWithCredit', 'edit', 'editAmount', 'check'] as const;
  const people = [1, 2, 3];
  const levels: AdminLevel[] = ['level_1', 'level_2', 'level_3'];

  /** Every sequence of this many steps by three people, each of any level, with who decided what along the way. */
  function* walks(
    length: number,
    state: PaymentState = { ...plain, status: 'pending_approval', firstAcceptBy: null },
    decided: { amount: number | null; credit: number | null } = { amount: null, credit: null },
  ): Generator<{ selfChecked: boolean; by: number; decided: typeof decided }> {
    if (length === 0) return;
    for (const step of steps)
      for (const by of people)
        for (const level of levels) {
          const move = step === 'acceptWithCredit' ? 'accept' : step;
          if (move === 'check' && level === 'level_1') continue;
          const decision = decideMove(state, move, { accountId: by, level });
          if ('refused' in decision) continue;
          const { status, firstAcceptBy, selfChecked } = decision.allowed;
          const now = {
            amount: ['accept', 'editAmount'].includes(move) ? by : decided.amount,
            credit: step === 'acceptWithCredit' ? by : decided.credit,
          };
          if (move === 'check') yield { selfChecked, by, decided: now };
          yield* walks(length - 1, { ...state, status, firstAcceptBy, creditMovedBy: now.credit }, now);
        }
  }

  test('hold in every order of accept, edit and check', () => {
    let checks = 0;
    const wrong = [];
    for (const check of walks(4)) {
      checks += 1;
      const { selfChecked, by, decided } = check;
      if (selfChecked !== (by === decided.amount || by === decided.credit)) wrong.push(check);
    }
    expect(wrong).toEqual([]);
    expect(checks).toBeGreaterThan(1000);
  });
});

test('credit is taken back when the check rejects, and only then', () => {
  const reverses = (move: Move, status: PaymentStatus) => {
    const payment = { ...plain, status, firstAcceptBy: OTHER };
    const decision = decideMove(payment, move, { accountId: ME, level: 'level_3' });
    return 'allowed' in decision && decision.allowed.reversesCredit;
  };
  expect(reverses('rejectCheck', 'pending_checking')).toBe(true);
  expect(reverses('edit', 'approved')).toBe(false);
  expect(reverses('check', 'pending_checking')).toBe(false);
  for (const status of paymentStatuses) expect(reverses('delete', status)).toBe(false);
});

describe('a payment that an admin recorded', () => {
  const edit = (status: PaymentStatus, level: AdminLevel) =>
    decideMove({ ...plain, status, firstAcceptBy: null, recordedByAdmin: true }, 'edit', {
      accountId: ME,
      level,
    });

  test.each(['level_1', 'level_2', 'level_3'] as const)(
    'is handed in again by the edit of a rejected one, %s',
    (level) => {
      expect(edit('rejected', level)).toMatchObject({
        allowed: { status: 'pending_approval', firstAcceptBy: null, handsInAgain: true },
      });
    },
  );

  test('is like any other in every other state', () => {
    expect(edit('pending_approval', 'level_1')).toMatchObject({
      allowed: { status: 'pending_approval', handsInAgain: false },
    });
    expect(edit('approved', 'level_1')).toEqual({ refused: 'payment_edit_approved' });
    expect(edit('approved', 'level_2')).toMatchObject({
      allowed: { status: 'pending_checking', handsInAgain: false },
    });
  });
});
