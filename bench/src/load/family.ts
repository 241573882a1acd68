import { randomUUID } from 'node:crypto';
import { today } from '@portal/shared-api/calendar';
import { amountText } from '@portal/shared-api/money';
import { hasReceipt, type PaymentRow } from '@portal/shared-api/payments';
import { periodOfDate, periodText } from '@portal/shared-api/period';
import type { Person } from './api.ts';
import { chance, choose, pick, whole } from './random.ts';
import type { Journal } from './journal.ts';

const amount = () => amountText(whole(5_000, 40_000));
const thisMonth = () => periodText(periodOfDate(today()));

/** All slips are different. */
const slip = () =>
  new Blob(
    [
      `%PDF-1.4\n% ${randomUUID()}\n`,
      '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n',
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Contents 4 0 R>>endobj\n',
      '4 0 obj<</Length 14>>stream\n9 9 50 50 re f\nendstream endobj trailer<</Root 1 0 R>>\n%%EOF\n',
    ],
    { type: 'application/pdf' },
  );

/** A parent's actions, one after the other. */
export function family(ask: Person, journal: Journal, children: string[]): () => Promise<void> {
  let seen: PaymentRow[] = [];

  const list = async () => {
    const answer = await ask<{ data: PaymentRow[] }>({
      name: 'family: list',
      path: '/api/parent/payments/?page=1',
    });
    seen = answer?.data ?? seen;
  };

  const submit = async () => {
    const key = randomUUID();
    const inCash = chance(0.2);
    const proof = slip();
    const once = async () => {
      const answer = await ask<{ id: number }>({
        name: 'family: submit',
        path: '/api/parent/payment',
        method: 'POST',
        idempotencyKey: key,
        form,
      });
      if (answer) journal.handedIn(key, answer.id);
      return answer;
    };
    const form = {
      student_id: pick(children)!,
      payment_amount: amount(),
      payment_type: inCash ? 'Cash' : 'E-Wallet',
      payment_date: today(),
      payment_for: thisMonth(),
      ...(!inCash && { payment_proof: proof }),
    };
    const answers = await Promise.all(chance(0.3) ? [once(), once()] : [once()]);
    const made = answers.find(Boolean);
    if (made) journal.moved(made.id, 'created');
  };

  const edit = async () => {
    const rejected = pick(seen.filter((row) => row.payment_status === 'rejected'));
    if (!rejected) return list();
    const answer = await ask({
      name: 'family: edit rejected',
      path: `/api/parent/payment/${rejected.id}`,
      method: 'POST',
      form: { payment_amount: amount(), payment_for: rejected.payment_for },
      // an admin may have deleted it by now
      lostRaces: ['payment_not_rejected', 'not_found'],
    });
    if (answer) journal.moved(rejected.id, 'updated');
    seen = seen.filter((row) => row !== rejected);
  };

  const receipt = async () => {
    const paid = pick(seen.filter((row) => hasReceipt(row.payment_status)));
    if (!paid) return list();
    // an admin may have rejected it at the check by now
    await ask({
      name: 'family: receipt',
      path: `/api/parent/payment/${paid.id}/receipt`,
      lostRaces: ['not_found'],
    });
  };

  return () =>
    choose([
      [4, list],
      [3, submit],
      [2, edit],
      [1, receipt],
    ])();
}
