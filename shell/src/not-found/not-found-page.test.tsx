import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { createBrowserRouter, RouterProvider } from '@portal/shared-ui/router';
import { render, screen } from '@testing-library/react';
import { testRegistry } from '../testing/areas.ts';
import { startTestTexts } from '../testing/texts.ts';

jest.unstable_mockModule('../services/services.ts', () => ({
  registry: { known: () => testRegistry, subscribe: () => () => undefined },
}));
const { NotFoundPage } = await import('./not-found-page.tsx');
const { sessionStore } = await import('../session/session-store.ts');
const { rememberReturnPath, takeReturnPath } = await import('../session/return-path.ts');

beforeAll(startTestTexts);
beforeEach(() => {
  sessionStore.signOut();
  takeReturnPath();
});

const linksAfter = (wanted: string | null) => {
  if (wanted) rememberReturnPath(wanted);
  render(<RouterProvider router={createBrowserRouter([{ path: '*', element: <NotFoundPage /> }])} />);
  expect(screen.getByRole('heading', { name: 'Page Not Found' })).toBeTruthy();
  return screen.getAllByRole('link').map((link) => link.textContent);
};

test.each(['/admin/approval?page=2', '/profile', '/parent/nothing'])(
  'a visitor who came from %s is told to sign in',
  (wanted) => {
    expect(linksAfter(wanted)).toEqual(['Sign In', 'Back to Home Page']);
    expect(screen.getByText(/your session has ended/)).toBeTruthy();
  },
);

test.each([null, '/no/such/page'])('a visitor who came from %s is led home', (wanted) => {
  expect(linksAfter(wanted)).toEqual(['Back to Home Page', 'Sign In']);
  expect(screen.getByText(/does not exist/)).toBeTruthy();
});

test('who is signed in is led home alone', () => {
  sessionStore.signIn({
    token: 'token',
    role: 'parent',
    name: 'Somebody',
    adminLevel: null,
    studentIsInitialized: null,
    haveActiveEnrollment: null,
    remembered: true,
  });
  expect(linksAfter('/admin/approval')).toEqual(['Back to Home Page']);
});
