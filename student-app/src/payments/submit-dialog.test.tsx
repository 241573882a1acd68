import { afterEach, expect, jest, test } from '@jest/globals';
import { shortPeriod } from '@portal/shared-api/period';
import { today } from '@portal/shared-api/calendar';
import { ApiError } from '@portal/shared-api/client';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  choose,
  nextMonth,
  noInstructions,
  openForm,
  slip,
  start,
  subjects,
  thisMonth,
} from './testing/payment-form.tsx';

afterEach(() => {
  cleanup();
  // No drafts from earlier tests.
  sessionStorage.clear();
});
test('the form begins with E-Wallet and the sum of the fee items; chosen subjects fill the amount in', async () => {
  const { form, amount } = await openForm();
  expect(amount.value).toBe('29.66');
  form.getByText('-RM 5.24');
  expect(form.getByRole('button', { name: 'Submit RM 29.66' })).toBeTruthy();
  expect(form.getByTitle('E-Wallet')).toBeTruthy();

  await choose('Subjects', /^Physics/);
  await waitFor(() => expect(amount.value).toBe('90.00'));
  await choose('Subjects', /^Sejarah/);
  await waitFor(() => expect(amount.value).toBe('170.50'));
  // Deselecting restores the fee items.
  await choose('Subjects', /^Sejarah/);
  await choose('Subjects', /^Physics/);
  await waitFor(() => expect(amount.value).toBe('29.66'));
});

test('a payment goes out once with its slip, and the dialog closes', async () => {
  const { form, dialog, calls } = await openForm({
    'payments.studentCreate': () => ({
      id: 43,
      invoice_no: 'SS100043',
      message: 'Payment SS100043 was sent.',
    }),
  });
  await userEvent.upload(dialog.querySelector<HTMLInputElement>('input[type=file]')!, slip);
  await userEvent.click(form.getByRole('button', { name: 'Submit RM 29.66' }));
  await screen.findByText('Payment SS100043 was sent.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = calls.filter(({ name }) => name === 'payments.studentCreate');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    body: {
      payment_amount: '29.66',
      payment_type: 'E-Wallet',
      payment_date: today(),
      payment_for: thisMonth,
      subject_ids: [],
    },
    files: { payment_proof: slip },
  });
  expect(sent[0]!.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
});

test('without a slip nothing is sent; Cash needs none, and no bank account', async () => {
  const { form, calls } = await openForm({
    'payments.studentCreate': () => ({ id: 43, invoice_no: 'SS100043', message: 'Sent' }),
    'payment-instructions.student': () => ({
      payee_name: 'Sinar Scholars Sdn Bhd',
      bank_name: 'Maybank',
      bank_account: '5140-1234-5678',
      duitnow_qr: null,
    }),
  });
  await form.findByText('5140-1234-5678');
  form.getByText(`SS7 ${shortPeriod(thisMonth)}`);
  await userEvent.click(form.getByRole('button', { name: 'Submit RM 29.66' }));
  await form.findByText('Please provide a payment proof');
  expect(calls.some(({ name }) => name === 'payments.studentCreate')).toBe(false);

  await choose('Payment Type', 'Cash');
  await waitFor(() => expect(form.queryByText('Please provide a payment proof')).toBeNull());
  await waitFor(() => expect(form.queryByText('5140-1234-5678')).toBeNull());
  form.getByText('Cash is counted in 5 sen: RM 29.65 will be taken.');
  await userEvent.click(form.getByRole('button', { name: 'Submit RM 29.66' }));
  await screen.findByText('Sent');
  expect(calls.find(({ name }) => name === 'payments.studentCreate')!.files).toEqual({
    payment_proof: undefined,
  });
});

test('the button has a sum only while it can be sent, and what is no amount is refused beside the field', async () => {
  const { form, amount, dialog, calls } = await openForm();
  await userEvent.upload(dialog.querySelector<HTMLInputElement>('input[type=file]')!, slip);
  form.getByRole('button', { name: 'Submit RM 29.66' });
  await userEvent.clear(amount);
  await userEvent.type(amount, '123456');
  form.getByRole('button', { name: 'Submit' });
  await userEvent.clear(amount);
  await userEvent.type(amount, '12');
  form.getByRole('button', { name: 'Submit RM 12.00' });

  await userEvent.clear(amount);
  await userEvent.type(amount, '1,200');
  await userEvent.click(form.getByRole('button', { name: /^Submit/ }));
  await waitFor(() =>
    expect(amount.closest('.ant-form-item')!.querySelector('.ant-form-item-explain-error')).not.toBeNull(),
  );
  expect(amount.value).toBe('1,200');
  expect(calls.some(({ name }) => name === 'payments.studentCreate')).toBe(false);
});

test('a refusal stands above the form, which keeps what was typed and the same key', async () => {
  const { form, amount, dialog, calls } = await openForm({
    'payments.studentCreate': () => {
      throw new ApiError(400, { code: 'payment_already_submitted', message: 'This was submitted already.' });
    },
  });
  await userEvent.upload(dialog.querySelector<HTMLInputElement>('input[type=file]')!, slip);
  await userEvent.clear(amount);
  await userEvent.type(amount, '77');
  await userEvent.click(form.getByRole('button', { name: 'Submit RM 77.00' }));
  await form.findByText('This was submitted already.');
  expect(amount.value).toBe('77');
  form.getByText('付款证明 一月.pdf');
  await userEvent.click(form.getByRole('button', { name: 'Submit RM 77.00' }));
  await waitFor(() => expect(calls.filter(({ name }) => name === 'payments.studentCreate')).toHaveLength(2));
  const keys = calls.flatMap(({ name, idempotencyKey }) =>
    name === 'payments.studentCreate' ? [idempotencyKey] : [],
  );
  expect(new Set(keys).size).toBe(1);
});

test('a payment that is there already is shown in the list on wish', async () => {
  const { form, dialog } = await openForm({
    'presets.own': () => ({
      ...start,
      active_payments: [
        { id: 42, payment_for: nextMonth, payment_amount: '29.66', payment_status: 'pending_approval' },
        { id: 41, payment_for: thisMonth, payment_amount: '29.66', payment_status: 'approved' },
      ],
    }),
    'payments.studentCreate': () => {
      throw new ApiError(400, { code: 'payment_already_submitted', message: 'This was submitted already.' });
    },
  });
  const month = form.getByLabelText('Payment For');
  // The first field has the initial focus; typing counts once its calendar is open.
  await userEvent.click(month);
  fireEvent.change(month, { target: { value: nextMonth.replace('-', ' ') } });
  fireEvent.keyDown(month, { key: 'Enter', code: 'Enter' });
  await form.findByText(/already has RM 29.66, Pending Approval \(SS100042\)/);
  await userEvent.upload(dialog.querySelector<HTMLInputElement>('input[type=file]')!, slip);
  await userEvent.click(form.getByRole('button', { name: 'Submit RM 29.66' }));
  await userEvent.click(await form.findByRole('button', { name: 'Close and show it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.querySelector('.kit-marked')!.textContent).toContain('SS100042');
});

test('a sending that is stopped is told to be counted once, and keeps its key', async () => {
  let hangs = true;
  const { form, dialog, calls } = await openForm({
    'payments.studentCreate': () =>
      hangs ? new Promise(() => undefined) : { id: 43, invoice_no: 'SS100043', message: 'Sent' },
  });
  await userEvent.upload(dialog.querySelector<HTMLInputElement>('input[type=file]')!, slip);
  await userEvent.click(form.getByRole('button', { name: 'Submit RM 29.66' }));
  await userEvent.click(form.getByRole('button', { name: 'Stop sending' }));
  await form.findByText(/You stopped it.*counted once only/);
  hangs = false;
  await userEvent.click(form.getByRole('button', { name: 'Submit RM 29.66' }));
  await screen.findByText('Sent');
  const keys = calls.flatMap(({ name, idempotencyKey }) =>
    name === 'payments.studentCreate' ? [idempotencyKey] : [],
  );
  expect(keys).toEqual([keys[0], keys[0]]);
});

test('without a connection says so at once, and the failed try keeps everything', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const { form, amount, dialog } = await openForm({
    'payments.studentCreate': () => {
      throw new ApiError(0, { code: 'network', message: 'No answer' });
    },
  });
  await userEvent.upload(dialog.querySelector<HTMLInputElement>('input[type=file]')!, slip);
  onLine.mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  await form.findByText(/^No internet connection. What you typed stays here/);
  await userEvent.click(form.getByRole('button', { name: 'Submit RM 29.66' }));
  await form.findByText(/Once you are online, press Submit again: it is counted once only/);
  expect(amount.value).toBe('29.66');
  form.getByText('付款证明 一月.pdf');
  onLine.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(form.queryByText(/^No internet connection/)).toBeNull());
  onLine.mockRestore();
});

test('what could not be loaded is said in its place and can be tried again', async () => {
  let fails = true;
  const orFail = (answer: object) => () => {
    if (fails) throw new ApiError(500, { code: 'internal', message: 'No' });
    return answer;
  };
  const { form } = await openForm({
    'payments.studentPayable': orFail({ data: subjects }),
    'payment-instructions.student': orFail({ ...noInstructions, bank_account: '5140-1234-5678' }),
  });
  const line = async (text: string) =>
    within((await form.findByText(text)).closest<HTMLElement>('.ant-alert')!);
  const [howTo, list] = [
    await line('How to pay could not be loaded.'),
    await line('Your subjects could not be loaded.'),
  ];
  fails = false;
  await userEvent.click(howTo.getByRole('button', { name: 'Try again' }));
  await form.findByText('5140-1234-5678');
  await userEvent.click(list.getByRole('button', { name: 'Try again' }));
  await form.findByLabelText('Subjects');
});

test('nothing payable, answered as 404, leaves the form without subjects', async () => {
  const { form } = await openForm({
    'payments.studentPayable': () => {
      throw new ApiError(404, { code: 'not_found', message: 'Nothing' });
    },
  });
  expect(form.queryByLabelText('Subjects')).toBeNull();
});
