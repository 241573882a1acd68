import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { ApiError } from '@portal/shared-api/client';
import { createBrowserRouter, RouterProvider } from '@portal/shared-ui/router';
import { KitProvider } from '@portal/shared-ui/theme';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { startTestTexts } from '../testing/texts.ts';

const call = jest.fn<() => Promise<object>>();
jest.unstable_mockModule('../services/services.ts', () => ({ api: { call } }));

const { ChangePassword } = await import('./change-password.tsx');
const { sessionStore } = await import('../session/session-store.ts');

beforeAll(startTestTexts);
beforeEach(() => {
  call.mockReset();
  sessionStore.signIn({
    token: 'parent-token',
    role: 'parent',
    name: 'Lim Siew Ling',
    adminLevel: null,
    studentIsInitialized: null,
    haveActiveEnrollment: null,
    remembered: true,
  });
});

const SPECIFIED =
  'The requested action could not be completed. Please retry or get in touch with the developer for assistance.';
const answer = (status: number, code: string, message: string) => new ApiError(status, { code, message });

const page = (
  <KitProvider language="en">
    <ChangePassword />
  </KitProvider>
);

async function open() {
  const user = userEvent.setup({ delay: null });
  render(<RouterProvider router={createBrowserRouter([{ path: '*', element: page }])} />);
  await user.click(screen.getByRole('button', { name: /Change Password/ }));
  const dialog = within(screen.getByRole('dialog'));
  const field = (label: string) => dialog.getByLabelText<HTMLInputElement>(label);
  return {
    user,
    dialog,
    field,
    fill: async (...values: [existing: string, next: string, again: string]) => {
      for (const [at, label] of ['Existing Password', 'New Password', 'Reconfirm Password'].entries()) {
        await user.clear(field(label));
        await user.click(field(label));
        await user.paste(values[at] ?? '');
      }
    },
    press: () => user.click(dialog.getByRole('button', { name: /^Change Password/ })),
  };
}

test.each([
  ['a wrong password', answer(401, 'password_incorrect', 'Incorrect Password'), 'Incorrect Password'],
  ['a missing connection', answer(0, 'network', 'Nothing came back.'), 'Nothing came back.'],
  ['too many attempts', answer(429, 'too_many_requests', 'Wait a minute.'), 'Wait a minute.'],
  ['a portal that starts', answer(503, 'unavailable', 'In a moment.'), 'In a moment.'],
  ['a failure of the server', answer(500, 'internal', 'Anything'), SPECIFIED],
  ['a refusal', answer(403, 'forbidden', 'You do not have access to this.'), SPECIFIED],
  ['a proxy’s page', answer(502, 'internal', 'The portal could not answer (502).'), SPECIFIED],
  ['a fault of the page', new Error('boom'), SPECIFIED],
])('%s', async (_, failure, shown) => {
  call.mockRejectedValue(failure);
  const { dialog, fill, press } = await open();
  await fill('demo-portal-1', 'river-lantern-42', 'river-lantern-42');
  await press();
  await dialog.findByText(shown);
});

test('a wrong password is told at its field, which gets the focus, and not beside the next mistake', async () => {
  call.mockRejectedValue(answer(401, 'password_incorrect', 'Incorrect Password'));
  const { dialog, field, fill, press } = await open();
  await fill('demo-portal-2', 'river-lantern-42', 'river-lantern-42');
  await press();
  await dialog.findByText('Incorrect Password');
  expect(field('Existing Password').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field('Existing Password'));

  await fill('demo-portal-1', 'river-lantern-42', 'river-lantern-43');
  await press();
  await dialog.findByText('The New Password and Reconfirm Password do not match');
  await waitFor(() => expect(dialog.queryByText('Incorrect Password')).toBeNull());
  expect(call).toHaveBeenCalledTimes(1);
});

test.each(['Close', 'Cancel', 'Escape'])('%s asks before typed passwords are dropped', async (way) => {
  const { dialog, user, field, fill } = await open();
  const leave = () =>
    way === 'Escape' ? user.keyboard('{Escape}') : user.click(dialog.getByRole('button', { name: way }));
  await fill('demo-portal-1', 'river-lantern-42', 'river-lantern-42');
  await leave();
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(field('New Password').value).toBe('river-lantern-42');
});

test('closes at once when nothing was typed', async () => {
  const { user } = await open();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
