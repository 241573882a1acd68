import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paymentDetails, paymentRow } from '../../testing/payments.ts';
import { dialogAround, refused, renderPage } from '../../testing/render-page.tsx';
import type { Reused } from './batch-sum.ts';
import CheckingPage from '../checking/checking-page.tsx';
import type { Details } from '../payment-loading.tsx';
import PaymentsPage from '../list/payments-page.tsx';
import { ReusedProofs } from './reused-proofs.tsx';

// Whole Ant Design screens are slow on a busy machine.
const facts = {
  student: { student_id: 'SS9', name: 'Lim Mei' },
  payment_amount: '80.00',
  payment_for: 'February-2026',
  payment_status: 'pending_checking' as const,
};
const other = (id: number, over: Partial<Reused> = {}): Reused => ({
  id,
  invoice_no: `SS10000${id}`,
  exact: true,
  together: false,
  submitted_at: '2026-01-04T10:00:00+08:00',
  older: true,
  removed: false,
  payment: facts,
  ...over,
});
const together = (id: number, over: Partial<Reused> = {}) => other(id, { together: true, ...over });
const rejected = { ...facts, payment_status: 'rejected' as const };

const withProofs = (reused_proofs: Reused[], over: object = {}) =>
  paymentDetails(7, 'pending_approval', { reused_proofs, ...over }) as Details;
const show = (proofs: Reused[], options: Partial<Parameters<typeof renderPage>[1]> = {}, over: object = {}) =>
  renderPage(<ReusedProofs payment={withProofs(proofs, over)} />, { answers: {}, ...options });
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const kinds = () =>
  screen.getAllByRole('alert').map(({ className }) => /ant-alert-(info|warning)/.exec(className)![1]);

afterEach(cleanup);

test('a slip that was used before is a warning, and each line says what the other payment is', () => {
  show([other(3), other(9, { older: false, payment: null }), other(8, { payment: null, removed: true })]);
  expect(kinds()).toEqual(['warning']);
  screen.getByText(/The same proof came with 3 other payments/);
  expect(lines()).toEqual([
    'SS100003Lim MeiRM 80.00February 2026Pending CheckingSubmitted 4 Jan 2026, 10:00 AM, before this one',
    'SS100009of another branch, amount not shownSubmitted 4 Jan 2026, 10:00 AM, after this one',
    'SS100008removedSubmitted 4 Jan 2026, 10:00 AM, before this one',
  ]);
});

test('the slip of another payment opens where it may be opened', async () => {
  const { callsOf } = show([other(3), other(9, { payment: null })], {
    answers: {
      'payments.adminProof': () => {
        throw refused('not_found', 'This was not found.');
      },
    },
  });
  expect(screen.queryByRole('button', { name: 'SS100009' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'SS100003' }));
  await screen.findByText('Proof of SS100003, Lim Mei');
  expect(callsOf('payments.adminProof').map(({ params }) => params)).toEqual([{ id: 3 }]);
});

test('level_1 sees a payment that waits for its check as Approved', () => {
  show([other(3)], { level: 'level_1' });
  expect(lines()[0]).toContain('Approved');
});

describe('a batch with one slip', () => {
  test('is no warning, and says the sum', () => {
    show([together(3), together(5, { payment: { ...facts, payment_amount: '70.50' } })]);
    expect(kinds()).toEqual(['info']);
    screen.getByText(/^Handed in together with 2 other payments/);
    screen.getByText('Counted: RM 150.00 + RM 80.00 + RM 70.50 = RM 300.50');
    screen.getByText('Please compare it with the proof.');
  });

  test('says so in Chinese', () => {
    show([together(3)], { language: 'ch' });
    screen.getByText(/^与另外 1 笔缴费一起提交/);
    screen.getByText('合计：RM 150.00 + RM 80.00 = RM 230.00');
    expect(lines()[0]).toContain('2026年2月');
  });

  test('counts no rejected and no removed one, and says so in their lines', () => {
    show([together(3, { payment: rejected }), together(4, { payment: null, removed: true }), together(5)]);
    expect(lines().map((line) => line.includes('not counted'))).toEqual([true, true, false]);
    screen.getByText('Counted: RM 150.00 + RM 80.00 = RM 230.00');
  });

  test('does not count the payment itself once it is rejected', () => {
    show([together(3)], {}, { payment_status: 'rejected' });
    screen.getByText('This payment was rejected and is not counted.');
    screen.getByText('Counted: RM 80.00');
  });

  test('says that a part of it is of another branch', () => {
    show([together(3), together(4, { payment: null })]);
    expect(lines()[1]).not.toContain('not counted');
    screen.getByText('Counted here: RM 150.00 + RM 80.00 = RM 230.00');
    screen.getByText(/^The proof also came with a payment of another branch/);
  });

  test('stands beside the warning of a use outside of it', () => {
    show([together(3), other(2), other(1, { exact: false })]);
    expect(kinds()).toEqual(['warning', 'warning', 'info']);
    screen.getByText(/^The same proof came with another payment too/);
    screen.getByText(/^A proof that looks the same came with another payment/);
    screen.getByText(/^Handed in together with another payment/);
  });
});

describe('the dialogs that show it', () => {
  const answers = (status: string) => ({
    'payments.adminList': () => ({ data: [paymentRow(7, status)], last_page: 1 }),
    'payments.checkingList': () => ({
      data: [paymentRow(7, status, { accepted_by: 'Lim', accepted_by_me: false, accepted_by_change: false })],
      last_page: 1,
    }),
    'payments.adminDetails': () => withProofs([together(3), other(2)], { payment_status: status }),
    'branches.admin': () => ({ data: [] }),
  });

  test.each([
    ['Approve', PaymentsPage, 'pending_approval'],
    ['Reject', PaymentsPage, 'pending_approval'],
    ['Details', PaymentsPage, 'approved'],
    ['Accept', CheckingPage, 'pending_checking'],
    ['Reject', CheckingPage, 'pending_checking'],
  ])('%s', async (name, Page, status) => {
    renderPage(<Page />, { answers: answers(status) });
    await userEvent.click(await screen.findByRole('button', { name }));
    const dialog = dialogAround(await screen.findByText(/^Handed in together with another payment/));
    within(dialog).getByText(/^The same proof came with another payment too/);
    within(dialog).getByText(/RM 150\.00 \+ RM 80\.00 = RM 230\.00/);
  });
});
