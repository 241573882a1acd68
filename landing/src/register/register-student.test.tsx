import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill, refused, renderPage, type Answers } from '../testing/render-page.tsx';
import RegisterPage from './register-page.tsx';

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Register' }));
const success = { 'registrations.student': () => ({ message: 'ok' }) };

async function fillIn() {
  fill(field('Student’s name'), 'Kumar A/L Raju');
  fill(field('Phone'), '123456789');
  fill(field('Email'), 'raju@test.example');
  await userEvent.type(field('School'), 'azad{Enter}');
  await screen.findByRole('option', { name: 'Georgetown' });
  await userEvent.selectOptions(field('Branch'), 'Georgetown');
  await userEvent.click(screen.getByRole('checkbox'));
}

test('starts as a student of Standard 1 who wants tuition, with the code of the link', () => {
  renderPage(RegisterPage, { path: '/register?referral_code=FRIEND23' });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Student' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Tuition' }).checked).toBe(true);
  expect(field('Education Level').value).toBe('standard_1');
  expect(field(/Referral Code/).value).toBe('FRIEND23');
  expect(field('Phone').value).toBe('+60');
});

test('says beside each field what is missing, goes to the first and sends nothing', async () => {
  const { callsOf } = renderPage(RegisterPage, { answers: success });
  await submit();
  expect(screen.getByRole('alert').textContent).toBe('Please make sure all the data are correct.');
  const texts = (label: string) =>
    document.getElementById(field(label).getAttribute('aria-describedby')!.split(' ')[0]!)!.textContent;
  expect(texts('Student’s name')).toBe('Input is required');
  expect(texts('Phone')).toBe('Phone number is required');
  expect(texts('Email')).toBe('Email is required');
  expect(texts('School')).toBe('Empty selection');
  expect(texts('Branch')).toBe('Empty selection');
  expect(screen.getByText('Please agree to the privacy terms to register')).toBeTruthy();
  expect(document.activeElement).toBe(field('Student’s name'));
  expect(callsOf('registrations.student')).toEqual([]);
});

test('a field is checked when it is left, not while it is typed', async () => {
  renderPage(RegisterPage);
  await userEvent.type(field('Email'), 'raju');
  expect(screen.queryByText('Invalid Email Format')).toBeNull();
  await userEvent.tab();
  expect(screen.getByText('Invalid Email Format')).toBeTruthy();
});

test('sends what the contract asks for and says what happens next', async () => {
  const { callsOf } = renderPage(RegisterPage, { answers: success });
  await fillIn();
  await userEvent.click(screen.getByRole('radio', { name: 'Daycare' }));
  await submit();
  expect(await screen.findByRole('heading', { name: 'Registration Successful!' })).toBe(
    document.activeElement,
  );
  expect(screen.getByText('The admin will contact you once your registration is approved.')).toBeTruthy();
  expect(callsOf('registrations.student')[0]!.body).toEqual({
    name: 'Kumar A/L Raju',
    phone: '+60123456789',
    email: 'raju@test.example',
    education_level: 'standard_1',
    school: 'SJK(T) Azad',
    selectedBranch: '7',
    package_interest: 'daycare',
    referred_by: '',
    consent: true,
  });
});

test('a school is found by a part of its name, with keys alone, and stays when the search is left', async () => {
  renderPage(RegisterPage, { answers: success });
  const school = field('School');
  const shown = () => screen.getAllByRole('option').map((one) => one.textContent);
  await userEvent.type(school, 'sungai ara');
  expect(shown().filter((name) => /Sungai Ara|Others/.test(name))).toEqual([
    'SK Sungai Ara',
    'SMK Sungai Ara',
    'Others',
  ]);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(school.value).toBe('SMK Sungai Ara');
  expect(school.getAttribute('aria-expanded')).toBe('false');
  await userEvent.type(school, 'x');
  await userEvent.keyboard('{Escape}');
  expect(school.value).toBe('SMK Sungai Ara');
  await userEvent.type(school, 'y');
  await userEvent.tab();
  expect(school.value).toBe('SMK Sungai Ara');
});

test('Others asks for the name of the school', async () => {
  const { callsOf } = renderPage(RegisterPage, { answers: success });
  await fillIn();
  expect(screen.queryByLabelText('School Name')).toBeNull();
  await userEvent.type(field('School'), 'no such school{Enter}');
  await submit();
  expect(screen.getByText('Input is required')).toBeTruthy();
  expect(callsOf('registrations.student')).toEqual([]);
  await userEvent.type(field('School Name'), 'Homeschool');
  await submit();
  await screen.findByText('Registration Successful!');
  expect(callsOf('registrations.student')[0]!.body).toMatchObject({ school: 'Homeschool' });
});

test('a refusal is told in a dialog and beside its field, and everything typed stays', async () => {
  const answers: Answers = {
    'registrations.student': () => {
      throw refused('Please make sure all the data are correct.', {
        referred_by: ['This referral code is not known'],
      });
    },
  };
  renderPage(RegisterPage, { answers, path: '/register?referral_code=WRONG' });
  await fillIn();
  await submit();
  const dialog = await screen.findByRole('dialog', { name: 'Registration not sent' });
  expect(within(dialog).getByText('Please make sure all the data are correct.')).toBeTruthy();
  expect(within(dialog).getByText('This referral code is not known')).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(field(/Referral Code/));
  expect(field('Student’s name').value).toBe('Kumar A/L Raju');
  expect(field('Branch').value).toBe('7');
  await userEvent.type(field(/Referral Code/), 'X');
  expect(screen.queryByText('This referral code is not known')).toBeNull();
});

test('a failure without words has the default text', async () => {
  const answers: Answers = {
    'registrations.student': () => {
      throw new Error();
    },
  };
  renderPage(RegisterPage, { answers });
  await fillIn();
  await submit();
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('Please make sure all the data are correct.')).toBeTruthy();
});

test('cannot be sent twice while it is under way', async () => {
  const { callsOf } = renderPage(RegisterPage, {
    answers: { 'registrations.student': () => new Promise(() => {}) },
  });
  await fillIn();
  await submit();
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Registering…' });
  expect(button.disabled).toBe(true);
  await userEvent.type(field('Student’s name'), '{Enter}');
  expect(callsOf('registrations.student')).toHaveLength(1);
});

test('without branches nobody can register, and it can be tried again', async () => {
  let tries = 0;
  renderPage(RegisterPage, {
    answers: {
      'branches.all': () => {
        tries += 1;
        if (tries === 1) throw refused('no');
        return { data: [{ id: 7, branch_name: 'Georgetown' }] };
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('option', { name: 'Georgetown' })).toBeTruthy();
});

test('speaks Chinese', async () => {
  renderPage(RegisterPage, { language: 'ch' });
  await userEvent.click(screen.getByRole('button', { name: '注册' }));
  expect(screen.getByText('请填写电话号码')).toBeTruthy();
  expect(await screen.findByRole('option', { name: '乔治市' })).toBeTruthy();
});
