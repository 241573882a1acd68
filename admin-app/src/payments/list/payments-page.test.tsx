import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paymentDetails as details, paymentRow as row } from '../../testing/payments.ts';
import { dialogAround, refused, renderPage, type Answers } from '../../testing/render-page.tsx';
import CheckingPage from '../checking/checking-page.tsx';
import PaymentsPage from './payments-page.tsx';

// Whole Ant Design screens are slow on a busy machine.
const answers: Answers = {
  'payments.adminList': () => ({ data: [row(7, 'pending_approval')], last_page: 1 }),
  'payments.adminDetails': () => details(7, 'pending_approval'),
  'payments.decide': () => ({ message: 'SS100007 was approved.' }),
  'branches.admin': () => ({ data: [] }),
};
const show = (other: Answers = {}, options: Partial<Parameters<typeof renderPage>[1]> = {}) =>
  renderPage(<PaymentsPage />, { answers: { ...answers, ...other }, ...options });
const press = async (name: string | RegExp, inside: HTMLElement = document.body) =>
  userEvent.click(await within(inside).findByRole('button', { name }));

afterEach(cleanup);

describe('approve', () => {
  const open = async (other: Answers = {}) => {
    const shown = show(other);
    await press('Approve');
    const dialog = dialogAround(await screen.findByRole('button', { name: 'Approve RM 150.00' }));
    return { ...shown, dialog };
  };

  test('says what was paid too much and adds it as credit with one press', async () => {
    const { dialog, callsOf, notices } = await open();
    await within(dialog).findByText(/RM 30.00 more was paid/);
    await press('Add RM 30.00 as credit', dialog);
    await within(dialog).findByText('It adds up.');
    within(dialog).getByText('Claimable credit RM 5.95, after this payment RM 35.95.');
    await press('Approve RM 150.00', dialog);
    await waitFor(() => expect(notices).toEqual(['SS100007 was approved.']));
    expect(callsOf('payments.decide').map(({ params, body }) => ({ params, body }))).toEqual([
      {
        params: { id: 7, action: 'accept' },
        body: {
          version: 3,
          comment: null,
          presets: [{ title: 'Tuition', value: '120.00', show: true }],
          overpay: { type: 'add', amount: '30.00' },
        },
      },
    ]);
  });

  test('needs a fee item, and says it in the specified words', async () => {
    const { dialog, callsOf } = await open();
    await press('Remove item 1', dialog);
    await press('Approve RM 150.00', dialog);
    await within(dialog).findByText('Please select at least one presets.');
    expect(callsOf('payments.decide')).toEqual([]);
  });

  test('too late: says so, takes the verb away and reads the list again', async () => {
    const { dialog, callsOf } = await open({
      'payments.decide': () => {
        throw refused('payment_already_accepted', 'You have already accepted this payment.');
      },
    });
    const before = callsOf('payments.adminList').length;
    await press('Add RM 30.00 as credit', dialog);
    await press('Approve RM 150.00', dialog);
    await within(dialog).findByText('You have already accepted this payment.');
    const verb = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Approve RM 150.00' });
    await waitFor(() => expect(verb.disabled).toBe(true));
    await waitFor(() => expect(callsOf('payments.adminList').length).toBeGreaterThan(before));
  });
});

test('Confirm of a reject waits for the comment', async () => {
  const { callsOf } = show();
  await press('Reject');
  const confirm = await screen.findByRole<HTMLButtonElement>('button', { name: 'Confirm' });
  const dialog = dialogAround(confirm);
  expect(confirm.disabled).toBe(true);
  await userEvent.type(within(dialog).getByLabelText(/Comment/), '  ');
  expect(confirm.disabled).toBe(true);
  await userEvent.type(within(dialog).getByLabelText(/Comment/), 'Not legible');
  await userEvent.click(confirm);
  await waitFor(() => expect(callsOf('payments.decide')[0]?.params).toEqual({ id: 7, action: 'reject' }));
});

describe('filters', () => {
  test('level_1 is not offered Pending Checking, and sees it as Approved', async () => {
    show(
      { 'payments.adminList': () => ({ data: [row(8, 'pending_checking')], last_page: 1 }) },
      { level: 'level_1' },
    );
    await screen.findByText('Approved');
    await press('Filters');
    await userEvent.click(await screen.findByRole('combobox', { name: 'Status' }));
    await screen.findByTitle('Pending Approval');
    expect(screen.queryByTitle('Pending Checking')).toBeNull();
    expect(screen.queryByLabelText('Branch')).toBeNull();
  });

  test('a colleague’s link with a filter that level_1 is not offered shows the list without it', async () => {
    const { callsOf } = show({}, { level: 'level_1', path: '/?status=pending_checking&branch=2' });
    await screen.findByText('Pending Approval');
    expect(callsOf('payments.adminList').map(({ query }) => query)).toEqual([{ page: 1 }]);
    screen.getByRole('button', { name: 'Filters' });
  });

  test('0 is a bound of the amount', async () => {
    const { callsOf } = show();
    await press('Filters');
    await userEvent.type(await screen.findByLabelText('Amount from'), '0');
    await press('Apply');
    await waitFor(() =>
      expect(callsOf('payments.adminList').at(-1)!.query).toMatchObject({ payment_amount_min: '0' }),
    );
  });

  test('a reversed range is refused beside the field', async () => {
    const { callsOf } = show();
    await press('Filters');
    await userEvent.type(await screen.findByLabelText('Amount from'), '50');
    await userEvent.type(screen.getByLabelText('Amount to'), '10');
    const before = callsOf('payments.adminList').length;
    await press('Apply');
    await screen.findByText('The minimum must not be more than the maximum');
    expect(callsOf('payments.adminList').length).toBe(before);
  });
});

describe('checking', () => {
  const checking = (level: 'level_2' | 'level_3', byMe = true, other: object = {}, byChange = false) =>
    renderPage(<CheckingPage />, {
      level,
      answers: {
        ...answers,
        'payments.checkingList': () => ({
          data: [
            row(9, 'pending_checking', {
              accepted_by: 'Lim Wei Jie',
              accepted_by_me: byMe,
              accepted_by_change: byChange,
            }),
          ],
          last_page: 1,
        }),
        'payments.check': () => ({ message: 'SS100009 was approved.' }),
        'payments.adminDetails': () => details(9, 'pending_checking', { accepted_by_me: true, ...other }),
      },
    });

  test('names who approved it', async () => {
    checking('level_2', false);
    await screen.findByText('Lim Wei Jie');
    cleanup();
    checking('level_2');
    await screen.findByText('You');
    expect(screen.queryByText('Lim Wei Jie')).toBeNull();
  });

  test('the second pair of eyes sees the credit, what does not add up, the words about it and the slip', async () => {
    const { callsOf } = checking('level_2', false, {
      payment_amount: '171.00',
      presets: [{ title: 'Tuition', value: '120.00', show: true }],
      overpay: { type: 'add', amount: '30.00' },
      comment: 'Grandmother paid',
    });
    await press('Accept');
    const dialog = dialogAround(await screen.findByText('RM 21.00 more was paid than is charged.'));
    within(dialog).getByDisplayValue('Grandmother paid');
    const sums = within(dialog).getByText('Credit added').closest('dl')!;
    expect(sums.textContent).toMatch(/171\.00.*0\.00.*30\.00.*120\.00/);
    within(dialog).getByRole('button', { name: 'View proof' });
    await press('Accept RM 171.00', dialog);
    await waitFor(() =>
      expect(callsOf('payments.check')[0]?.body).toEqual({ comment: 'Grandmother paid', version: 3 }),
    );
  });

  test('who approved it cannot accept it, and reads why', async () => {
    checking('level_2');
    const accept = await screen.findByRole<HTMLButtonElement>('button', {
      name: /you approved this payment/,
    });
    expect(accept.disabled).toBe(true);
  });

  test('who only changed it reads that', async () => {
    checking('level_2', true, {}, true);
    await screen.findByText('You (changed it)');
    await screen.findByRole('button', { name: /you changed this payment last/ });
    cleanup();
    checking('level_2', false, {}, true);
    await screen.findByText('Lim Wei Jie (changed it)');
  });

  test('level_3 may, and is told that it will be recorded', async () => {
    checking('level_3');
    await press('Accept');
    await screen.findByText(/The history will say self-checked/);
  });
});
