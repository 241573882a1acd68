import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { createBrowserRouter, RouterProvider } from '@portal/shared-ui/router';
import { act, render, screen } from '@testing-library/react';
import { testRegistry } from '../testing/areas.ts';
import { startTestTexts } from '../testing/texts.ts';

jest.unstable_mockModule('../services/services.ts', () => ({
  refreshSession: () => Promise.resolve(),
  registry: { known: () => testRegistry, subscribe: () => () => undefined },
}));
// nothing of an area is downloaded ahead here
jest.unstable_mockModule('../services/prefetch.ts', () => ({ prefetch: () => Promise.resolve() }));

const { Root } = await import('./root.tsx');
const { sessionStore } = await import('../session/session-store.ts');

const session = {
  token: 'first',
  role: 'parent' as const,
  name: 'Raju A/L Muthu',
  adminLevel: null,
  studentIsInitialized: null,
  haveActiveEnrollment: null,
  remembered: true,
};

beforeAll(startTestTexts);
beforeEach(() => {
  window.history.replaceState(null, '', '/');
  sessionStore.signIn(session);
});

test('a tab that somebody else took over shows nothing of the person before', async () => {
  const router = createBrowserRouter([
    { path: '/', element: <Root />, children: [{ index: true, element: <p>RM 120.50 of Kumar</p> }] },
  ]);
  render(<RouterProvider router={router} />);
  await screen.findByText('RM 120.50 of Kumar');
  act(() => {
    localStorage.setItem('token', 'second');
    localStorage.setItem('name', 'Tan Mei Ling');
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
  });
  expect(screen.queryByText('RM 120.50 of Kumar')).toBeNull();
  await screen.findByRole('button', { name: 'Continue as Tan Mei Ling' });
});
