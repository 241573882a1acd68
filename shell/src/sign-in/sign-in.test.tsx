import { beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { ApiError } from '@portal/shared-api/client';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createBrowserRouter, RouterProvider } from '@portal/shared-ui/router';
import type { Role } from '@portal/shared-api/endpoint';
import { testRegistry } from '../testing/areas.ts';
import { startTestTexts } from '../testing/texts.ts';

interface SentBody {
  email: string;
  password: string;
  remember: boolean;
}
const call = jest.fn<(definition: { name: string }, args: { body: SentBody }) => Promise<object>>();
jest.unstable_mockModule('../services/services.ts', () => ({
  api: {
    call: (definition: { name: string }, args: { body: SentBody }) =>
      definition.name === 'password-resets.available'
        ? Promise.resolve({ available: false })
        : call(definition, args),
  },
  registry: { known: () => testRegistry, subscribe: () => () => undefined },
}));
jest.unstable_mockModule('./warm-up.ts', () => ({ useWarmUp: () => undefined }));

const { SignInPage } = await import('./sign-in-page.tsx');
const { sessionStore } = await import('../session/session-store.ts');
const { rememberReturnPath, takeReturnPath } = await import('../session/return-path.ts');

beforeAll(startTestTexts);
beforeEach(() => {
  call.mockReset();
  sessionStore.signOut();
  takeReturnPath();
  window.history.replaceState(null, '', '/signin');
});

const open = () => {
  const router = createBrowserRouter([
    { path: '/signin', element: <SignInPage /> },
    { path: '*', element: null },
  ]);
  render(<RouterProvider router={router} />);
};

async function submit(role: Role | null, email: string) {
  const user = userEvent.setup({ delay: null });
  open();
  if (role) await user.click(screen.getByText(new RegExp(`^${role}$`, 'i')));
  for (const [label, value] of [
    [/^Email/, email],
    [/^Password/, 'demo-portal-1'],
  ] as const) {
    await user.click(screen.getByLabelText(label));
    await user.paste(value);
  }
  await user.click(screen.getByText('Login'));
}

const answers = (answer: object) => call.mockResolvedValue({ token: 'token', name: 'Aisyah', ...answer });

describe('after signing in', () => {
  test.each([
    [null, {}, 'session.signInStudent', '/student/timetable'],
    ['student', { is_initialized: false }, 'session.signInStudent', '/student/initialize'],
    ['admin', {}, 'session.signInAdmin', '/admin/approval'],
    ['parent', {}, 'session.signInParent', '/parent/payments'],
  ] as const)('as %s with %j', async (role, extra, endpoint, home) => {
    answers({ is_initialized: true, ...extra });
    await submit(role, 'aisyah@demo.example');
    await waitFor(() => expect(window.location.pathname).toBe(home));
    expect(call.mock.calls[0]![0].name).toBe(endpoint);
    expect(localStorage.getItem('token')).toBe('token');
  });

  test('a Student ID serves instead of the e-mail, and Remember me is on by default', async () => {
    answers({ is_initialized: true });
    await submit('student', 'SS1001');
    await waitFor(() => expect(call).toHaveBeenCalled());
    expect(call.mock.calls[0]![1].body).toEqual({
      email: 'SS1001',
      password: 'demo-portal-1',
      remember: true,
    });
  });

  test.each([
    ['/admin/approval?page=2', '/admin/approval?page=2'],
    ['/admin/reports', '/admin/reports'],
    ['/parent/payments', '/admin/approval'],
    ['/profile', '/profile'],
    ['/no-such-page', '/admin/approval'],
  ])('on the way to %s an admin arrives at %s', async (wanted, expected) => {
    rememberReturnPath(wanted);
    answers({});
    await submit('admin', 'level3@demo.example');
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe(expected));
  });
});

describe('after too many attempts', () => {
  const tooMany = (seconds: number) =>
    new ApiError(429, { code: 'too_many_requests', message: 'Too many attempts.' }, seconds);

  test('the form says how long it waits, and is then sent again by itself as it stands', async () => {
    call.mockRejectedValueOnce(tooMany(2)).mockResolvedValue({ token: 'token', name: 'Aisyah' });
    await submit('parent', 'parent@demo.example');
    expect((await screen.findByRole('timer')).textContent).toBe('Next attempt in 0:02');
    expect(screen.getByText('Error Message').closest('dialog')!.open).toBe(false);
    await userEvent.setup({ delay: null }).type(screen.getByLabelText(/^Email/), '.my');
    await waitFor(() => expect(window.location.pathname).toBe('/parent/payments'), { timeout: 5000 });
    expect(call.mock.calls.map(([, { body }]) => body.email)).toEqual([
      'parent@demo.example',
      'parent@demo.example.my',
    ]);
  });

  test('somebody who does not want to wait keeps the form', async () => {
    call.mockRejectedValue(tooMany(800));
    await submit('parent', 'parent@demo.example');
    expect((await screen.findByRole('timer')).textContent).toBe('Next attempt in 13:20');
    await userEvent.click(screen.getByRole('button', { name: 'Do not wait' }));
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>(/^Email/).value).toBe('parent@demo.example');
  });
});

describe('when it fails', () => {
  const refused =
    'The email or password entered is not valid. Please retry or proceed to register for an account.';
  test.each([
    [401, 'sign_in_failed', refused],
    [400, 'validation', refused],
    [400, 'student_id_needed', 'The words of the answer'],
    [0, 'network', 'The words of the answer'],
    [503, 'unavailable', 'The words of the answer'],
    [429, 'too_many_requests', 'The words of the answer'],
  ])('%i %s', async (status, code, text) => {
    call.mockRejectedValue(new ApiError(status, { code, message: 'The words of the answer' }));
    await submit('teacher', 'teacher@demo.example');
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByText('Error Message').tagName).toBe('H2');
    expect(screen.getByText('OK').tagName).toBe('BUTTON');
    expect(sessionStore.getState().session).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>(/^Email/).value).toBe('teacher@demo.example');
  });

  test('an empty form is not sent', async () => {
    open();
    await userEvent.setup().click(screen.getByText('Login'));
    expect(await screen.findByText('Password is required')).toBeTruthy();
    expect(call).not.toHaveBeenCalled();
  });
});

test('the offered roles stand in the specified order with Student chosen', () => {
  open();
  const radios = screen.getAllByRole<HTMLInputElement>('radio');
  expect(radios.map((radio) => radio.value)).toEqual(['student', 'teacher', 'admin', 'parent']);
  expect(radios[0]!.checked).toBe(true);
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Register' }).pathname).toBe('/register');
});

test.each([
  ['/admin/approval?page=2', 'admin'],
  ['/parent/payments', 'parent'],
  ['/profile', 'student'],
])('who is on the way to %s finds %s chosen', (wanted, role) => {
  rememberReturnPath(wanted);
  open();
  expect(screen.getAllByRole<HTMLInputElement>('radio').find((radio) => radio.checked)?.value).toBe(role);
});

test('a session that ended says so', () => {
  sessionStore.expire();
  open();
  expect(screen.getByText(/Your session has ended/)).toBeTruthy();
});

describe('a forgotten password', () => {
  test('without a mail server the page says whom to ask', async () => {
    open();
    await screen.findByText('Forgot your password? Please ask the admin of your centre for a new one.');
  });

  const used = () =>
    new ApiError(400, { code: 'reset_link_invalid', message: 'This link was used already.' });
  const openLink = () => {
    window.history.replaceState(null, '', '/signin#new-password=abc-DEF_1');
    open();
    return userEvent.setup({ delay: null });
  };

  test('the link of an email says whose it is and sets a new password', async () => {
    call.mockResolvedValueOnce({ name: 'Aina', student_id: 'SS1001' });
    const user = openLink();
    await screen.findByText('For Aina (SS1001)');
    await user.type(await screen.findByLabelText(/^New Password/i), 'quite another sentence');
    await user.type(screen.getByLabelText(/^Reconfirm/), 'quite another sentence');
    call.mockRejectedValueOnce(used());
    await user.click(screen.getByText('Set new password'));
    await screen.findByText('This link was used already.');
    call.mockResolvedValue({ message: 'Your new password is set.' });
    await user.click(screen.getByText('Set new password'));
    await screen.findByText('Your new password is set.');
    expect(call.mock.calls[2]![1].body).toEqual({
      token: 'abc-DEF_1',
      new_password: 'quite another sentence',
    });
    expect(window.location.hash).toBe('');
  });

  test('a link that was used says so at once and offers no field', async () => {
    call.mockRejectedValue(used());
    const user = openLink();
    await screen.findByText('This link was used already.');
    expect(screen.queryByLabelText(/Password/)).toBeNull();
    await user.click(screen.getByText('Back to sign-in'));
    await screen.findByText('Login');
  });

  test('without an answer about the link the form is there', async () => {
    call.mockRejectedValue(new ApiError(0, { code: 'network', message: 'No connection.' }));
    openLink();
    await screen.findByLabelText(/^New Password/i);
  });
});
