import { afterEach, expect, test } from '@jest/globals';
import type { AdminLevel } from '@portal/shared-api/endpoint';
import { today } from '@portal/shared-api/calendar';
import { periodOfDate, periodText } from '@portal/shared-api/period';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage, type Answers } from '../../testing/render-page.tsx';
import PaymentsPage from '../list/payments-page.tsx';

// Whole Ant Design screens are slow on a busy machine.
const items = [
  { title: 'Tuition', value: '120.00', show: true },
  { title: 'Books', value: '30.00', show: true },
];

/** The New Payment dialog. Without a student it suggests the centre's items. */
async function open(answers: Answers = {}, level: AdminLevel = 'level_3') {
  const shown = renderPage(<PaymentsPage />, {
    level,
    answers: {
      'payments.adminList': () => ({ data: [], last_page: 1 }),
      'branches.admin': () => ({ data: [] }),
      'presets.choose': () => ({ data: items, version: 1 }),
      ...answers,
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'New Payment' }));
  const amount = await screen.findByLabelText<HTMLInputElement>('Amount');
  const dialog = within(amount.closest<HTMLElement>('[role=dialog]')!);
  await userEvent.click(dialog.getByRole('combobox', { name: 'Fee items' }));
  const pick = async (label: string) => userEvent.click(await screen.findByTitle(label));
  return { ...shown, dialog, amount, pick };
}

afterEach(cleanup);

test('the amount follows the fee items as long as it is theirs', async () => {
  const { dialog, amount, pick } = await open();
  await pick('Tuition RM 120.00');
  expect(amount.value).toBe('120.00');
  await pick('Books RM 30.00');
  expect(amount.value).toBe('150.00');
  dialog.getByText('It adds up.');
});

test('an amount of one’s own stays, its difference wants words, and the sum is one press away', async () => {
  const { dialog, amount, pick } = await open();
  await pick('Tuition RM 120.00');
  await userEvent.clear(amount);
  await userEvent.type(amount, '100');
  dialog.getByText('RM 20.00 less was paid than is charged. Please say why in the comment.');
  dialog.getByText('Comment (required)');
  await userEvent.click(dialog.getByRole('combobox', { name: 'Fee items' }));
  await pick('Books RM 30.00');
  expect(amount.value).toBe('100');
  await userEvent.click(dialog.getByRole('button', { name: 'Use RM 150.00' }));
  expect(amount.value).toBe('150.00');
  dialog.getByText('It adds up.');
});

test('cash that is no multiple of 5 sen: the field says what will be taken', async () => {
  const { dialog, amount, pick } = await open();
  await userEvent.type(amount, '29.66');
  expect(dialog.queryByText(/counted in 5 sen/)).toBeNull();
  await userEvent.click(dialog.getByRole('combobox', { name: 'Payment Type' }));
  await pick('Cash');
  dialog.getByText('Cash is counted in 5 sen: RM 29.65 will be taken.');
  await userEvent.type(amount, '{Backspace}5');
  expect(dialog.queryByText(/counted in 5 sen/)).toBeNull();
});

const found = { id: 12, student_id: 'SS12', name: 'Nurul Aisyah' };

test.each([
  ['level_1', 'Approved'],
  ['level_2', 'Pending Checking'],
] as const)('to %s a payment of the month that waits for its check reads %s', async (level, shown) => {
  const payment_for = periodText(periodOfDate(today()));
  const { dialog, pick } = await open(
    {
      'students.search': () => ({ data: [found], truncated: false }),
      'outstanding.student': () => ({
        first_period: 'January-2025',
        outstanding: [],
        active_payments: [
          { id: 7, payment_for, payment_amount: '120.00', payment_status: 'pending_checking' },
        ],
      }),
    },
    level,
  );
  fireEvent.mouseDown(dialog.getByLabelText('Student'));
  await pick('Nurul Aisyah (SS12)');
  await dialog.findByText((text) => text.includes(`, ${shown} (SS100007)`));
});

test('an amount that is ten times the fees is asked about before it is recorded', async () => {
  const { dialog, amount, pick, callsOf } = await open({
    'students.search': () => ({
      data: [found],
      truncated: false,
    }),
    'payments.adminCreate': () => ({ id: 7, invoice_no: 'SS100007', message: 'ok' }),
  });
  fireEvent.mouseDown(dialog.getByLabelText('Student'));
  await pick('Nurul Aisyah (SS12)');
  await userEvent.click(dialog.getByRole('combobox', { name: 'Payment Type' }));
  await pick('Cash');
  await userEvent.click(dialog.getByRole('combobox', { name: 'Fee items' }));
  await pick('Tuition RM 120.00');
  fireEvent.change(amount, { target: { value: '1200' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Record payment' }));
  await dialog.findByText('RM 1,200.00 was paid for fees of only RM 120.00.');
  expect(callsOf('payments.adminCreate')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Record payment anyway' }));
  await waitFor(() => expect(callsOf('payments.adminCreate')).toHaveLength(1));
});
