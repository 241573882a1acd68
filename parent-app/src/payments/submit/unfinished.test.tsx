import { expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  addStudent,
  aina,
  attach,
  both,
  kumar,
  openForm,
  panelOf,
  press,
  refused,
  stored,
} from '../testing/payment-form.tsx';

const PLACE = 'draft.payment.parent.5';
const draft = () => sessionStorage.getItem(PLACE);
let left: string | undefined;

/** Both students, with the page closed halfway; typed once, then restored. */
async function leftUnfinished() {
  if (left) return sessionStorage.setItem(PLACE, left);
  const page = await both(stored);
  await userEvent.clear((await panelOf(page.form, /Aina/)).getByLabelText('Amount'));
  await userEvent.type((await panelOf(page.form, /Aina/)).getByLabelText('Amount'), '77.50');
  await waitFor(() => expect(draft()).toContain('77.50'));
  left = draft()!;
  cleanup();
}

/** The same form opened again, with the slip. */
async function continued(create: Parameters<typeof openForm>[1]) {
  await leftUnfinished();
  const page = await openForm([aina, kumar], create);
  await page.form.findByRole('region', { name: /Kumar/ });
  await attach(page.dialog);
  return page;
}

test('comes back with both students, without the slip, and is sent under the keys it had', async () => {
  await leftUnfinished();
  const keys = (JSON.parse(draft()!) as { panels: { key: string }[] }).panels.map(({ key }) => key);
  const { dialog, form, sent } = await openForm([aina, kumar], stored);
  await form.findByText('Your unfinished payment was kept; add the proof again.');
  expect((await panelOf(form, /Aina/)).getByLabelText<HTMLInputElement>('Amount').value).toBe('77.50');
  expect((await panelOf(form, /Kumar/)).getByLabelText<HTMLInputElement>('Amount').value).toBe('60');
  await press(form, 'Submit RM 137.50');
  await form.findByText('Please provide a payment proof');
  await attach(dialog);
  await press(form, 'Submit RM 137.50');
  await waitFor(() => expect(sent().map(({ idempotencyKey }) => idempotencyKey)).toEqual(keys));
  await waitFor(() => expect(draft()).toBeNull());
});

test('says that the slip is missing when nothing else was chosen', async () => {
  const { dialog } = await openForm([aina], stored);
  await attach(dialog);
  await waitFor(() => expect(draft()).not.toBeNull());
  cleanup();
  const { form } = await openForm([aina], stored);
  await form.findByText('Your unfinished payment was kept; add the proof again.');
  sessionStorage.clear();
  cleanup();
});

test('is without a student who is linked no more', async () => {
  await leftUnfinished();
  const { form } = await openForm([aina, { ...kumar, student_id: 'SS1003', name: 'Devi' }], stored);
  await panelOf(form, /Aina/);
  expect(form.queryByRole('region', { name: /Kumar|Devi/ })).toBeNull();
});

test('is thrown away when the person starts over', async () => {
  await leftUnfinished();
  const { form } = await openForm([aina, kumar], stored);
  const dialog = screen.getByRole('dialog');
  await press(form, 'Start over');
  await waitFor(() => expect(draft()).toBeNull());
  expect(form.queryByRole('region', { name: /Aina/ })).toBeNull();
  expect(screen.queryByText(/^Your unfinished payment/)).toBeNull();
  // In the same dialog, with the focus inside.
  expect(screen.getByRole('dialog')).toBe(dialog);
  expect(dialog.contains(document.activeElement)).toBe(true);
  await addStudent(form, /Aina/);
  expect((await panelOf(form, /Aina/)).getByLabelText<HTMLInputElement>('Amount').value).toBe('240.00');
  await waitFor(() => expect(draft()).toContain('SS1001'));
});

test('holds what was not sent alone, tells again if it may have been stored, and sends it under its key', async () => {
  let failure = refused(400, 'invalid', 'Not now.');
  const first = await continued((body) => {
    if (body.student_id === 'SS1002') throw failure;
    return stored(body);
  });
  await press(first.form, 'Submit RM 137.50');
  await screen.findByText('Not now.');
  const held = () => (JSON.parse(draft()!) as { panels: { studentId: string }[] }).panels;
  await waitFor(() => expect(held().map(({ studentId }) => studentId)).toEqual(['SS1002']));

  failure = refused(0, 'network', 'No answer');
  await press(first.form, 'Submit RM 60.00');
  await (await panelOf(first.form, /Kumar/)).findByText(/may or may not have arrived/);
  const key = first.sent().at(-1)!.idempotencyKey;
  cleanup();

  const { dialog, form, sent } = await openForm([aina, kumar], stored);
  const panel = await panelOf(form, /Kumar/);
  panel.getByText(/was sent before, and no answer came back.*counted once only/);
  panel.getByText('May not have arrived');
  form.getByText('Aina binti Rahman, RM 77.50 (SS100051)');
  await press(form, 'Cancel');
  await screen.findByText(/May or may not have arrived: Kumar A\/L Raju/);
  await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));

  // This discards what was typed, not what may have been stored.
  await press(form, 'Start over');
  await addStudent(form, /Kumar/);
  (await panelOf(form, /Kumar/)).getByText(/was sent before/);
  await userEvent.type((await panelOf(form, /Kumar/)).getByLabelText('Amount'), '60');
  await attach(dialog);
  await press(form, 'Submit RM 60.00');
  await waitFor(() => expect(sent().map(({ idempotencyKey }) => idempotencyKey)).toEqual([key]));
});

test('tells of a payment that was on its way when the page was left', async () => {
  const first = await continued((body) =>
    body.student_id === 'SS1002' ? new Promise(() => undefined) : stored(body),
  );
  await press(first.form, 'Submit RM 137.50');
  await waitFor(() => expect(draft()).not.toContain('"studentId":"SS1001","key"'));
  cleanup();
  const { form } = await openForm([aina, kumar], stored);
  (await panelOf(form, /Kumar/)).getByText(/was sent before/);
});

test('a session that ended while it was sent adds no doubt, and takes none away that was there', async () => {
  const ended = refused(401, 'session_ended', 'Your session has ended. Please sign in again.');
  const answers: (() => void)[] = [];
  let answer = (student_id: string): unknown => {
    if (student_id === 'SS1002') throw refused(0, 'network', 'No answer');
    throw refused(400, 'invalid', 'Not now.');
  };
  const { form } = await continued(({ student_id }) => answer(student_id));
  await press(form, 'Submit RM 137.50');
  await (await panelOf(form, /Kumar/)).findByText(/may or may not have arrived/);
  answer = () => new Promise((_, refuse) => answers.push(() => refuse(ended)));
  await press(form, 'Submit RM 137.50');
  const inDoubt = () => Object.keys((JSON.parse(draft()!) as { inDoubt: object }).inDoubt);
  await waitFor(() => expect(inDoubt()).toEqual(['SS1002', 'SS1001']));
  // The form is closed with its session before the answers arrive.
  cleanup();
  for (const tell of answers) tell();
  await waitFor(() => expect(inDoubt()).toEqual(['SS1002']));

  const again = await openForm([aina, kumar], stored);
  (await panelOf(again.form, /Kumar/)).getByText(/was sent before/);
  expect((await panelOf(again.form, /Aina/)).queryByText(/was sent before/)).toBeNull();
});
