import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test';
import { portals } from '../portal.ts';
import { contextOf, tokenOf, type Account } from '../support/accounts.ts';
import { anotherVersion } from '../support/another-version.ts';
import { kitOf } from '../support/remotes.ts';
import { runs, today, together } from '../support/releases.ts';

const kit = (command: 'release' | 'promote' | 'rollback' | 'withdraw', ...args: string[]) =>
  kitOf(portals.releases.www, command, ...args);

const inForce = today().releases.find(({ area }) => area.name === 'admin-app')!.version;

/** Opens the approval list in a new browser. Returns the admin-app versions it ran. */
async function open(browser: Browser, account: Account, look?: (page: Page) => Promise<void>) {
  const context = await contextOf(browser, account);
  const page = await context.newPage();
  const seen = runs(page);
  await page.goto('/admin/approval');
  await expect(page.getByRole('heading', { name: 'Approval List' })).toBeVisible();
  await look?.(page);
  await context.close();
  return [...seen].filter((one) => one.startsWith('admin-app/')).map((one) => one.split('/')[1]);
}

async function fieldOf(request: APIRequestContext) {
  const authorization = `Bearer ${await tokenOf(request, 'level3')}`;
  const answer = await request.get('/api/admin/diagnostics', { headers: { authorization } });
  const { applications } = (await answer.json()) as {
    applications: {
      name: string;
      stage: { faults: number; withdrawn_at: string | null } | null;
      faults: { version: string }[];
    }[];
  };
  return applications.find(({ name }) => name === 'admin-app')!;
}

const versions = (page: Page) => page.getByRole('region', { name: 'Versions' });

test.beforeAll(() => void together(today(), today()));

test('a staged version goes to whom it is for, is seen in the diagnostics, and is promoted by a command', async ({
  browser,
}) => {
  anotherVersion('admin-app', 'next-1');
  kit('release', 'admin-app', '--stage', '--as', 'next-1', '--roles', 'level_3');
  expect(await open(browser, 'level1')).toEqual([inForce]);
  const level3 = await open(browser, 'level3', async (page) => {
    await page.getByRole('link', { name: 'Diagnostics' }).click();
    await expect(versions(page).getByRole('row', { name: /next-1/ })).toContainText('Staged');
    await expect(versions(page).getByRole('row', { name: /next-1/ })).toContainText('level_3');
    await expect(page.getByRole('region', { name: 'What works with what' })).toContainText('next-1');
  });
  expect(level3).toEqual(['next-1']);

  kit('promote', 'admin-app');
  expect(await open(browser, 'level1')).toEqual(['next-1']);
  kit('rollback', 'admin-app', inForce);
  expect(await open(browser, 'level3')).toEqual([inForce]);
});

test('one that fails in the field harms nobody, is withdrawn by itself, and the diagnostics say why', async ({
  browser,
  request,
}) => {
  anotherVersion('admin-app', 'broken-1', () => "throw new TypeError('broken on purpose');");
  kit('release', 'admin-app', '--stage', '--as', 'broken-1', '--roles', 'level_3', '--force');
  for (const faults of [1, 2, 3]) {
    const told = async () => {
      await expect.poll(async () => (await fieldOf(request)).stage?.faults).toBe(faults);
      // its kind and place are a separate report
      const isBroken = ({ version }: { version: string }) => version === 'broken-1';
      await expect.poll(async () => (await fieldOf(request)).faults.some(isBroken)).toBe(true);
    };
    // the version in force takes over
    expect(await open(browser, 'level3', told)).toEqual(['broken-1', inForce]);
  }
  expect((await fieldOf(request)).stage?.withdrawn_at).toEqual(expect.any(String));

  const after = await open(browser, 'level3', async (page) => {
    await page.getByRole('link', { name: 'Diagnostics' }).click();
    const row = versions(page).getByRole('row', { name: /broken-1/ });
    await expect(row).toContainText('Withdrawn by itself');
    await expect(row).toContainText('3 of 3 openings failed');
    const fault = page.getByRole('region', { name: 'Last faults' }).getByRole('row', { name: /broken-1/ });
    await expect(fault.first()).toContainText('remotes/admin-app/broken-1/');
  });
  expect(after).toEqual([inForce]);
  expect(() => kit('promote', 'admin-app')).toThrow('3 of 3 openings failed');
  kit('withdraw', 'admin-app');
  expect((await fieldOf(request)).stage).toBeNull();
});
