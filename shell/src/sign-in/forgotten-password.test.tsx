import { beforeAll, expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { startTestTexts } from '../testing/texts.ts';

jest.unstable_mockModule('../services/services.ts', () => ({ api: { call: jest.fn() } }));

const { ForgottenPassword } = await import('./forgotten-password.tsx');

beforeAll(startTestTexts);

test('an address that was typed there is asked about before the dialog closes, one from the sign-in is not', async () => {
  const user = userEvent.setup({ delay: null });
  const begun = () => ({ role: 'parent' as const, email: 'lim@demo.example' });
  render(<ForgottenPassword available begun={begun} />);
  const open = () => user.click(screen.getByText('Forgot your password?'));
  await open();
  const form = within(screen.getByRole('dialog', { name: 'Set a new password' }));
  const email = await form.findByLabelText<HTMLInputElement>('Email');
  await user.click(form.getByText('Close'));
  expect(screen.queryByRole('dialog')).toBeNull();

  await open();
  await user.type(await form.findByLabelText('Email'), '.my');
  await user.click(form.getByText('Close'));
  await user.click(
    within(screen.getByRole('dialog', { name: 'Discard your changes?' })).getByText('Keep editing'),
  );
  expect(form.getByLabelText<HTMLInputElement>('Email').value).toBe(`${email.value}.my`);
  await user.click(form.getByLabelText('Close the dialog'));
  await user.click(screen.getByText('Discard changes'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
