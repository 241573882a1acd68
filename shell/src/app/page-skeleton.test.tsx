import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { createBrowserRouter, RouterProvider } from '@portal/shared-ui/router';
import { cleanup, render, screen } from '@testing-library/react';
import { testRegistry } from '../testing/areas.ts';
import { startTestTexts } from '../testing/texts.ts';

jest.unstable_mockModule('../services/services.ts', () => ({
  registry: { known: () => testRegistry, subscribe: () => () => undefined },
}));

const { PageSkeleton } = await import('./page-skeleton.tsx');
const { sessionStore } = await import('../session/session-store.ts');

beforeAll(startTestTexts);
afterEach(cleanup);

async function shapeAt(path: string) {
  window.history.replaceState(null, '', path);
  render(<RouterProvider router={createBrowserRouter([{ path: '*', element: <PageSkeleton /> }])} />);
  return (await screen.findByRole('status')).querySelectorAll('span > span > span').length > 0
    ? 'list'
    : 'site';
}

test('a page of the public site comes in the shape of the site, one behind the sign-in as a list', async () => {
  expect(await shapeAt('/teachers')).toBe('site');
  cleanup();
  sessionStore.signIn({
    ...{ token: 'first', role: 'parent', name: 'Raju A/L Muthu', adminLevel: null },
    ...{ studentIsInitialized: null, haveActiveEnrollment: null, remembered: true },
  });
  expect(await shapeAt('/parent/payments')).toBe('list');
});
