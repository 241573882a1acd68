import { expect, test } from '@jest/globals';
import { ApiError } from '@portal/shared-api/client';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill, refused, renderPage } from '../testing/render-page.tsx';
import RegisterPage from './register-page.tsx';

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const rows = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Student ID \d/ });
const addRow = () => userEvent.click(screen.getByRole('button', { name: 'Add another student' }));
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Register' }));
const success = { 'registrations.parent': () => ({ message: 'ok' }) };

async function open(answers = {}) {
  const page = renderPage(RegisterPage, { answers });
  await userEvent.click(screen.getByRole('radio', { name: 'Parent' }));
  return page;
}

async function fillIn() {
  fill(field('Name'), 'Siti');
  fill(field('Email'), 'siti@test.example');
  fill(field('Phone'), '123456789');
  fill(field('Password'), 'our family password');
  fill(field('Confirm Password'), 'our family password');
  await userEvent.click(screen.getByRole('checkbox'));
}

test('a new row for a child comes only when none is empty', async () => {
  await open();
  expect(rows()).toHaveLength(1);
  expect(rows()[0]!.placeholder).toMatch(/^SS\d+$/);
  await addRow();
  expect(rows()).toHaveLength(1);
  await userEvent.type(rows()[0]!, 'SS1001');
  await addRow();
  expect(rows()).toHaveLength(2);
  await addRow();
  expect(rows()).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Remove student ID 1' }));
  expect(rows().map(({ value }) => value)).toEqual(['']);
});

test('sends the filled rows; IC and children may be left out', async () => {
  const { callsOf } = await open(success);
  await fillIn();
  await userEvent.type(rows()[0]!, 'ss1001');
  await addRow();
  await submit();
  await screen.findByText('Registration Successful!');
  expect(callsOf('registrations.parent')[0]!.body).toEqual({
    name: 'Siti',
    email: 'siti@test.example',
    ic: '',
    contact_number: '+60123456789',
    password: 'our family password',
    confirmPassword: 'our family password',
    student_ids: ['ss1001'],
    consent: true,
  });
});

test('the two passwords must match, also while other fields are wrong', async () => {
  await open();
  await userEvent.type(field('Password'), 'our family password');
  await userEvent.type(field('Confirm Password'), 'another one');
  await userEvent.tab();
  expect(
    screen.getByText('Please make sure the Password and Confirm Password fields are matching.'),
  ).toBeTruthy();
});

test('the password can be shown and hidden', async () => {
  await open();
  const [show] = screen.getAllByRole('button', { name: 'Show password' });
  expect(field('Password').type).toBe('password');
  await userEvent.click(show!);
  expect(field('Password').type).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field('Password').type).toBe('password');
});

test('a wrong ID is told at its own row, also after an empty one', async () => {
  const { callsOf } = await open(success);
  await fillIn();
  await userEvent.type(rows()[0]!, 'SS1001');
  await addRow();
  await userEvent.type(rows()[1]!, 'XX9');
  await userEvent.clear(rows()[0]!);
  await submit();
  expect(callsOf('registrations.parent')).toEqual([]);
  expect(rows().map((row) => row.getAttribute('aria-invalid'))).toEqual([null, 'true']);
  expect(screen.getByText('A student ID is SS followed by digits')).toBeTruthy();
});

test('a row is checked when it is left', async () => {
  await open();
  await userEvent.type(rows()[0]!, 'XX9');
  await userEvent.tab();
  expect(screen.getByText('A student ID is SS followed by digits')).toBeTruthy();
});

test('an address with an account is told in the dialog and at the field', async () => {
  await open({
    'registrations.parent': () => {
      throw refused('Please make sure all the data are correct.', {
        email: ['This email already has an account'],
      });
    },
  });
  await fillIn();
  await submit();
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
  expect(screen.getByText('This email already has an account')).toBeTruthy();
  expect(field('Password').value).toBe('our family password');
});

test('where too many register at once the form waits, keeps what was typed and is sent by itself', async () => {
  let calls = 0;
  const { callsOf } = await open({
    'registrations.parent': () => {
      calls += 1;
      if (calls === 1)
        throw new ApiError(429, { code: 'too_many_requests', message: 'Too many attempts.' }, 2);
      return { message: 'ok' };
    },
  });
  await fillIn();
  await submit();
  expect((await screen.findByRole('timer')).textContent).toBe('Next attempt in 0:02');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(field('Email').value).toBe('siti@test.example');
  await screen.findByText('Registration Successful!', {}, { timeout: 5000 });
  expect(callsOf('registrations.parent')).toHaveLength(2);
});

test('a failure of the server is told in the words for visitors, and what was typed stays', async () => {
  await open({
    'registrations.parent': () => {
      throw new ApiError(500, { code: 'internal', message: 'Ask the developer.' });
    },
  });
  await fillIn();
  await submit();
  await screen.findByText('The requested action could not be completed. Please retry.');
  expect(field('Name').value).toBe('Siti');
});
