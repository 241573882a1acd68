import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ConfirmPasswordField, NewPasswordField } from './new-password-field.tsx';
import { DateField } from './date-field.tsx';
import { EducationLevelSelect } from './education-level-select.tsx';
import { FileField } from './file-field.tsx';
import { KitForm, SubmitButton } from '../form/form.tsx';
import { PasswordField } from './password-field.tsx';
import { PeriodField } from './period-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { SchoolField } from './school-field.tsx';
import { StudentLookup } from './student-lookup.tsx';
import { AmountField } from './amount-field.tsx';
import { TimeField } from './time-field.tsx';
import { renderKit } from '../testing/render-kit.tsx';

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

/** Mounts fields in a form; `submitted` returns what the form sends. */
function mount(fields: ReactNode, initialValues: object = {}, language: 'en' | 'ch' = 'en') {
  const onSubmit = jest.fn((_values: object) => undefined);
  renderKit(
    <KitForm onSubmit={onSubmit} initialValues={initialValues}>
      {fields}
      <SubmitButton>Send</SubmitButton>
    </KitForm>,
    language,
  );
  return async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
    return onSubmit.mock.calls[0]![0];
  };
}

test('a phone number keeps its prefix', async () => {
  const submitted = mount(<PhoneField name="phone" />);
  const input = screen.getByLabelText<HTMLInputElement>('Phone');
  expect(input.value).toBe('+60');
  await userEvent.type(input, '{Backspace}{Backspace}');
  expect(input.value).toBe('+60');
  await userEvent.type(input, '123456789');
  expect(await submitted()).toEqual({ phone: '+60123456789' });
});

test('a new password must be another than the existing one, and is checked again when that changes', async () => {
  mount(
    <>
      <PasswordField name="existing" />
      <NewPasswordField name="newPassword" differsFrom="existing" />
    </>,
  );
  const [existing, first] = [screen.getByLabelText('Password'), screen.getByLabelText('New Password')];
  await userEvent.type(existing, 'long-enough');
  await userEvent.type(first, 'long-enough');
  fireEvent.blur(first);
  await screen.findByText('Please choose a password that differs from the existing one');
  await userEvent.type(existing, '!');
  await waitFor(() =>
    expect(screen.queryByText('Please choose a password that differs from the existing one')).toBeNull(),
  );
});

test('a password must be repeated, and is checked again when the first one changes', async () => {
  mount(
    <>
      <NewPasswordField name="newPassword" />
      <ConfirmPasswordField name="again" of="newPassword" mismatch="new_password_mismatch" />
    </>,
  );
  const [first, second] = [screen.getByLabelText('New Password'), screen.getByLabelText('Confirm Password')];
  await userEvent.type(first, 'long-enough');
  await userEvent.type(second, 'long-enoug');
  fireEvent.blur(second);
  await screen.findByText('The New Password and Reconfirm Password do not match');
  await userEvent.click(screen.getAllByRole('button', { name: /show/i })[0]!);
  expect(first.getAttribute('type')).toBe('text');
});

test('a date and a time are text outside', async () => {
  const submitted = mount(
    <>
      <DateField name="date" label="Date" />
      <TimeField name="time" label="Time" />
    </>,
    { date: '2025-02-28', time: '14:05' },
  );
  expect(screen.getByLabelText<HTMLInputElement>('Date').value).toBe('28 Feb 2025');
  expect(screen.getByLabelText<HTMLInputElement>('Time').value).toBe('2:05 PM');
  expect(await submitted()).toEqual({ date: '2025-02-28', time: '14:05' });
});

test.each(['en', 'ch'] as const)('a time is what was typed, however it is written (%s)', async (language) => {
  const submitted = mount(<TimeField name="time" label="Time" />, { time: '09:00' }, language);
  const input = screen.getByLabelText<HTMLInputElement>('Time');
  for (const [text, shown] of [
    ['14:00', { en: '2:00 PM', ch: '下午2:00' }],
    ['3.30 pm', { en: '3:30 PM', ch: '下午3:30' }],
    ['下午4:45', { en: '4:45 PM', ch: '下午4:45' }],
  ] as const) {
    fireEvent.focus(input);
    fireEvent.input(input, { target: { value: text } });
    fireEvent.blur(input);
    await waitFor(() => expect(input.value).toBe(shown[language]));
  }
  expect(await submitted()).toEqual({ time: '16:45' });
});

test.each([
  ['Time', <TimeField key="time" name="at" label="Time" />, '11:30am'],
  ['Date', <DateField key="date" name="at" label="Date" />, '3/11/2026'],
])(
  'the list of the field %s is open for choosing, and gone once somebody types',
  async (label, field, text) => {
    mount(field);
    const input = screen.getByLabelText<HTMLInputElement>(label);
    const isOpen = () =>
      document.querySelector('.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)') !== null;
    await userEvent.click(input);
    await waitFor(() => expect(isOpen()).toBe(true));
    await userEvent.keyboard(text);
    await waitFor(() => expect(isOpen()).toBe(false));
    await userEvent.click(input);
    await waitFor(() => expect(isOpen()).toBe(true));
  },
);

test('a text that is no time is told, and Enter in the field sends nothing', async () => {
  mount(<TimeField name="time" label="Time" />, { time: '09:00' });
  const input = screen.getByLabelText<HTMLInputElement>('Time');
  fireEvent.focus(input);
  fireEvent.input(input, { target: { value: 'after lunch' } });
  expect(fireEvent.keyDown(input, { key: 'Enter' })).toBe(false);
  await screen.findByText('“after lunch” is not a time that can be read. Type it like 2:30 PM.');
});

test.each([
  ['Time', <TimeField key="time" name="at" label="Time" />, 'after lunch', '2:30 pm', '14:30'],
  ['Date', <DateField key="date" name="at" label="Date" />, 'next week', '3/11/2026', '2026-11-03'],
  ['Month', <PeriodField key="month" name="at" label="Month" />, 'this one', '11/2026', 'November-2026'],
])(
  '%s: what is said of a text that cannot be read goes with the first letter of its correction',
  async (label, field, wrong, right, value) => {
    const submitted = mount(field);
    const input = screen.getByLabelText(label);
    fireEvent.focus(input);
    fireEvent.input(input, { target: { value: wrong } });
    fireEvent.blur(input);
    await screen.findByText(new RegExp(`“${wrong}”`));
    fireEvent.focus(input);
    fireEvent.input(input, { target: { value: right[0] } });
    await waitFor(() => expect(screen.queryByText(/“|Please/)).toBeNull());
    fireEvent.input(input, { target: { value: wrong } });
    fireEvent.blur(input);
    await screen.findByText(new RegExp(`“${wrong}”`));
    fireEvent.focus(input);
    fireEvent.input(input, { target: { value: right } });
    fireEvent.blur(input);
    expect(await submitted()).toEqual({ at: value });
  },
);

test('choosing February on the 31st gives February, in Chinese too', async () => {
  jest.useFakeTimers({
    now: new Date('2025-01-31T04:00:00Z'),
    doNotFake: ['setTimeout', 'queueMicrotask', 'nextTick'],
  });
  const submitted = mount(<PeriodField name="for" />, { for: 'January-2025' }, 'ch');
  const input = screen.getByLabelText<HTMLInputElement>('月份');
  expect(input.value).toBe('2025年1月');
  fireEvent.mouseDown(input);
  fireEvent.click(input);
  fireEvent.click(await screen.findByTitle('2025-02'));
  await waitFor(() => expect(input.value).toBe('2025年2月'));
  expect(await submitted()).toEqual({ for: 'February-2025' });
});

test('levels are offered by name, general is not', async () => {
  mount(<EducationLevelSelect name="level" />);
  fireEvent.mouseDown(screen.getByLabelText('Education Level'));
  await screen.findByTitle('Remove Class (Peralihan)');
  expect(screen.queryByTitle('General')).toBeNull();
});

test('Others asks for the name of the school', async () => {
  const submitted = mount(<SchoolField name="school" />);
  await userEvent.type(screen.getByLabelText('School'), 'Others');
  fireEvent.click(await screen.findByTitle('Others'));
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText('Input is required');
  await userEvent.type(screen.getByLabelText('School Name'), 'Sekolah Rakyat');
  expect(await submitted()).toEqual({ school: 'Sekolah Rakyat' });
});

test('a required school cannot be none', async () => {
  mount(<SchoolField name="school" />);
  await userEvent.type(screen.getByLabelText('School'), 'No');
  await screen.findByTitle('Others');
  expect(screen.queryByTitle('No school')).toBeNull();
});

test('a chosen file is shown and can be taken back; a wrong one is refused beside the field', async () => {
  const rule = { types: ['application/pdf'], maxBytes: 1024 * 1024, required: true };
  mount(<FileField name="resume" label="Resume" rule={rule} />);
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  const pdf = new File(['%PDF'], '付款证明 一月.pdf', { type: 'application/pdf' });
  fireEvent.change(input, { target: { files: [pdf] } });
  await screen.findByText('付款证明 一月.pdf');
  await userEvent.click(screen.getByRole('button', { name: 'Remove 付款证明 一月.pdf' }));
  await screen.findByText('File is required');
  expect(screen.queryByText('付款证明 一月.pdf')).toBeNull();
});

test('a student is searched half a second after the last letter, an empty term as SS', async () => {
  const search = jest.fn(async (_term: string) => [{ student_id: 'SS12', name: 'Nurul Aisyah' }]);
  const submitted = mount(<StudentLookup name="student_id" search={search} />);
  const input = screen.getByLabelText('Student');
  fireEvent.mouseDown(input);
  await waitFor(() => expect(search.mock.calls).toEqual([['SS']]));
  await userEvent.type(input, 'nur', { delay: null });
  expect(search).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(search.mock.calls).toEqual([['SS'], ['nur']]));
  fireEvent.click(await screen.findByTitle('Nurul Aisyah (SS12)'));
  expect(await submitted()).toEqual({ student_id: 'SS12' });
});

test('a term that is too long is not searched for, and says so', async () => {
  const search = jest.fn(async (_term: string) => [{ student_id: 'SS12', name: 'Nurul Aisyah' }]);
  mount(<StudentLookup name="student_id" search={search} />);
  const input = screen.getByLabelText('Student');
  fireEvent.mouseDown(input);
  await screen.findByTitle('Nurul Aisyah (SS12)');
  fireEvent.change(input, { target: { value: 'x'.repeat(101) } });
  await screen.findByText('Please use at most 100 characters');
  await act(() => new Promise((resolve) => setTimeout(resolve, 700)));
  expect(search.mock.calls).toEqual([['SS']]);
});

test('an amount that may be below zero has RM in its label alone', () => {
  mount(
    <>
      <AmountField name="paid" label="Paid" />
      <AmountField signed name="value" label="Value (RM)" />
    </>,
  );
  expect(screen.getByLabelText('Paid').parentElement!.textContent).toBe('RM');
  expect(screen.getByLabelText('Value (RM)').parentElement!.textContent).not.toContain('RM');
});
