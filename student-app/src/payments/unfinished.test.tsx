import { afterEach, expect, test } from '@jest/globals';
import { ApiError } from '@portal/shared-api/client';
import { loadedDialog } from '@portal/shared-ui/testing/loaded-dialog';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openForm, openPayments, slip, start } from './testing/payment-form.tsx';

afterEach(() => {
  cleanup();
  // No drafts from earlier tests.
  sessionStorage.clear();
});
const PLACE = 'draft.payment.student.SS7';
const draft = () => sessionStorage.getItem(PLACE);
let left: string | undefined;

/** A form with RM 77.50 whose page was closed halfway; typed once, then restored. */
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
  const { calls } = openPayments({ 'payments.studentCreate': () => ({ id: 51, message: 'Sent' }) });
  await screen.findByText('You have an unfinished payment.');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  const dialog = await loadedDialog('Submit New Payment');
  const form = within(dialog);
  expect((await form.findByLabelText<HTMLInputElement>('Amount')).value).toBe('77.50');
  form.getByText('Your unfinished payment was kept; add the proof again.');
  await userEvent.upload(dialog.querySelector<HTMLInputElement>('input[type=file]')!, slip);
  await userEvent.click(form.getByRole('button', { name: 'Submit RM 77.50' }));
  await waitFor(() => expect(draft()).toBeNull());
  const sent = calls.filter(({ name }) => name === 'payments.studentCreate');
  expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual([key]);
  expect(screen.queryByText('You have an unfinished payment.')).toBeNull();
});

test('one of which only the slip was chosen says that it is missing', async () => {
  const { dialog } = await openForm();
  await userEvent.upload(dialog.querySelector<HTMLInputElement>('input[type=file]')!, slip);
  await waitFor(() => expect(draft()).not.toBeNull());
  cleanup();
  const { form } = await openForm();
  form.getByText('Your unfinished payment was kept; add the proof again.');
});

test('an unfinished payment is thrown away by starting anew, and asked about on closing', async () => {
  await leaveUnfinished();
  const { form, dialog } = await openForm();
  await userEvent.click(form.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(draft()).toContain('77.50');
  await userEvent.click(form.getByRole('button', { name: 'Start over' }));
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Amount').value).toBe('29.66'));
  expect(draft()).toBeNull();
  // In the same dialog, with the focus inside, and further typing is kept.
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
  await userEvent.click(again.form.getByRole('button', { name: 'Start over' }));
  again.form.getByText(/was sent before, and no answer came back/);
  await userEvent.upload(again.dialog.querySelector<HTMLInputElement>('input[type=file]')!, slip);
  await userEvent.click(again.form.getByRole('button', { name: 'Submit RM 29.66' }));
  await waitFor(() => expect(draft()).toBeNull());
  expect(again.calls.find(({ name }) => name === 'payments.studentCreate')!.idempotencyKey).toBe(key());
});

test('a session that ended while it was sent leaves no doubt in it', async () => {
  let end: () => void;
  const { form, dialog } = await openForm({
    'payments.studentCreate': () =>
      new Promise((_, refuse) => {
        end = () => refuse(new ApiError(401, { code: 'session_ended', message: 'Your session has ended.' }));
      }),
  });
  await userEvent.upload(dialog.querySelector<HTMLInputElement>('input[type=file]')!, slip);
  await userEvent.click(form.getByRole('button', { name: 'Submit RM 29.66' }));
  await waitFor(() => expect(draft()).toContain('"inDoubt":true'));
  // The form is closed with its session before the answer arrives.
  cleanup();
  end!();
  await waitFor(() => expect(draft()).toContain('"inDoubt":false'));
});

test('an unfinished payment of another account is not shown', async () => {
  await leaveUnfinished();
  const { amount, form } = await openForm({ 'presets.own': () => ({ ...start, student_id: 'SS70' }) });
  expect(amount.value).toBe('29.66');
  expect(form.queryByText(/^Your unfinished payment was kept/)).toBeNull();
  expect(screen.queryByText('You have an unfinished payment.')).toBeNull();
});
