import { beforeAll, beforeEach, jest, test } from '@jest/globals';
import { ApiError } from '@portal/shared-api/client';
import { KitProvider } from '@portal/shared-ui/theme';
import { render, screen, within } from '@testing-library/react';
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
  const user = userEvent.setup({ delay: null });
  render(
    <KitProvider language="en">
      <ChangePassword />
    </KitProvider>,
  );
  await user.click(screen.getByRole('button', { name: /Change Password/ }));
  const dialog = within(screen.getByRole('dialog'));
  for (const [label, value] of [
    ['Existing Password', 'demo-portal-1'],
    ['New Password', 'river-lantern-42'],
    ['Reconfirm Password', 'river-lantern-42'],
  ] as const) {
    await user.click(dialog.getByLabelText(label));
    await user.paste(value);
  }
  await user.click(dialog.getByRole('button', { name: /^Change Password/ }));
  await dialog.findByText(shown);
});
