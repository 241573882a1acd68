import { afterEach, expect, jest, test } from '@jest/globals';
import { today } from '@portal/shared-api/calendar';
import { ApiError } from '@portal/shared-api/client';
import type { Language } from '@portal/shared-api/languages';
import type { PaymentRow } from '@portal/shared-api/payments';
import { nextPeriod, periodOfDate, periodText } from '@portal/shared-api/period';
import { paymentRow as payment } from '@portal/shared-ui/testing/payment-row';
import { renderArea } from '@portal/shared-ui/testing/render-area';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ch from '../texts/ch.ts';
import en from '../texts/en.ts';
import PaymentsPage from './payments-page.tsx';

afterEach(() => {
  jest.useRealTimers();
  cleanup();
  // What one test left unfinished is not of the next one.
  sessionStorage.clear();
});
jest.setTimeout(60_000);

const start = {
  student_id: 'SS7',
  first_period: 'January-2025',
  alive: [] as object[],
  data: [
    { title: 'Tuition', value: '34.90', show: true },
    { title: 'Discount', value: '-5.24', show: true },
  ],
};
const thisMonth = periodText(periodOfDate(today()));
const nextMonth = periodText(nextPeriod(periodOfDate(today())));
const subjects = [
  { id: 3, name: 'Physics', price: '90.00' },
  { id: 4, name: 'Sejarah', price: '80.50' },
];
const noInstructions = { payee_name: null, bank_name: null, bank_account: null, duitnow_qr: null };

type Answers = Parameters<typeof renderArea>[1]['answers'];
const open = (answers: Answers = {}, language: Language = 'en') =>
  renderArea(<PaymentsPage />, {
    area: 'student-app',
    texts: { en, ch },
    language,
    address: '/student/payment',
    answers: {
      'payments.studentList': () => ({ data: [payment], last_page: 1 }),
      'presets.own': () => start,
      'payments.studentPayable': () => ({ data: subjects }),
      'payment-instructions.student': () => noInstructions,
      ...answers,
    },
  });

async function openForm(answers: Answers = {}) {
  const page = open(answers);
  await userEvent.click(await screen.findByRole('button', { name: 'Submit New Payment' }));
  const dialog = await screen.findByRole('dialog', { name: 'Submit New Payment' });
  const amount = await within(dialog).findByLabelText<HTMLInputElement>('Amount');
  return { ...page, dialog, amount, form: within(dialog) };
}
const slip = new File([new Uint8Array([1, 2, 3])], '付款证明 一月.pdf', { type: 'application/pdf' });

async function choose(label: string, option: RegExp | string) {
  await userEvent.click(screen.getByLabelText(label));
  const offered = await waitFor(() =>
    [...document.querySelectorAll('.ant-select-item-option-content')].find((one) =>
      typeof option === 'string' ? one.textContent === option : option.test(one.textContent ?? ''),
    ),
  );
  await userEvent.click(offered!);
}

test('lists the payments without naming the student again', async () => {
  open();
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

test('the form begins with today, this month, E-Wallet and the sum of the fee items', async () => {
  const { form, amount } = await openForm();
  expect(amount.value).toBe('29.66');
  form.getByText('-RM 5.24');
  expect(form.getByRole('button', { name: 'Submit RM 29.66' })).toBeTruthy();
  expect(form.getByTitle('E-Wallet')).toBeTruthy();
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
      payment_for: periodText(periodOfDate(today())),
      subject_ids: [],
    },
    files: { payment_proof: slip },
  });
  expect(sent[0]!.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
});

test('without a slip nothing is sent; Cash needs none', async () => {
  const { form, calls } = await openForm({
    'payments.studentCreate': () => ({ id: 43, invoice_no: 'SS100043', message: 'Sent' }),
  });
  await userEvent.click(form.getByRole('button', { name: 'Submit RM 29.66' }));
  await form.findByText('Please provide a payment proof');
  expect(calls.some(({ name }) => name === 'payments.studentCreate')).toBe(false);

  await choose('Payment Type', 'Cash');
  await waitFor(() => expect(form.queryByText('Please provide a payment proof')).toBeNull());
  await userEvent.click(form.getByRole('button', { name: 'Submit RM 29.66' }));
  await screen.findByText('Sent');
  expect(calls.find(({ name }) => name === 'payments.studentCreate')!.files).toEqual({
    payment_proof: undefined,
  });
});

test('chosen subjects fill the amount in; taking them back gives the fee items again', async () => {
  const { amount } = await openForm();
  await choose('Subjects', /^Physics/);
  await waitFor(() => expect(amount.value).toBe('90.00'));
  await choose('Subjects', /^Sejarah/);
  await waitFor(() => expect(amount.value).toBe('170.50'));
  await choose('Subjects', /^Sejarah/);
  await choose('Subjects', /^Physics/);
  await waitFor(() => expect(amount.value).toBe('29.66'));
});

test('what is no amount is refused beside the field', async () => {
  const { form, amount, dialog, calls } = await openForm();
  await userEvent.upload(dialog.querySelector<HTMLInputElement>('input[type=file]')!, slip);
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
      alive: [
        { id: 42, payment_for: nextMonth, payment_amount: '29.66', payment_status: 'pending_approval' },
        { id: 41, payment_for: thisMonth, payment_amount: '29.66', payment_status: 'approved' },
      ],
    }),
    'payments.studentCreate': () => {
      throw new ApiError(400, { code: 'payment_already_submitted', message: 'This was submitted already.' });
    },
  });
  const month = form.getByLabelText('Payment For');
  // The first field has the focus from the start; what is typed counts once its calendar is open.
  await userEvent.click(month);
  fireEvent.change(month, { target: { value: nextMonth.replace('-', ' ') } });
  fireEvent.keyDown(month, { key: 'Enter', code: 'Enter' });
  await form.findByText(/already has RM 29.66, Pending Approval \(SS100042\)$/);
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

test('says how to pay, but not for cash', async () => {
  const { form } = await openForm({
    'payment-instructions.student': () => ({
      payee_name: 'Sinar Scholars Sdn Bhd',
      bank_name: 'Maybank',
      bank_account: '5140-1234-5678',
      duitnow_qr: null,
    }),
  });
  await form.findByText('5140-1234-5678');
  form.getByText(`SS7 ${periodText(periodOfDate(today()))}`);
  await choose('Payment Type', 'Cash');
  await waitFor(() => expect(form.queryByText('5140-1234-5678')).toBeNull());
});

const PLACE = 'draft.payment.student.SS7';
const draft = () => sessionStorage.getItem(PLACE);
let left: string | undefined;

/** A form with RM 77.50 whose page is gone in the middle; typed in once, then left behind as it was. */
async function leaveUnfinished() {
  if (left) return sessionStorage.setItem(PLACE, left);
  const { amount } = await openForm();
  await userEvent.clear(amount);
  await userEvent.type(amount, '77.50');
  await waitFor(() => expect(draft()).toContain('77.50'));
  left = draft()!;
  cleanup();
}

test('an unfinished payment waits above the list, comes back without its slip, and ends with the sending', async () => {
  await leaveUnfinished();
  const { key } = JSON.parse(draft()!) as { key: string };
  const { calls } = open({ 'payments.studentCreate': () => ({ id: 51, message: 'Sent' }) });
  await screen.findByText('You have an unfinished payment.');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  const dialog = await screen.findByRole('dialog', { name: 'Submit New Payment' });
  const form = within(dialog);
  expect((await form.findByLabelText<HTMLInputElement>('Amount')).value).toBe('77.50');
  form.getByText('Your unfinished payment was kept; add the slip again.');
  await userEvent.upload(dialog.querySelector<HTMLInputElement>('input[type=file]')!, slip);
  await userEvent.click(form.getByRole('button', { name: 'Submit RM 77.50' }));
  await waitFor(() => expect(draft()).toBeNull());
  const sent = calls.filter(({ name }) => name === 'payments.studentCreate');
  expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual([key]);
  expect(screen.queryByText('You have an unfinished payment.')).toBeNull();
});

test('an unfinished payment is thrown away by starting anew, and asked about on closing', async () => {
  await leaveUnfinished();
  const { form, dialog } = await openForm();
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(draft()).toContain('77.50');
  await userEvent.click(form.getByRole('button', { name: 'Start anew' }));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('29.66'));
  expect(draft()).toBeNull();
  // In its place: the same dialog, with the focus in it, and what is typed now is kept.
  expect(screen.getByRole('dialog')).toBe(dialog);
  expect(dialog.contains(document.activeElement)).toBe(true);
  await userEvent.type(form.getByLabelText('Amount'), '1');
  await waitFor(() => expect(draft()).toContain('29.661'));
});

test('an unfinished payment that may have been stored is told as such, and keeps its key', async () => {
  const { form, dialog, calls } = await openForm({
    'payments.studentCreate': () => new Promise(() => undefined),
  });
  await userEvent.upload(dialog.querySelector<HTMLInputElement>('input[type=file]')!, slip);
  await userEvent.click(form.getByRole('button', { name: 'Submit RM 29.66' }));
  const key = () => calls.find(({ name }) => name === 'payments.studentCreate')?.idempotencyKey;
  await waitFor(() => expect(draft()).toContain('"inDoubt":true'));
  cleanup();

  const again = await openForm({ 'payments.studentCreate': () => ({ id: 51, message: 'Sent' }) });
  again.form.getByText(/was sent before, and no answer came back/);
  await userEvent.click(again.form.getByRole('button', { name: 'Start anew' }));
  again.form.getByText(/was sent before, and no answer came back/);
  await userEvent.upload(again.dialog.querySelector<HTMLInputElement>('input[type=file]')!, slip);
  await userEvent.click(again.form.getByRole('button', { name: 'Submit RM 29.66' }));
  await waitFor(() => expect(draft()).toBeNull());
  expect(again.calls.find(({ name }) => name === 'payments.studentCreate')!.idempotencyKey).toBe(key());
});

test('the button has a sum only while it can be sent', async () => {
  const { form, amount } = await openForm();
  form.getByRole('button', { name: 'Submit RM 29.66' });
  await userEvent.clear(amount);
  await userEvent.type(amount, '123456');
  form.getByRole('button', { name: 'Submit' });
  await userEvent.clear(amount);
  await userEvent.type(amount, '12');
  form.getByRole('button', { name: 'Submit RM 12.00' });
});

test('an unfinished payment of another account is not shown', async () => {
  await leaveUnfinished();
  const { amount, form } = await openForm({ 'presets.own': () => ({ ...start, student_id: 'SS70' }) });
  expect(amount.value).toBe('29.66');
  expect(form.queryByText(/^Your unfinished payment was kept/)).toBeNull();
  expect(screen.queryByText('You have an unfinished payment.')).toBeNull();
});

test('a rejected payment is corrected; its proof stays when no new one is chosen', async () => {
  const rejected = { ...payment, payment_status: 'rejected' as const, comment: 'Wrong month' };
  const { calls } = open({
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

test('a payment that is not rejected any more cannot be corrected, and its slip can be looked at', async () => {
  const rejected = { ...payment, payment_status: 'rejected' as const };
  const { calls } = open({
    'payments.studentList': () => ({ data: [rejected], last_page: 1 }),
    'payments.studentUpdate': () => {
      throw new ApiError(400, { code: 'payment_not_rejected', message: 'No' });
    },
    'payments.studentProof': () => new Promise(() => undefined),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const form = within(await screen.findByRole('dialog', { name: 'Update Payment' }));
  await userEvent.click(form.getByRole('button', { name: 'View the current proof' }));
  // Under test all dialogs are labelled by one id, so the second one cannot be found by its name.
  const title = await screen.findByText('Proof of SS100042');
  const viewer = within(title.closest<HTMLElement>('[role="dialog"]')!);
  await userEvent.click(viewer.getAllByRole('button', { name: 'Close' }).at(-1)!);
  const lists = () => calls.filter(({ name }) => name === 'payments.studentList').length;
  const before = lists();
  await userEvent.click(form.getByRole('button', { name: 'Submit' }));
  await form.findByText(/^This payment is not rejected any more/);
  expect(form.getByRole<HTMLButtonElement>('button', { name: 'Submit' }).disabled).toBe(true);
  await waitFor(() => expect(lists()).toBeGreaterThan(before));
});

test('what the centre decides while the list is open is told, and the row is marked', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  let status: PaymentRow['payment_status'] = 'pending_approval';
  const { container } = open({
    'payments.studentList': () => ({ data: [{ ...payment, payment_status: status }], last_page: 1 }),
  });
  await screen.findByText('Pending Approval');
  status = 'rejected';
  // The list asks for news by itself.
  act(() => jest.advanceTimersByTime(15_000));
  await screen.findByText('Payment SS100042: Rejected');
  expect(container.querySelector('.kit-marked')).not.toBeNull();
});

test('speaks Chinese', async () => {
  open({}, 'ch');
  await screen.findByText('2025年1月');
  await userEvent.click(screen.getByRole('button', { name: '查看详情' }));
  const dialog = await screen.findByRole('dialog', { name: '缴费详情' });
  within(dialog).getByText('银行转账');
});
