import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paymentDetails as details, paymentRow as row } from '../../testing/payments.ts';
import { refused, renderPage, type Answers } from '../../testing/render-page.tsx';
import PaymentsPage from '../list/payments-page.tsx';

// Whole Ant Design screens are slow on a busy machine.
afterEach(() => {
  jest.restoreAllMocks();
  cleanup();
});

/** Opens the approve dialog for RM 150 paid against fees of RM 120, unless the test overrides it. */
async function open(other: object = {}, answers: Answers = {}) {
  const shown = renderPage(<PaymentsPage />, {
    answers: {
      'payments.adminList': () => ({ data: [row(7, 'pending_approval')], last_page: 1 }),
      'payments.adminDetails': () => details(7, 'pending_approval', other),
      'payments.decide': () => ({ message: 'SS100007 was approved.' }),
      'branches.admin': () => ({ data: [] }),
      ...answers,
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  const verb = await screen.findByRole<HTMLButtonElement>('button', { name: /^Approve RM/ });
  const dialog = verb.closest<HTMLElement>('[role=dialog]')!;
  const fill = (label: string, text: string) =>
    fireEvent.change(within(dialog).getByLabelText(label), { target: { value: text } });
  const press = async (name: string) => userEvent.click(await within(dialog).findByRole('button', { name }));
  const decided = () => shown.callsOf('payments.decide').map(({ body }) => body!['overpay']);
  return { ...shown, dialog, fill, press, decided };
}

describe('what is allowed and hardly meant is asked about in place', () => {
  const add300 = async () => {
    const shown = await open({ payment_amount: '30.00' });
    // The surplus is a zero too many, not extra money.
    shown.fill('Value (RM)', '20.00');
    await shown.press('Add RM 10.00 as credit');
    shown.fill('Credit amount', '300');
    await shown.press('Approve RM 30.00');
    return shown;
  };

  test('the harmless answer has the focus and leads back to the amount; another amount is not asked about', async () => {
    const { dialog, fill, press, decided } = await add300();
    await within(dialog).findByText(/RM 300.00 is added as credit, but only RM 30.00 was paid/);
    expect(document.activeElement?.textContent).toBe('No, change it');
    expect(within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Approve RM 30.00' }).disabled).toBe(
      true,
    );
    await press('No, change it');
    expect(within(dialog).queryByText(/was paid\. Is this/)).toBeNull();
    expect(document.activeElement).toBe(within(dialog).getByLabelText('Credit amount'));
    fill('Credit amount', '10');
    await press('Approve RM 30.00');
    await waitFor(() => expect(decided()).toEqual([{ type: 'add', amount: '10' }]));
  });

  test('a Yes sends what was typed', async () => {
    const { press, decided } = await add300();
    expect(decided()).toEqual([]);
    await press('Approve RM 30.00 anyway');
    await waitFor(() => expect(decided()).toEqual([{ type: 'add', amount: '300' }]));
  });

  test('a Yes is for the amounts it was given for', async () => {
    let refusals = 1;
    const { dialog, fill, press, decided } = await open(
      { payment_amount: '30.00' },
      {
        'payments.decide': () => {
          if (refusals-- > 0) throw refused('validation', 'No', { comment: ['Please say why'] });
          return { message: 'ok' };
        },
      },
    );
    fill('Value (RM)', '3000');
    await press('Approve RM 30.00');
    await within(dialog).findByText(/RM 3,000.00 is charged, but only RM 30.00 was paid for it/);
    await press('Approve RM 30.00 anyway');
    await within(dialog).findByText('Please say why');
    fill('Value (RM)', '30000');
    await press('Approve RM 30.00');
    await within(dialog).findByText(/RM 30,000.00 is charged/);
    fill('Value (RM)', '3000');
    await press('Approve RM 30.00');
    await waitFor(() => expect(decided()).toHaveLength(2));
  });
});

describe('a payment that somebody else changed meanwhile', () => {
  const changedNow = details(7, 'pending_approval', {
    payment_amount: '140.00',
    payment_for: 'February-2026',
    version: 4,
    audit_log: [
      {
        action: 'updated',
        carried_by: 'Lim Wei Jie',
        carried_on: '2026-01-05T11:00:00+08:00',
        self_checked: false,
        comment: null,
        changes: [{ field: 'payment_proof', from: null, to: null }],
      },
    ],
  });
  const stale = () => {
    let stored = details(7, 'pending_approval');
    const change = () => {
      stored = changedNow;
    };
    const answers: Answers = {
      'payments.adminDetails': () => stored,
      'payments.decide': ({ body }) => {
        change();
        if (body!['version'] !== 4) throw refused('changed_meanwhile', 'This was changed by somebody else.');
        return { message: 'ok' };
      },
    };
    return { answers, change };
  };

  test('is shown with what it was, keeps what was typed, and can be approved as it is now', async () => {
    const { dialog, fill, press, callsOf } = await open({}, stale().answers);
    fill('Comment (required)', 'Grandmother paid');
    await press('Approve RM 150.00');
    const changes = (await within(dialog).findByText('Changed while you had this open, by Lim Wei Jie'))
      .parentElement!;
    const lines = [...changes.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    expect(lines).toEqual([
      'AmountRM 150.00 → RM 140.00',
      'Payment ForJanuary 2026 → February 2026',
      'ProofNew proofView proof',
    ]);
    expect([...dialog.querySelectorAll('dl:not(section dl) mark')].map((mark) => mark.textContent)).toEqual([
      'RM 140.00',
      'February 2026',
    ]);
    expect(within(dialog).getByLabelText<HTMLInputElement>(/Comment/).value).toBe('Grandmother paid');
    await press('Approve RM 140.00');
    await waitFor(() =>
      expect(callsOf('payments.decide').map(({ body }) => [body!['version'], body!['comment']])).toEqual([
        [3, 'Grandmother paid'],
        [4, 'Grandmother paid'],
      ]),
    );
  });

  test('is not approved unseen, though it was read again already', async () => {
    const { answers, change } = stale();
    const { press, callsOf } = await open({}, answers);
    change();
    // Returning to the window after a while refetches everything.
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    fireEvent(window, new Event('visibilitychange'));
    await waitFor(() => expect(callsOf('payments.adminDetails')).toHaveLength(2));
    jest.restoreAllMocks();
    await press('Approve RM 150.00');
    await screen.findByRole('button', { name: 'Approve RM 140.00' });
    expect(callsOf('payments.decide').map(({ body }) => body!['version'])).toEqual([3]);
  });
});

test.each([['29.65'], ['29.66']])(
  'cash of 29.66 that was entered as %s reads as its receipt',
  async (entered) => {
    const { dialog } = await open({
      payment_amount: entered,
      payment_type: 'Cash',
      presets: [
        { title: 'Tuition', value: '34.90', show: true },
        { title: 'Sibling', value: '-5.24', show: true },
      ],
    });
    within(dialog).getByText('It adds up: -RM 0.01 comes from rounding cash to 5 sen.');
    const sums = within(dialog).getByText('Chargeable').closest('dl')!;
    expect([...sums.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
      'RM 29.65',
      'RM 0.00',
      'RM 0.00',
      'RM 29.66',
      '-RM 0.01',
    ]);
    expect(within(dialog).queryAllByText('Cash rounding -RM 0.01: RM 29.65 counted')).toHaveLength(
      entered === '29.66' ? 1 : 0,
    );
    // Discounts are formatted as in every list with RM in its header.
    within(dialog).getByDisplayValue('-5.24');
    expect(dialog.textContent).not.toContain('RM -');
  },
);

test('credit that another payment used up meanwhile is read again, and the dialog says what is left', async () => {
  const { student } = details(7, 'pending_approval');
  let overpaid = '40.00';
  const { dialog, press, decided } = await open(
    {},
    {
      'payments.adminDetails': () =>
        details(7, 'pending_approval', { payment_amount: '80.00', student: { ...student, overpaid } }),
      'payments.decide': () => {
        overpaid = '0.00';
        throw refused('validation', 'Please check the fields', {
          overpay: ['Only RM 0.00 of credit can be claimed'],
        });
      },
    },
  );
  await press('Use RM 40.00 of credit');
  within(dialog).getByText('Claimable credit RM 40.00, after this payment RM 0.00.');
  await press('Approve RM 80.00');
  await within(dialog).findByText(/^Claimable credit RM 0.00, /);
  within(dialog).getByText('Only RM 0.00 of credit can be used.');
  expect(decided()).toHaveLength(1);
});

test('credit that makes too much of it is used in part', async () => {
  const { dialog, fill, press } = await open({
    payment_amount: '119.00',
  });
  await press('Use RM 1.00 of credit');
  within(dialog).getByText('It adds up.');
  fill('Credit amount', '5');
  await within(dialog).findByText(/^With the credit it is RM 4.00 more than is charged/);
  await press('Use RM 1.00 of credit');
  within(dialog).getByText('It adds up.');
});

test('a credit amount without its type does not add up and is not sent', async () => {
  const { dialog, fill, press, decided } = await open({ payment_amount: '120.00' });
  within(dialog).getByText('It adds up.');
  fill('Credit amount', '5');
  const missing = 'You have entered an overpay amount, please select an overpay type.';
  await within(dialog).findByText(missing);
  expect(within(dialog).queryByText('It adds up.')).toBeNull();
  await press('Approve RM 120.00');
  await waitFor(() => expect(within(dialog).getAllByText(missing)).toHaveLength(2));
  expect(document.activeElement).toBe(within(dialog).getByLabelText('Credit'));
  expect(decided()).toEqual([]);
  fill('Credit amount', '');
  await waitFor(() => expect(within(dialog).queryByText(missing)).toBeNull());
  await press('Approve RM 120.00');
  await waitFor(() => expect(decided()).toEqual([{ amount: 0 }]));
});

test('the verb of cash names what was counted', async () => {
  const { dialog } = await open({ payment_amount: '50.03', payment_type: 'Cash' });
  within(dialog).getByRole('button', { name: 'Approve RM 50.05' });
});
