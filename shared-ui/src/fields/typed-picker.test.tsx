import { afterEach, expect, jest, test } from '@jest/globals';
import { date } from '@portal/shared-api/fields';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Form } from 'antd';
import { z } from 'zod';
import { DateField } from './date-field.tsx';
import { KitForm, SubmitButton } from '../form/form.tsx';
import { PeriodField } from './period-field.tsx';
import { renderKit } from '../testing/render-kit.tsx';
import { readTyped } from './typed-picker.tsx';

afterEach(cleanup);

test.each([
  ['3/11/2026', '2026-11-03'],
  ['03/11/2026', '2026-11-03'],
  ['3-11-2026', '2026-11-03'],
  ['2026-11-03', '2026-11-03'],
  ['3 nov 2026', '2026-11-03'],
  ['3 Sept 2026', '2026-09-03'],
  ['3 September 2026', '2026-09-03'],
  ['03 November 2026', '2026-11-03'],
  ['2026年11月3日', '2026-11-03'],
  ['2026/11/03', '2026-11-03'],
  ['10/10/2020', '2020-10-10'],
  ['31/2/2026', undefined],
  ['11/2026', undefined],
  ['3/11/26', '2026-11-03'],
  ['03-11-06', '2006-11-03'],
  ['3 nov 26', '2026-11-03'],
  ['31/2/26', undefined],
  ['3/11/6', undefined],
  ['soon', undefined],
])('the date %s', (text, date) => expect(readTyped(text, 'date')?.format('YYYY-MM-DD')).toBe(date));

test.each([
  ['Sep-2026', '2026-09'],
  ['september 2026', '2026-09'],
  ['9/2026', '2026-09'],
  ['09/2026', '2026-09'],
  ['2026-09', '2026-09'],
  ['2026年9月', '2026-09'],
  ['9/26', '2026-09'],
  ['Sep 26', '2026-09'],
  ['13/26', undefined],
  ['9月', undefined],
  ['13/2026', undefined],
])('the month %s', (text, month) => expect(readTyped(text, 'month')?.format('YYYY-MM')).toBe(month));

function mount(language: 'en' | 'ch' = 'en') {
  const onSubmit = jest.fn((_values: object) => undefined);
  renderKit(
    <KitForm onSubmit={onSubmit} initialValues={{ payment_date: '2026-01-05', payment_for: 'January-2026' }}>
      <DateField name="payment_date" label="Paid on" />
      <PeriodField name="payment_for" label="Paid for" min={{ year: 2025, month: 3 }} />
      <SubmitButton>Send</SubmitButton>
    </KitForm>,
    language,
  );
  return onSubmit;
}

function type(label: string, text: string) {
  const input = screen.getByLabelText<HTMLInputElement>(label);
  fireEvent.focus(input);
  fireEvent.input(input, { target: { value: text } });
  return input;
}
function typeAndLeave(label: string, text: string) {
  const input = type(label, text);
  fireEvent.blur(input);
  return input;
}
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));

test('what was typed in another way than it is shown is what is sent', async () => {
  const onSubmit = mount();
  const paidOn = typeAndLeave('Paid on', '03/11/2025');
  await waitFor(() => expect(paidOn.value).toBe('3 Nov 2025'));
  const paidFor = typeAndLeave('Paid for', 'Sep-2025');
  await waitFor(() => expect(paidFor.value).toBe('September 2025'));
  send();
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith({ payment_date: '2025-11-03', payment_for: 'September-2025' }),
  );
});

test('what is no date or month is told by its words, and nothing is sent until it is mended', async () => {
  const onSubmit = mount();
  typeAndLeave('Paid on', '31/2/2026');
  await screen.findByText(/^“31\/2\/2026” is not a date/);
  typeAndLeave('Paid for', 'soon');
  await screen.findByText(/^“soon” is not a month/);
  send();
  typeAndLeave('Paid for', '2/2025');
  await screen.findByText('The first month is March 2025.');
  send();
  typeAndLeave('Paid for', '4/2025');
  typeAndLeave('Paid on', '1.2.2026');
  await waitFor(() => expect(screen.queryByText(/is not a date|The first month/)).toBeNull());
  expect(onSubmit).not.toHaveBeenCalled();
  send();
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith({ payment_date: '2026-02-01', payment_for: 'April-2025' }),
  );
});

test('a form never holds a text that is no date, and an empty field takes the complaint back', async () => {
  const onSubmit = jest.fn((_values: object) => undefined);
  renderKit(
    <KitForm onSubmit={onSubmit} initialValues={{ from: '2026-01-05' }}>
      <DateField name="from" label="From" schema={date.or(z.literal(''))} />
      <Form.Item noStyle shouldUpdate>
        {(form) => <output data-testid="held">{JSON.stringify(form.getFieldValue('from'))}</output>}
      </Form.Item>
      <SubmitButton>Send</SubmitButton>
    </KitForm>,
  );
  const input = typeAndLeave('From', 'soon');
  await screen.findByText(/^“soon” is not a date/);
  await waitFor(() => expect(screen.getByTestId('held').textContent).toBe('""'));
  send();
  fireEvent.focus(input);
  fireEvent.blur(input);
  await waitFor(() => expect(screen.queryByText(/is not a date/)).toBeNull());
  expect(onSubmit).not.toHaveBeenCalled();
  send();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ from: '' }));
});

test('Enter takes it too, and sends nothing', async () => {
  const onSubmit = mount('ch');
  const input = type('Paid on', '2026-2-1');
  fireEvent.keyDown(input, { key: 'Enter' });
  await waitFor(() => expect(input.value).toBe('2026年2月1日'));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('the day that is marked is the one of Kuala Lumpur', async () => {
  // 1:00 AM there on the 29th
  jest.useFakeTimers({
    now: new Date('2026-11-28T17:00:00Z'),
    doNotFake: ['setTimeout', 'queueMicrotask', 'nextTick'],
  });
  renderKit(
    <KitForm onSubmit={() => undefined} initialValues={{ on: '2026-11-05' }}>
      <DateField name="on" label="On" />
    </KitForm>,
  );
  const input = screen.getByLabelText('On');
  fireEvent.mouseDown(input);
  fireEvent.click(input);
  const day = await screen.findByTitle('2026-11-29');
  expect(day.querySelector('.kit-picker-today')).not.toBeNull();
  expect(document.querySelectorAll('.kit-picker-today')).toHaveLength(1);
  jest.useRealTimers();
});
