import { expect, test } from '@jest/globals';
import { today } from '@portal/shared-api/calendar';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  aina,
  attach,
  both,
  openForm,
  panelOf,
  press,
  refused,
  slip,
  stored,
  thisMonth,
} from '../testing/payment-form.tsx';

test('is one call for each student, at once, with keys of their own', async () => {
  const waiting: (() => void)[] = [];
  const { form, sent, lists, children } = await both(async (body) => {
    await new Promise<void>((go) => waiting.push(go));
    return stored(body);
  });
  const [before, read] = [lists(), children()];
  await press(form, 'Submit RM 300.00');
  await waitFor(() => expect(sent()).toHaveLength(2));
  (await panelOf(form, /Aina/)).getByRole('progressbar');
  for (const go of waiting) go();
  await screen.findByText('2 payments were handed in: SS100051, SS100052.');
  expect([...document.querySelectorAll('.kit-marked')].map((row) => row.textContent.slice(0, 8))).toEqual([
    'SS100052',
    'SS100051',
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  const common = { payment_type: 'E-Wallet', payment_date: today(), payment_for: thisMonth };
  expect(sent()[0]).toMatchObject({
    body: { ...common, student_id: 'SS1001', payment_amount: '240.00' },
    files: { payment_proof: slip },
  });
  expect(sent()[1]).toMatchObject({
    body: { ...common, student_id: 'SS1002', payment_amount: '60' },
    files: { payment_proof: slip },
  });
  // One submission, separate from the next one.
  expect(new Set(sent().map(({ body }) => body!['batch'])).size).toBe(1);
  expect(sent()[0]!.body!['batch']).toMatch(/^[0-9a-f]{32}$/);
  const keys = sent().map(({ idempotencyKey }) => idempotencyKey);
  expect(new Set(keys).size).toBe(2);
  expect(keys.every((key) => /^[0-9a-f]{32}$/.test(key!))).toBe(true);
  await waitFor(() => expect(lists()).toBeGreaterThan(before));
  // Open months are above the list.
  await waitFor(() => expect(children()).toBeGreaterThan(read));
});

test('keeps the one that failed with its message and input, and sends it alone', async () => {
  let refuses = true;
  const { form, sent, lists } = await both((body) => {
    if (body.student_id === 'SS1002' && refuses)
      throw refused(400, 'payment_already_submitted', 'This payment was already submitted.');
    return stored(body);
  });
  const before = lists();
  await press(form, 'Submit RM 300.00');
  const panel = await panelOf(form, /Kumar/);
  await panel.findByText('This payment was already submitted.');
  form.getByText('1 payment was sent:', { exact: false });
  form.getByText('Aina binti Rahman, RM 240.00 (SS100051)');
  form.getByText('RM 240.00 of RM 300.00 has been handed in; RM 60.00 is left.');
  form.getByText(/Paid everything in one go\? Then there is nothing more to transfer/);
  // Families that paid everything at once must not be led to pay again.
  const howTo = form.getByText('How to pay').closest('details')!;
  expect(howTo.open).toBe(false);
  within(howTo).getByText(/^Only if you have not paid it yet: .* for Kumar A\/L Raju alone/);
  await waitFor(() => expect(form.getAllByRole('region')).toHaveLength(1));
  const amount = panel.getByLabelText<HTMLInputElement>('Amount');
  expect(amount.value).toBe('60');
  form.getByText('付款证明 一月.pdf');
  await waitFor(() => expect(lists()).toBeGreaterThan(before));

  form.getByText('All your linked students are in this payment.');

  await press(form, 'Cancel');
  await screen.findAllByText('Close before everything is sent?');
  screen.getByText('Not sent: Kumar A/L Raju. Already sent: Aina binti Rahman (SS100051).');
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));

  refuses = false;
  await userEvent.type(amount, '.50');
  await press(form, 'Submit RM 60.50');
  await screen.findByText('2 payments were handed in: SS100051, SS100052.');
  expect(sent().map(({ body }) => body!['student_id'])).toEqual(['SS1001', 'SS1002', 'SS1002']);
  expect(sent()[2]!.idempotencyKey).not.toBe(sent()[1]!.idempotencyKey);
});

test('is given up by the person, said to be in doubt, and sent again under its key', async () => {
  let hangs = true;
  const { form, dialog, sent } = await openForm([aina], (body) =>
    hangs ? new Promise(() => undefined) : stored(body),
  );
  const panel = await panelOf(form, /Aina/);
  await attach(dialog);
  await press(form, 'Submit RM 240.00');
  await press(form, 'Stop sending');
  await panel.findByText(/You stopped it, so this payment may or may not have arrived/);
  await press(form, 'Cancel');
  await screen.findByText('May or may not have arrived: Aina binti Rahman; look for it in the list.');
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
  hangs = false;
  await press(form, 'Submit RM 240.00');
  await screen.findByText('Payment SS100051 was handed in.');
  expect(sent()[1]!.idempotencyKey).toBe(sent()[0]!.idempotencyKey);
});

test('a lost answer says so and is sent again under its key, also when changed; then the server decides', async () => {
  let answer: () => unknown = () => {
    throw refused(0, 'network', 'No answer');
  };
  const { form, dialog, sent } = await openForm([aina], (body) => answer() ?? stored(body));
  const panel = await panelOf(form, /Aina/);
  await attach(dialog);
  await press(form, 'Submit RM 240.00');
  await panel.findByText(/may or may not have arrived. Press Submit again/);
  panel.getByText('May not have arrived');

  answer = () => {
    throw refused(400, 'idempotency_mismatch', 'An earlier try has arrived.');
  };
  await userEvent.type(panel.getByLabelText('Amount'), '{Backspace}5');
  await press(form, 'Submit RM 240.05');
  await panel.findByText(/Your first try for Aina binti Rahman did arrive/);

  answer = () => undefined;
  await press(form, 'Submit RM 240.05');
  await screen.findByText('Payment SS100051 was handed in.');
  const keys = sent().map(({ idempotencyKey }) => idempotencyKey);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('puts what the server says about fields beside them', async () => {
  const { form, dialog } = await openForm([aina], () => {
    throw refused(400, 'validation', 'Please make sure all the data are correct.', {
      payment_proof: ['This file is damaged and cannot be opened'],
      payment_for: ['Please choose a month from January-2025 on'],
      student_id: ['A student ID is SS followed by digits'],
    });
  });
  const panel = await panelOf(form, /Aina/);
  await attach(dialog);
  await press(form, 'Submit RM 240.00');
  const alert = within(await panel.findByRole('alert'));
  alert.getByText(/Please make sure all the data are correct/);
  alert.getByText('A student ID is SS followed by digits');
  await panel.findByText('Please choose a month from January-2025 on');
  alert.getByText('This file is damaged and cannot be opened');
  const beside = form.getByText('Submit the payment proof here').closest<HTMLElement>('.ant-form-item')!;
  await within(beside).findByText('This file is damaged and cannot be opened');
  await waitFor(() => expect(document.activeElement).toBe(panel.getByLabelText('Payment For')));
});

test('a refused slip is told on every panel and at its field, which gets the focus, until the next press', async () => {
  const message = 'This file is not one of the accepted types: JPG, PNG, PDF';
  const { form, dialog, sent } = await both(() => {
    throw refused(400, 'validation', 'Please make sure all the data are correct.', {
      payment_proof: [message],
    });
  });
  await press(form, 'Submit RM 300.00');
  const [first, second] = [await panelOf(form, /Aina/), await panelOf(form, /Kumar/)];
  within(await first.findByRole('alert')).getByText(message);
  within(await second.findByRole('alert')).getByText(message);
  const field = form.getByText('Submit the payment proof here').closest<HTMLElement>('.ant-form-item')!;
  await within(field).findByText(message);
  await waitFor(() => expect(field.contains(document.activeElement)).toBe(true));

  await attach(dialog);
  await userEvent.clear(second.getByLabelText('Amount'));
  await press(form, 'Submit');
  await waitFor(() => expect(first.queryByText(message)).toBeNull());
  expect(sent()).toHaveLength(2);
});

test('says what happened and what to do, whatever it was', async () => {
  let failure: Error;
  const { form, dialog, sent } = await openForm([aina], () => {
    throw failure;
  });
  const panel = await panelOf(form, /Aina/);
  await attach(dialog);
  for (const [happens, words] of [
    [refused(413, 'too_large', 'What you sent is too large.'), /choose a file of at most 10 MB/],
    [
      refused(429, 'too_many_requests', 'Too many attempts. Please wait a minute and try again.'),
      /wait a minute/,
    ],
    [
      refused(401, 'session_ended', 'Your session has ended. Please sign in again.'),
      /Your session has ended/,
    ],
    [refused(404, 'not_found', 'This was not found.'), /is not linked to your account any more/],
    [refused(503, 'unavailable', 'The portal is starting.'), /The portal is starting. Press Submit again/],
    [new Error('?'), /Something went wrong/],
  ] as const) {
    const before = sent().length;
    failure = happens;
    await press(form, 'Submit RM 240.00');
    await waitFor(() => expect(panel.getByRole('alert').textContent).toMatch(words));
    expect(panel.getByLabelText<HTMLInputElement>('Amount').value).toBe('240.00');
    expect(sent()).toHaveLength(before + 1);
  }
});
