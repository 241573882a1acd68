import { parseAmount, signedAmountText } from '@portal/shared-api/money';
import type { PaymentRow } from '@portal/shared-api/payments';
import type { AdminLevel } from '@portal/shared-api/endpoint';
import type { Person } from './api.ts';
import { chance, choose, pick, whole } from './random.ts';
import type { Journal } from './journal.ts';

const terms = ['Muhammad', 'Nur', 'Tan Wei', '伟杰', 'SS1200', 'kumar'];
const decided = [
  'already_processed',
  'payment_already_processed',
  'payment_already_accepted',
  'payment_already_rejected',
  'not_found',
];

/** An admin's actions, one after the other; all admins work on the same newest rows. */
export function admin(ask: Person, journal: Journal, level: AdminLevel): () => Promise<void> {
  const rows = async (name: string, path: string) =>
    (await ask<{ data: (PaymentRow & { accepted_by_me?: boolean })[] }>({ name, path }))?.data ?? [];

  const list = async () => void (await rows('admin: list', `/api/admin/payment?page=${whole(1, 20)}`));
  const search = async () =>
    void (await rows('admin: search', `/api/admin/payment?search=${encodeURIComponent(pick(terms)!)}`));
  const withStatus = async (status: string) =>
    pick(await rows('admin: list by status', `/api/admin/payment?status=${status}`));

  const accept = async () => {
    const payment = await withStatus('pending_approval');
    if (!payment) return;
    const details = await ask<{ student: { overpaid: string } }>({
      name: 'admin: details',
      path: `/api/admin/payment/${payment.id}/details`,
      lostRaces: ['not_found'],
    });
    if (!details) return;
    const balance = parseAmount(details.student.overpaid) ?? 0;
    const overpay = choose([
      [2, undefined],
      [1, { type: 'add', amount: signedAmountText(whole(100, 2_000)) }],
      // all of it, so that two simultaneous claims conflict
      [2, balance > 0 ? { type: 'claim', amount: signedAmountText(balance) } : undefined],
    ]);
    const answer = await ask({
      name: 'admin: accept',
      path: `/api/admin/payment/${payment.id}/accept`,
      method: 'POST',
      json: {
        presets: [{ title: 'Tuition', value: payment.payment_amount, show: true }],
        comment: 'As agreed with the family',
        ...(overpay && { overpay }),
      },
      lostRaces: [...decided, 'overpay'],
    });
    if (!answer) return;
    journal.moved(payment.id, 'approved');
    if (overpay) journal.creditMovements++;
  };

  const decide = async (name: string, path: string, action: 'rejected' | 'checked', id: number) => {
    const verb = action === 'rejected' ? 'reject' : 'accept';
    const answer = await ask({
      name,
      path: `/api/admin/payment/${path}${id}/${verb}`,
      method: 'POST',
      json: { comment: 'The slip shows another amount' },
      // added credit that has been spent cannot be reversed
      lostRaces: [...decided, 'four_eyes', 'credit_in_use'],
    });
    if (answer) journal.moved(id, action);
  };

  const reject = async () => {
    const payment = await withStatus('pending_approval');
    if (payment) await decide('admin: reject', '', 'rejected', payment.id);
  };

  const check = async () => {
    if (level === 'level_1') return list();
    const waiting = await rows('admin: checking list', '/api/admin/payment/pending-checking?page=1');
    const payment = pick(waiting.filter((row) => !row.accepted_by_me));
    if (!payment) return;
    const action = chance(0.7) ? 'checked' : 'rejected';
    await decide(`admin: check, ${action}`, 'pending-checking/', action, payment.id);
  };

  const remove = async () => {
    const payment = await withStatus('rejected');
    if (!payment) return;
    const answer = await ask({
      name: 'admin: delete',
      path: `/api/admin/payment/${payment.id}`,
      method: 'DELETE',
      lostRaces: ['payment_not_deletable', 'not_found'],
    });
    if (answer) journal.moved(payment.id, 'deleted');
  };

  return () =>
    choose([
      [2, list],
      [2, search],
      [4, accept],
      [2, check],
      [2, reject],
      [1, remove],
    ])();
}
