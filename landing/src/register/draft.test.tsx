import { expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill, renderPage } from '../testing/render-page.tsx';
import RegisterPage from './register-page.tsx';

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const restored = () => screen.queryByText(/^What you filled in before is back/);
const stored = () => JSON.stringify(Object.entries(sessionStorage));

async function fillInAsParent() {
  await userEvent.click(screen.getByRole('radio', { name: 'Parent' }));
  fill(field('Name'), 'Siti Hajar');
  fill(field(/^IC/), '900131-07-5678');
  fill(field('Password'), 'our family password');
  fill(field('Student ID 1'), 'SS1001');
}

test('who comes back finds role and form as they were, without the passwords', async () => {
  const { unmount } = renderPage(RegisterPage);
  expect(restored()).toBeNull();
  await fillInAsParent();
  unmount();
  renderPage(RegisterPage);
  expect(field('Name').value).toBe('Siti Hajar');
  expect(field('Student ID 1').value).toBe('SS1001');
  expect(field(/^IC/).value).toBe('900131-07-5678');
  expect(field('Password').value).toBe('');
  expect(restored()).toBeTruthy();
});

test('neither a password nor an IC is written down', async () => {
  renderPage(RegisterPage);
  await fillInAsParent();
  expect(stored()).toContain('Siti Hajar');
  expect(stored()).not.toMatch(/our family password|900131/);
});

test('one can start anew', async () => {
  const { unmount } = renderPage(RegisterPage);
  fill(field('Student’s name'), 'Kumar A/L Raju');
  unmount();
  renderPage(RegisterPage);
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
  expect(field('Student’s name').value).toBe('');
  expect(restored()).toBeNull();
  cleanup();
  renderPage(RegisterPage);
  expect(restored()).toBeNull();
});

test('a registration that was sent is no draft any more', async () => {
  const answers = { 'registrations.student': () => ({ message: 'ok' }) };
  const { unmount } = renderPage(RegisterPage, { answers });
  fill(field('Student’s name'), 'Kumar A/L Raju');
  fill(field('Phone'), '123456789');
  fill(field('Email'), 'raju@test.example');
  await userEvent.type(field('School'), 'azad{Enter}');
  await screen.findByRole('option', { name: 'Georgetown' });
  await userEvent.selectOptions(field('Branch'), 'Georgetown');
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Register' }));
  await screen.findByText('Registration Successful!');
  unmount();
  renderPage(RegisterPage);
  expect(field('Student’s name').value).toBe('');
  expect(stored()).not.toContain('Kumar');
});

test('a draft that somebody tampered with does no harm', () => {
  sessionStorage.setItem('registration.student', '{"name":7,"students":"x","phone":"+60123456789"}');
  sessionStorage.setItem('registration.role', '{"role":"admin"}');
  renderPage(RegisterPage);
  expect(field('Student’s name').value).toBe('');
  expect(field('Phone').value).toBe('+60123456789');
});
