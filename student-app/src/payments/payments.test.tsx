import { afterEach, expect, jest, test } from '@jest/globals';
import { ApiError } from '@portal/shared-api/client';
import type { PaymentRow } from '@portal/shared-api/payments';
import { paymentRow as payment } from '@portal/shared-ui/testing/payment-row';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPayments } from './testing/payment-form.tsx';

afterEach(() => {
  jest.useRealTimers();
  cleanup();
});
test('lists the payments without naming the student again', async () => {
  openPayments();
  const row = (await screen.findByText('SS100042')).closest('tr')!;
  expect([...row.cells].map((cell) => cell.textContent)).toEqual([
    'SS100042',
    '1,234.50',
    '1 Feb 2025',
    'January 2025',
    'Approved',
    '–',
    'View DetailsReceipt',
  ]);
  expect(
    within(row)
      .getAllByRole('button')
      .map((one) => one.getAttribute('aria-label')),
  ).toEqual(['View Details', 'Receipt']);
});

test('a rejected payment is corrected; its proof stays when no new one is chosen', async () => {
  const rejected = { ...payment, payment_status: 'rejected' as const, comment: 'Wrong month' };
  const { calls } = openPayments({
    'payments.studentList': () => ({ data: [rejected], last_page: 1 }),
    'payments.studentUpdate': () => ({ message: 'Payment SS100042 was sent again.' }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const form = within(await screen.findByRole('dialog', { name: 'Update Payment' }));
  form.getByText(/SS100042/);
  form.getByText('The centre wrote: Wrong month');
  form.getByText('Submit new payment proof to replace existing proof');
  const amount = form.getByLabelText('Amount');
  await userEvent.clear(amount);
  await userEvent.type(amount, '99.99');
  await userEvent.click(form.getByRole('button', { name: 'Submit' }));
  await screen.findByText('Payment SS100042 was sent again.');
  expect(calls.find(({ name }) => name === 'payments.studentUpdate')).toMatchObject({
    params: { id: 42 },
    body: { payment_for: 'January-2025', payment_amount: '99.99' },
    files: { payment_proof: undefined },
  });
});

test('a payment is not corrected to a month before joining', async () => {
  const { calls } = openPayments({
    'payments.studentList': () => ({ data: [{ ...payment, payment_status: 'rejected' }], last_page: 1 }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const form = within(await screen.findByRole('dialog', { name: 'Update Payment' }));
  await waitFor(() => expect(calls.some(({ name }) => name === 'presets.own')).toBe(true));
  const month = form.getByLabelText('Payment For');
  fireEvent.focus(month);
  fireEvent.input(month, { target: { value: '12/2024' } });
  fireEvent.blur(month);
  await form.findByText('The first month is January 2025.');
});

test('a payment that is not rejected any more cannot be corrected, and its slip can be looked at', async () => {
  const rejected = { ...payment, payment_status: 'rejected' as const };
  const { calls } = openPayments({
    'payments.studentList': () => ({ data: [rejected], last_page: 1 }),
    'payments.studentUpdate': () => {
      throw new ApiError(400, { code: 'payment_not_rejected', message: 'No' });
    },
    'payments.studentProof': () => new Promise(() => undefined),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const form = within(await screen.findByRole('dialog', { name: 'Update Payment' }));
  await userEvent.click(form.getByRole('button', { name: 'View the current proof' }));
  // In tests all dialogs have one label id, so the second cannot be found by name.
  const title = await screen.findByText('Proof of SS100042');
  const viewer = within(title.closest<HTMLElement>('[role="dialog"]')!);
  await userEvent.click(viewer.getAllByRole('button', { name: 'Close' }).at(-1)!);
  const lists = () => calls.filter(({ name }) => name === 'payments.studentList').length;
  const before = lists();
  await userEvent.click(form.getByRole('button', { name: 'Submit' }));
  await form.findByText(/^This payment is no longer rejected/);
  expect(form.getByRole<HTMLButtonElement>('button', { name: 'Submit' }).disabled).toBe(true);
  await waitFor(() => expect(lists()).toBeGreaterThan(before));
});

test('what the centre decides while the list is open is told, and the row is marked', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  let status: PaymentRow['payment_status'] = 'pending_approval';
  const { container } = openPayments({
    'payments.studentList': () => ({ data: [{ ...payment, payment_status: status }], last_page: 1 }),
  });
  await screen.findByText('Pending Approval');
  status = 'rejected';
  // The list polls by itself.
  act(() => jest.advanceTimersByTime(15_000));
  await screen.findByText('Payment SS100042: Rejected');
  expect(container.querySelector('.kit-marked')).not.toBeNull();
});

test('speaks Chinese', async () => {
  openPayments({}, 'ch');
  await screen.findByText('2025年1月');
  await userEvent.click(screen.getByRole('button', { name: '查看详情' }));
  const dialog = await screen.findByRole('dialog', { name: '缴费详情' });
  within(dialog).getByText('银行转账');
});
