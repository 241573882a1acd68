import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { areaSchema } from '@portal/portal-kit/area-schema';
import type { ApiClient } from '@portal/shared-api/client';
import type { Role } from '@portal/shared-api/endpoint';
import { ApiProvider } from '@portal/shared-api/react';
import { createBrowserRouter, RouterProvider } from '@portal/shared-ui/router';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { testAreas } from '../testing/areas.ts';
import { startTestTexts } from '../testing/texts.ts';

jest.unstable_mockModule('../services/prefetch.ts', () => ({ prefetch: () => Promise.resolve() }));
const call = jest.fn<(definition: { name: string }) => Promise<object>>();
jest.unstable_mockModule('../services/services.ts', () => ({ api: { call } }));
const { Sidebar } = await import('./sidebar.tsx');
const { sessionStore } = await import('../session/session-store.ts');

const areas = testAreas.map((area) =>
  areaSchema.parse({
    ...area,
    navigation: [
      { id: 'first', path: area.pages[0], label: { en: 'First', ch: '第一' }, icon: 'approval', order: 1 },
    ],
  }),
);
const counts = { students: 2, teachers: 0, enrollments: 1, parents: 99, linkage: 4 };
let queries: QueryClient;

function show(role: Role) {
  sessionStore.signIn({
    ...{ token: 't', role, name: 'Aisyah', adminLevel: role === 'admin' ? 'level_2' : null },
    ...{
      studentIsInitialized: role === 'student' ? true : null,
      haveActiveEnrollment: null,
      remembered: true,
    },
  });
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createBrowserRouter([{ path: '*', element: <Sidebar areas={areas} /> }]);
  render(
    <QueryClientProvider client={queries}>
      <ApiProvider client={{ call } as unknown as ApiClient}>
        <RouterProvider router={router} />
      </ApiProvider>
    </QueryClientProvider>,
  );
}
const asked = () => call.mock.calls.map(([{ name }]) => name);

beforeAll(startTestTexts);
beforeEach(() => {
  call
    .mockReset()
    .mockImplementation(({ name }) => Promise.resolve(name === 'approvals.counts' ? counts : { unread: 0 }));
});

test('the Approval List says how many requests wait, and anew after a decision', async () => {
  show('admin');
  const link = await screen.findByRole('link', { name: /First.*106 waiting/ });
  expect(link.textContent).toContain('99+');
  call.mockResolvedValue({ students: 0, teachers: 0, enrollments: 0, parents: 0, linkage: 1 });
  await act(() => queries.invalidateQueries({ queryKey: ['approvals'] }));
  await screen.findByRole('link', { name: /First.*1 waiting/ });
  expect(asked()).toEqual(['approvals.counts', 'approvals.counts']);
});

test('without an answer, or with nothing that waits, the entry stands alone', async () => {
  call.mockRejectedValue(new Error('no answer'));
  show('admin');
  await screen.findByRole('link', { name: 'First' });
});

test.each(['student', 'teacher', 'parent'] as const)('a %s asks for no such number', async (role) => {
  show(role);
  await screen.findByText('Aisyah');
  expect(asked()).not.toContain('approvals.counts');
});
