import { beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { createBrowserRouter, RouterProvider } from '@portal/shared-ui/router';
import { render, screen } from '@testing-library/react';
import { PartUnavailable } from '../areas/part-unavailable.ts';
import { testRegistry } from '../testing/areas.ts';
import { startTestTexts } from '../testing/texts.ts';

const report = jest.fn();
jest.unstable_mockModule('../telemetry/report.ts', () => ({ report, codeOf: (error: Error) => error.name }));
jest.unstable_mockModule('../services/services.ts', () => ({
  registry: { known: () => testRegistry, refresh: async () => testRegistry },
  areaLoader: { crashed: (area: string) => ({ area, version: '1.0.0' }), reset: async () => undefined },
}));
const { AreaError } = await import('./area-error.tsx');

beforeAll(startTestTexts);
beforeEach(() => {
  report.mockClear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/admin/approval');
});

const open = (loader: () => null, Page = () => <p>page</p>) =>
  render(
    <RouterProvider
      router={createBrowserRouter([{ path: '*', loader, element: <Page />, errorElement: <AreaError /> }])}
    />,
  );

test.each(['registry', 'frame'] as const)('a broken %s is not said of the area', async (part) => {
  open(() => {
    throw new PartUnavailable(part, new TypeError('gone'));
  });
  await screen.findByText('This part of the portal is not available');
  expect(screen.getByText(`${part}-unavailable`)).toBeTruthy();
  expect(report.mock.calls).toEqual([
    ['shell.failed', expect.objectContaining({ stage: part, code: 'TypeError' })],
  ]);
});

test('a page that throws is said of its area', async () => {
  open(
    () => null,
    () => {
      throw new RangeError('broken');
    },
  );
  await screen.findByText('The admin-app is not available');
  expect(screen.getByText('page-crashed')).toBeTruthy();
  expect(report.mock.calls).toEqual([
    [
      'page.crashed',
      expect.objectContaining({ area: 'admin-app', version: '1.0.0', stage: 'render', code: 'RangeError' }),
    ],
  ]);
});

test.each(['', '?page=2#rows'])(
  'Try again shows a page that is there at once, at its address%s',
  async (rest) => {
    window.history.replaceState(null, '', `/admin/approval${rest}`);
    let broken = true;
    open(() => {
      if (broken) throw new PartUnavailable('frame', new TypeError('gone'));
      return null;
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    broken = false;
    // outside of act(), as in a browser: React may skip what it need not show
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
    retry.click();
    await screen.findByText('page');
    expect(window.location.search).toBe(rest.split('#')[0]);
  },
);
