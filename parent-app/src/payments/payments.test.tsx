import { afterEach, expect, test } from '@jest/globals';
import { ApiError } from '@portal/shared-api/client';
import type { Language } from '@portal/shared-api/languages';
import { paymentRow as payment } from '@portal/shared-ui/testing/payment-row';
import { renderArea } from '@portal/shared-ui/testing/render-area';
import { loadedDialog } from '@portal/shared-ui/testing/loaded-dialog';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ch from '../texts/ch.ts';
import en from '../texts/en.ts';
import type { PaymentRow as Payment } from '@portal/shared-api/payments';
import PaymentsPage from './payments-page.tsx';

afterEach(cleanup);
function open(
  answer: (page: unknown) => { data: Payment[]; last_page: number },
  language: Language = 'en',
  address = '/parent/payments',
  children: object[] = [],
) {
  const { calls } = renderArea(<PaymentsPage />, {
    area: 'parent-app',
    texts: { en, ch },
    language,
    address,
    answers: {
      'payments.parentList': ({ query }) => answer(query?.page),
      'parents.students': () => ({ data: children, parent_id: 5 }),
    },
  });
  return () => calls.flatMap(({ name, query }) => (name === 'payments.parentList' ? [query?.page] : []));
}
const list = (...data: Payment[]) => ({ data, last_page: 1 });

test('shows a payment as the specification lists it; one that waits for its check is Approved', async () => {
  open(() => list(payment));
  const row = (await screen.findByText('SS100042')).closest('tr')!;
  expect([...row.cells].map((cell) => cell.textContent)).toEqual([
    'SS100042',
    'Aina binti Rahman',
    '1,234.50',
    // Half past midnight in Kuala Lumpur.
    '1 Feb 2025',
    'January 2025',
    'Approved',
    '–',
    'View DetailsReceipt',
  ]);
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    'ID',
    'Student',
    'Amount (MYR)',
    'Submission Date',
    'For',
    'Status',
    'Comment',
    'Actions',
  ]);
});

test.each([
  ['pending_approval', 'Pending Approval'],
  ['approved', 'Approved'],
  ['rejected', 'Rejected'],
] as const)('%s reads %s', async (payment_status, shown) => {
  open(() => list({ ...payment, payment_status }));
  expect((await screen.findByText(shown)).className).toContain('kit-chip');
});

test('opens a payment to read and goes back', async () => {
  open(() => list({ ...payment, payment_status: 'rejected', comment: 'The slip is not readable' }));
  await userEvent.click(await screen.findByRole('button', { name: 'View Details' }));
  const dialog = await screen.findByRole('dialog', { name: 'Payment Detail' });
  for (const part of [
    'Rejected',
    'January 2025',
    '30 Jan 2025',
    'Bank Transfer',
    'RM 1,234.50',
    'The slip is not readable',
  ])
    within(dialog).getByText(part);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Back' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  ['pending_approval', ['View Details']],
  ['pending_checking', ['View Details', 'Receipt']],
  ['approved', ['View Details', 'Receipt']],
  ['rejected', ['View Details', 'Edit']],
] as const)('%s offers %j', async (payment_status, offered) => {
  open(() => list({ ...payment, payment_status }));
  const row = (await screen.findByText('SS100042')).closest('tr')!;
  expect(
    within(row)
      .getAllByRole('button')
      .map((one) => one.getAttribute('aria-label')),
  ).toEqual(offered);
});

test('turns pages, and the page stands in the address', async () => {
  const pages = open((page) => ({ data: [{ ...payment, id: Number(page) }], last_page: 3 }));
  await screen.findByText('SS100001');
  await userEvent.click(screen.getByRole('listitem', { name: '2' }));
  await screen.findByText('SS100002');
  expect(window.location.search).toBe('?page=2');
  expect(pages()).toEqual([1, 2]);
  cleanup();
  expect(open(() => list(), 'en', '/parent/payments?page=x')()).toEqual([1]);
});

test('says that there is nothing yet, and what went wrong', async () => {
  open(() => list());
  expect(await screen.findByText('No payments yet')).toBeTruthy();
  cleanup();
  open(() => {
    throw new ApiError(503, { code: 'unavailable', message: 'The portal is starting.' });
  });
  await screen.findByText('The portal is starting.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('speaks Chinese, with months and types translated', async () => {
  open(() => list(payment), 'ch');
  expect(await screen.findByText('2025年1月')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '查看详情' }));
  const dialog = await screen.findByRole('dialog', { name: '缴费详情' });
  within(dialog).getByText('银行转账');
  expect(within(dialog).getByText('已批准')).toBeTruthy();
});

const child = {
  id: 1,
  student_id: 'SS1001',
  name: 'Aina binti Rahman',
  education_level: 'standard_4',
  school: null,
  presets: [],
  first_period: 'January-2025',
  active_payments: [],
  outstanding: [],
  rejected: [],
};

test('in Chinese a row and a label have the marks of the language', async () => {
  const rejected = { ...payment, id: 43, payment_status: 'rejected' as const, comment: '看不清楚' };
  const waits = {
    id: 44,
    payment_for: 'November-2026',
    payment_amount: '320.00',
    payment_status: 'pending_approval',
  };
  const owing = { ...child, active_payments: [waits], rejected: [rejected] };
  open(() => list(rejected), 'ch', '/parent/payments', [owing]);
  const aina = await screen.findByRole('region', { name: 'Aina binti Rahman' });
  expect(aina.textContent).toContain('2026年11月，RM 320.00');
  expect(aina.textContent).toContain('2025年1月：看不清楚');
  await userEvent.click(within(aina).getByRole('button', { name: '修改' }));
  const dialog = await screen.findByRole('dialog', { name: '修改缴费' });
  expect(dialog.textContent).toContain('编号：SS100043，Aina binti Rahman');
});

test('begins with what is wanted for each child, with the step beside it', async () => {
  const rejected = {
    ...payment,
    id: 43,
    payment_status: 'rejected' as const,
    payment_for: 'June-2026',
    comment: 'The slip cannot be read',
  };
  const owing = {
    ...child,
    outstanding: [
      { month: 'May-2026', submitted: true },
      { month: 'June-2026', submitted: false },
      { month: 'July-2026', submitted: false },
    ],
    active_payments: [
      { id: 44, payment_for: 'May-2026', payment_amount: '90.00', payment_status: 'pending_approval' },
    ],
    rejected: [rejected],
  };
  const paid = { ...child, id: 2, student_id: 'SS1002', name: 'Kumar A/L Raju' };
  open(() => list(payment), 'en', '/parent/payments', [owing, paid]);
  const aina = within(await screen.findByRole('region', { name: 'Aina binti Rahman' }));
  // The rejected one is to be corrected, so no second payment is asked for.
  aina.getByText('1 month open');
  aina.getByText('Jul 2026');
  aina.getByText(/June 2026: The slip cannot be read/);
  aina.getByText('Waits for approval');
  within(screen.getByRole('region', { name: 'Kumar A/L Raju' })).getByText('Nothing to pay.');
  await userEvent.click(aina.getByRole('button', { name: 'Pay' }));
  const dialog = within(await loadedDialog('Submit New Payment'));
  const panels = await dialog.findAllByRole('region');
  expect(panels).toHaveLength(1);
  expect(within(panels[0]!).getByLabelText<HTMLInputElement>('Payment For').value).toBe('July 2026');
});
