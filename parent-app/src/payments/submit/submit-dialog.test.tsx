import { expect, test } from '@jest/globals';
import { shortPeriod } from '@portal/shared-api/period';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  addStudent,
  aina,
  attach,
  choose,
  kumar,
  openForm,
  options,
  panelOf,
  press,
  stored,
  thisMonth,
} from '../testing/payment-form.tsx';

test('begins with the panel of an only child and its fees, and asks before it closes over changes', async () => {
  const { form } = await openForm([aina], stored);
  const panel = await panelOf(form, /Aina/);
  expect(panel.getByLabelText<HTMLInputElement>('Amount').value).toBe('240.00');
  await userEvent.click(panel.getByRole('tab', { name: 'Detail' }));
  panel.getByText('-RM 10.00');
  panel.getByText('Sibling discount');
  form.getByText('Submit the payment proof here');
  form.getByTitle('E-Wallet');
  form.getByRole('button', { name: 'Submit RM 240.00' });
  form.getByText('5140-1234-5678');
  form.getByText(`SS1001 ${shortPeriod(thisMonth)}`);
  expect(form.queryByRole('button', { name: 'Add' })).toBeNull();

  await userEvent.click(panel.getByRole('tab', { name: 'Payment' }));
  await userEvent.type(panel.getByLabelText('Amount'), '5');
  await press(form, 'Cancel');
  await screen.findAllByText('Discard your changes?');
});

test('adds students with the plus button, once each, and has no sum until every panel is right', async () => {
  const { form } = await openForm([aina, kumar], stored);
  await form.findByText('Students');
  expect(form.queryByRole('region')).toBeNull();
  await press(form, 'Add');
  await form.findByText('Choose a student first, then press Add');

  await addStudent(form, /Aina/);
  await form.findByRole('button', { name: 'Submit RM 240.00' });
  await addStudent(form, /Kumar/);
  await form.findByText('shown once all months and amounts are valid');
  form.getByRole('button', { name: 'Submit' });
  await form.findByText('Students');
  form.getByText('All your linked students are in this payment.');
  expect(form.queryByRole('button', { name: 'Add' })).toBeNull();
  form.getByText('Total for 2 students');

  const panel = await panelOf(form, /Kumar/);
  await userEvent.click(panel.getByRole('tab', { name: 'Detail' }));
  panel.getByText(/has set no fee items for Kumar A\/L Raju/);
  await userEvent.click(panel.getByRole('tab', { name: 'Payment' }));
  await userEvent.type(panel.getByLabelText('Amount'), '60');
  await form.findByRole('button', { name: 'Submit RM 300.00' });
  expect(form.queryByText('shown once all months and amounts are valid')).toBeNull();
  await press(form, 'Remove Kumar A/L Raju');
  await waitFor(() => expect(form.getAllByRole('region')).toHaveLength(1));
  await userEvent.click(screen.getByLabelText('Student'));
  await waitFor(() => expect(options()).toEqual(['Kumar A/L Raju (SS1002)']));
});

test('proposes the oldest month without a payment, says why, and makes every other one a button', async () => {
  const last = Number(thisMonth.split('-')[1]) - 1;
  const paid = {
    id: 12,
    payment_for: `December-${last}`,
    payment_amount: '120.00',
    payment_status: 'pending_approval',
  };
  const outstanding = [
    { month: `November-${last}`, submitted: false },
    { month: `December-${last}`, submitted: true },
    { month: thisMonth, submitted: false },
  ];
  const { form } = await openForm([{ ...aina, active_payments: [paid], outstanding }], stored);
  const panel = await panelOf(form, /Aina/);
  const month = panel.getByLabelText<HTMLInputElement>('Payment For');
  expect(month.value).toBe(`November ${last}`);
  panel.getByText(`November ${last} is the oldest month without a payment.`);
  const buttons = within(panel.getByRole('group', { name: 'No payment yet for:' })).getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    `November ${last}`,
    thisMonth.replace('-', ' '),
  ]);
  await userEvent.click(buttons[1]!);
  expect(month.value).toBe(thisMonth.replace('-', ' '));
  expect(panel.queryByText(/is the oldest month/)).toBeNull();
  expect(buttons[1]!.getAttribute('aria-pressed')).toBe('true');
  await userEvent.click(month);
  fireEvent.change(month, { target: { value: `December ${last}` } });
  fireEvent.keyDown(month, { key: 'Enter', code: 'Enter' });
  await panel.findByText(`December ${last} already has RM 120.00, Pending Approval (SS100012)`);
});

test('with nothing open it is the current month, which says what it has', async () => {
  const paid = { id: 12, payment_for: thisMonth, payment_amount: '120.00', payment_status: 'approved' };
  const { form } = await openForm([{ ...aina, active_payments: [paid], outstanding: [] }], stored);
  const panel = await panelOf(form, /Aina/);
  const now = thisMonth.replace('-', ' ');
  expect(panel.getByLabelText<HTMLInputElement>('Payment For').value).toBe(now);
  panel.getByText(`${now} already has RM 120.00, Approved (SS100012)`);
  expect(panel.queryByRole('group', { name: 'No payment yet for:' })).toBeNull();
});

test('tells the sum of a month that has many payments, and each of them on demand', async () => {
  const active_payments = [12, 13, 14, 15].map((id) => ({
    id,
    payment_for: thisMonth,
    payment_amount: '30.25',
    payment_status: 'approved',
  }));
  const { form } = await openForm([{ ...aina, active_payments, outstanding: [] }], stored);
  const panel = await panelOf(form, /Aina/);
  await panel.findByText(/already has 4 payments, RM 121.00 in all/);
  const folded = panel.getByText('Show each payment').closest('details')!;
  expect(folded.open).toBe(false);
  expect(folded.textContent).toContain('RM\u00a030.25, Approved (SS100015)');
});

test('says whom to add, and misses nobody who was chosen but not added', async () => {
  const { form, dialog, sent } = await openForm([aina, kumar], stored);
  await form.findByText('Students');
  await attach(dialog);
  await press(form, 'Submit');
  await form.findByText('Which child is this payment for? Choose a student and press Add');
  await addStudent(form, /Aina/);
  await choose('Student', /Kumar/);
  await press(form, 'Submit RM 240.00');
  await form.findByText(/Kumar A\/L Raju is chosen but not added/);
  expect(sent()).toEqual([]);
});

test('a month that cannot be read is told, and the rest of the form goes on', async () => {
  const { form } = await openForm([aina], stored);
  const panel = await panelOf(form, /Aina/);
  const month = panel.getByLabelText('Payment For');
  fireEvent.input(month, { target: { value: '9月' } });
  fireEvent.blur(month);
  await form.findByText(/^“9月” is not a month/);
  expect(form.getByRole('button', { name: 'Submit' })).toBeTruthy();
});

test('says at once that both student and slip are missing', async () => {
  const { form, sent } = await openForm([aina, kumar], stored);
  await form.findByText('Students');
  await press(form, 'Submit');
  await form.findByText('Please provide a payment proof');
  await form.findByText('Which child is this payment for? Choose a student and press Add');
  expect(sent()).toEqual([]);
});

test('without a slip nothing is sent; Cash needs none', async () => {
  const { form, sent } = await openForm([aina], stored);
  await panelOf(form, /Aina/);
  await press(form, 'Submit RM 240.00');
  await form.findByText('Please provide a payment proof');
  expect(sent()).toEqual([]);
  await choose('Payment Type', 'Cash');
  await waitFor(() => expect(form.queryByText('Submit the payment proof here')).toBeNull());
  expect(form.queryByText('5140-1234-5678')).toBeNull();
  await press(form, 'Submit RM 240.00');
  await screen.findByText('Payment SS100051 was handed in.');
  expect(sent()[0]).toMatchObject({
    body: { payment_type: 'Cash', student_id: 'SS1001' },
    files: { payment_proof: undefined },
  });
});

test('opens the closed panel and the tab that has a wrong amount', async () => {
  const { form, dialog, sent } = await openForm([aina, kumar], stored);
  await addStudent(form, /Kumar/);
  await attach(dialog);
  const panel = await panelOf(form, /Kumar/);
  await userEvent.type(panel.getByLabelText('Amount'), '1,200');
  await userEvent.click(panel.getByRole('tab', { name: 'Detail' }));
  await userEvent.click(form.getByRole('button', { name: /^Kumar/ }));
  expect(panel.queryByRole('tab', { name: 'Payment' })).toBeNull();
  await press(form, 'Submit');
  await panel.findByText('Use plain digits with at most 2 decimals, up to 99,999.99');
  expect(panel.getByRole('tab', { name: 'Payment' }).getAttribute('aria-selected')).toBe('true');
  expect(sent()).toEqual([]);
});

test('without a linked child leads to the profile', async () => {
  const { dialog } = await openForm([], stored);
  await within(dialog).findByText(/No student is linked to your account yet/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Go to my profile' }));
  await waitFor(() => expect(window.location.pathname).toBe('/profile'));
});

test('speaks Chinese', async () => {
  const { form } = await openForm([aina, kumar], stored, 'ch');
  await form.findByText('请选择学生');
  await userEvent.click(form.getByRole('button', { name: '添加' }));
  await form.findByText('请先选择学生，再点击“添加”');
});
