import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { AdminLevel } from '@portal/shared-api/endpoint';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paymentDetails as details, paymentRow as row } from '../../testing/payments.ts';
import { dialogAround, refused, renderPage, type Answers } from '../../testing/render-page.tsx';
import PaymentsPage from '../list/payments-page.tsx';

// Whole Ant Design screens are slow on a busy machine.
const show = (answers: Answers, level: AdminLevel = 'level_3') =>
  renderPage(<PaymentsPage />, {
    level,
    answers: {
      'payments.adminList': () => ({ data: [row(7, 'pending_approval')], last_page: 1 }),
      'branches.admin': () => ({ data: [] }),
      ...answers,
    },
  });
const press = async (name: string | RegExp, inside: HTMLElement = document.body) =>
  userEvent.click(await within(inside).findByRole('button', { name }));

async function open(status: string, other: object = {}, answers: Answers = {}, level?: AdminLevel) {
  const all = {
    'payments.adminList': () => ({ data: [row(7, status)], last_page: 1 }),
    'payments.adminDetails': () => details(7, status, other),
    'payments.adminUpdate': () => ({ message: 'ok' }),
    ...answers,
  };
  const shown = show(all, level);
  await press('Edit');
  const amount = await screen.findByLabelText<HTMLInputElement>('Amount');
  const dialog = dialogAround(amount);
  const type = async (text: string) => {
    await userEvent.clear(amount);
    await userEvent.type(amount, text);
  };
  return {
    ...shown,
    dialog,
    type,
    comment: () => within(dialog).getByLabelText<HTMLInputElement>(/Comment/),
  };
}

afterEach(() => {
  jest.restoreAllMocks();
  cleanup();
});

test('an edit that comes too late keeps what was typed and shows what is stored', async () => {
  const versions: unknown[] = [];
  show({
    'payments.adminDetails': () =>
      versions.length === 0
        ? details(7, 'pending_approval')
        : details(7, 'pending_approval', { payment_amount: '140.00', version: 4 }),
    'payments.adminUpdate': ({ body }) => {
      versions.push(body!.version);
      if (body!.version === 3) throw refused('changed_meanwhile', 'This was changed by somebody else.');
      return { message: 'ok' };
    },
  });
  await press('Edit');
  const amount = await screen.findByLabelText<HTMLInputElement>('Amount');
  const dialog = dialogAround(amount);
  await userEvent.clear(amount);
  await userEvent.type(amount, '160');
  await press('Save changes', dialog);
  await within(dialog).findByText('RM 140.00');
  expect(amount.value).toBe('160');
  await press('Replace with my version', dialog);
  await waitFor(() => expect(versions).toEqual([3, 4]));
});

test('an edit is of what was read at first, though somebody else’s change is read meanwhile', async () => {
  let stored = details(7, 'pending_approval');
  const { dialog, type, callsOf } = await open(
    'pending_approval',
    {},
    {
      'payments.adminDetails': () => stored,
      'payments.adminUpdate': ({ body }) => {
        if (body!.version !== 4) throw refused('changed_meanwhile', 'This was changed by somebody else.');
        return { message: 'ok' };
      },
    },
  );
  await type('160');
  stored = details(7, 'pending_approval', { payment_amount: '140.00', version: 4 });
  // Returning to the window after a while refetches everything.
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  fireEvent(window, new Event('visibilitychange'));
  await waitFor(() => expect(callsOf('payments.adminDetails')).toHaveLength(2));
  jest.restoreAllMocks();
  await press('Save changes', dialog);
  await within(dialog).findByRole('button', { name: 'Replace with my version' });
  within(dialog).getByText('RM 140.00');
  expect(callsOf('payments.adminUpdate').map(({ body }) => body!['version'])).toEqual([3]);
});

describe('what saving will do is said before', () => {
  test.each([
    ['pending_approval', false, 'Edit SS100007', /stays pending approval/, 'Save changes'],
    ['approved', false, 'Edit SS100007', /back to checking. When you check it yourself/, 'Save changes'],
    ['rejected', false, 'Edit SS100007', /stays rejected/, 'Save changes'],
    ['rejected', true, 'Correct SS100007', /waits for approval/, 'Save and submit again'],
  ])('%s, recorded by an admin: %s', async (status, recorded_by_admin, title, words, verb) => {
    const { dialog } = await open(status, { recorded_by_admin, comment: 'Why' });
    within(dialog).getByText(title);
    within(dialog).getByText(words);
    within(dialog).getByRole('button', { name: verb });
  });

  test('below level_3 an accepted payment is checked by somebody else', async () => {
    const { dialog } = await open('approved', {}, {}, 'level_2');
    within(dialog).getByText(/back to checking by another admin/);
  });

  test('the reason of a reject is shown, and not sent as the comment of what is submitted again', async () => {
    const { dialog, comment, callsOf } = await open('rejected', {
      recorded_by_admin: true,
      comment: 'Count again',
    });
    within(dialog).getByText('Count again');
    expect(comment().value).toBe('');
    await press('Save and submit again', dialog);
    await waitFor(() => expect(callsOf('payments.adminUpdate')[0]?.body).toMatchObject({ comment: '' }));
  });
});

describe('a difference of an accepted payment', () => {
  const accepted = {
    presets: [{ title: 'Tuition', value: '120.00', show: true }],
    overpay: { type: 'add', amount: '30.00' },
    comment: 'Grandmother paid',
  };

  test('is settled while the amount is typed, against fees and standing credit', async () => {
    const { dialog, type, comment, callsOf } = await open('pending_checking', accepted);
    within(dialog).getByText('It adds up.');
    expect(comment().value).toBe('Grandmother paid');
    await type('151.50');
    await within(dialog).findByText('RM 1.50 more was paid than is charged. Please say why in the comment.');
    within(dialog).getByText('Comment (required)');
    await press('Save changes', dialog);
    await waitFor(() =>
      expect(callsOf('payments.adminUpdate')[0]?.body).toMatchObject({
        payment_amount: '151.50',
        comment: 'Grandmother paid',
        version: 3,
      }),
    );
  });

  test('with a digit too few is asked about before it is saved', async () => {
    const { dialog, type, callsOf } = await open('pending_checking', accepted);
    await type('15');
    await press('Save changes', dialog);
    await within(dialog).findByText('RM 30.00 is added as credit, but only RM 15.00 was paid.');
    expect(callsOf('payments.adminUpdate')).toEqual([]);
    await press('Save changes anyway', dialog);
    await waitFor(() => expect(callsOf('payments.adminUpdate')).toHaveLength(1));
  });

  test('without words is refused by the server beside the field', async () => {
    const { dialog } = await open(
      'pending_checking',
      { ...accepted, comment: null },
      {
        'payments.adminUpdate': () => {
          throw refused('validation', 'Please make sure', { comment: ['Please say why in the comment'] });
        },
      },
    );
    await press('Save changes', dialog);
    await within(dialog).findByText('Please say why in the comment');
  });
});
