import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refused, renderPage } from '../testing/render-page.tsx';
import { dropOverride, keepOverride, readOverride } from '@portal/shared-ui/override';
import DiagnosticsPage from './diagnostics-page.tsx';

afterEach(cleanup);

const application = {
  name: 'admin-app',
  title: { en: 'Back office', ch: '后台管理' },
  version: '2',
  released_at: '2025-01-31T08:00:00.000Z',
  previous: '1',
  is_live: true,
  stage: null as object | null,
  loads: [
    {
      version: '2',
      ready: 12,
      failed: 0,
      incompatible: 0,
      crashed: 1,
      median_ms: 250,
      slowest_twentieth_ms: 4000,
    },
  ],
  faults: [
    {
      version: '2',
      stage: 'render',
      code: 'TypeError',
      count: 3,
      last_at: '2025-02-01T08:00:00.000Z',
      stack: [
        { file: 'admin-app/src/students/students-page.tsx', line: 30, column: 5, isMapped: true },
        { file: 'shared-ui/src/list/list.tsx', line: 7, column: 1, isMapped: true },
      ],
    },
  ],
};
const shell = {
  ...application,
  name: 'shell',
  title: null,
  version: '7',
  previous: null,
  loads: [],
  faults: [],
};
const compatibility = {
  shells: ['7', '6'],
  remotes: [
    {
      name: 'admin-app',
      version: '2',
      stage: 'current',
      missing: [[], ['button Gone']],
      mounted: [[], null],
      deprecated: ['the prop "min" of NumberField: Goes after 31 December 2026.'],
    },
    {
      name: 'landing',
      version: '4',
      stage: 'kept',
      missing: [[], []],
      mounted: [['/tnc throws a fault'], null],
      deprecated: [],
    },
  ],
};

const open = (answer: () => unknown, language: 'en' | 'ch' = 'en') =>
  renderPage(<DiagnosticsPage />, { answers: { 'diagnostics.show': answer }, language });

test('versions with how they load, faults with their place, and what works with what', async () => {
  open(() => ({ applications: [shell, application], compatibility }));
  const versions = await screen.findByRole('region', { name: 'Versions' });
  expect(versions.textContent).toContain('Frame of the portal');
  for (const words of ['Back office', 'In force', 'Fallback', '12', 'page broke: 1 time', '0.25 s · 4 s'])
    expect(versions.textContent).toContain(words);
  const faults = screen.getByRole('region', { name: 'Last faults' });
  expect(faults.textContent).toContain('admin-app/src/students/students-page.tsx:30:5');
  expect(within(faults).getByText('shared-ui/src/list/list.tsx:7:1').closest('details')?.open).toBe(false);
  const fit = screen.getByRole('region', { name: 'What works with what' });
  await userEvent.click(within(fit).getByText('Lacks 1'));
  expect(within(fit).getByText('button Gone').closest('details')?.open).toBe(true);
  for (const words of ['Works', 'Fits, not opened']) expect(within(fit).getByText(words)).toBeTruthy();
  await userEvent.click(within(fit).getByText('Does not open'));
  expect(within(fit).getByText('/tnc throws a fault').closest('details')?.open).toBe(true);
  await userEvent.click(within(fit).getByText('Uses 1'));
  expect(
    within(fit)
      .getByText(/Goes after 31 December 2026/)
      .closest('details')?.open,
  ).toBe(true);
});

test('in Chinese, and while nothing was told yet', async () => {
  open(() => ({ applications: [shell], compatibility: { shells: [], remotes: [] } }), 'ch');
  expect((await screen.findByRole('region', { name: '版本' })).textContent).toContain('平台框架');
  expect(screen.getByText('最近 30 天没有浏览器报告错误。')).toBeTruthy();
  expect(screen.getByText('下一次发布时会写出此表。')).toBeTruthy();
});

test('a call that failed says so and can be repeated', async () => {
  let fails = true;
  open(() => {
    if (fails) throw refused('unavailable', 'The server is busy.');
    return { applications: [shell], compatibility };
  });
  await screen.findByText(/The server is busy/);
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: /Try again/ }));
  expect(await screen.findByRole('region', { name: 'Versions' })).toBeTruthy();
});

test.each([
  [null, 'Staged'],
  ['2025-02-01T08:00:00.000Z', 'Withdrawn by itself'],
])('a staged version, withdrawn at %s', async (withdrawn_at, state) => {
  const to = { share: 20, roles: ['level_3'], branches: ['Georgetown'] };
  const stage = { version: '3', since: '2025-02-01T07:00:00.000Z', to, opened: 5, faults: 3, withdrawn_at };
  open(() => ({ applications: [{ ...application, stage }], compatibility }));
  const versions = await screen.findByRole('region', { name: 'Versions' });
  for (const words of [state, '20 of 100 sessions', 'level_3', 'Georgetown', '3 of 5 openings failed'])
    expect(versions.textContent).toContain(words);
});

test('an override: what the server refuses stands beside its field, and one that is on is shown', async () => {
  const at = ['The server does not allow builds from https://elsewhere.example'];
  const { callsOf } = renderPage(<DiagnosticsPage />, {
    answers: {
      'diagnostics.show': () => ({ applications: [shell, application], compatibility }),
      'overrides.allow': () => {
        throw refused('validation', 'Please make sure all the data are correct.', { at });
      },
    },
  });
  const section = await screen.findByRole('region', { name: 'Override in this tab' });
  await userEvent.click(within(section).getByRole('combobox'));
  await userEvent.click(await screen.findByTitle('Back office'));
  await userEvent.type(within(section).getByRole('textbox'), 'https://elsewhere.example/');
  await userEvent.click(within(section).getByRole('button', { name: 'Use' }));
  await within(section).findByText(at[0]!);
  expect(callsOf('overrides.allow')).toHaveLength(1);
  expect(readOverride()).toBeNull();

  cleanup();
  keepOverride({ area: 'admin-app', at: 'https://builds.example/' });
  open(() => ({ applications: [shell, application], compatibility }));
  const on = await screen.findByRole('region', { name: 'Override in this tab' });
  expect(on.textContent).toContain('admin-app comes from https://builds.example/');
  expect(within(on).getByRole('button', { name: 'Reset' })).toBeTruthy();
  dropOverride();
});
