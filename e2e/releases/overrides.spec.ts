import { expect, test, type Page } from '@playwright/test';
import { contextOf, storedFor } from '../support/accounts.ts';
import { anotherVersion } from '../support/another-version.ts';
import { runs, today, together } from '../support/releases.ts';
import { startStaticHost, type StaticHost } from '../support/static-host.ts';

let host: StaticHost;
test.beforeAll(async () => {
  host = await startStaticHost();
  together(today(), today());
  anotherVersion('admin-app', 'candidate-1');
});
test.afterAll(() => host.close());

const inForce = today().releases.find(({ area }) => area.name === 'admin-app')!.version;
const banner = (page: Page) => page.getByRole('complementary', { name: 'Part of the portal from elsewhere' });
const section = (page: Page) => page.getByRole('region', { name: 'Override in this tab' });

async function take(page: Page, at: string): Promise<void> {
  await section(page).getByRole('combobox').click();
  await page.getByTitle('Back office').click();
  await section(page).getByRole('textbox').fill(at);
  await section(page).getByRole('button', { name: 'Use' }).click();
}

const ofAdmin = (seen: Set<string>) => [...seen].filter((one) => one.startsWith('admin-app/'));

test('level_3 takes a build of another origin in one tab, sees it on every page, and resets it', async ({
  browser,
}) => {
  const address = `${host.base}/remotes/admin-app/candidate-1/`;
  const context = await contextOf(browser, 'level3');
  const page = await context.newPage();
  await page.goto('/admin/diagnostics');
  await take(page, 'https://elsewhere.example/');
  await expect(section(page)).toContainText('does not allow builds from');
  await expect(banner(page)).toHaveCount(0);
  const seen = runs(page);
  await section(page).getByRole('textbox').fill(address);
  await section(page).getByRole('button', { name: 'Use' }).click();
  await expect(banner(page)).toContainText('admin-app');
  await expect(banner(page)).toContainText(address);
  await expect(section(page)).toContainText(address);
  expect(ofAdmin(seen)).toEqual(['admin-app/candidate-1']);
  for (const path of ['/admin/students', '/profile', '/signin', '/']) {
    await page.goto(path);
    await expect(banner(page)).toContainText(address);
  }
  expect(ofAdmin(seen)).toEqual(['admin-app/candidate-1']);

  // other tabs of the session have what is in force
  const other = await context.newPage();
  const others = runs(other);
  await other.goto('/admin/approval');
  await expect(other.getByRole('heading', { name: 'Approval List' })).toBeVisible();
  await expect(banner(other)).toHaveCount(0);
  expect(ofAdmin(others)).toEqual([`admin-app/${inForce}`]);

  await page.goto('/admin/approval');
  await banner(page).getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByRole('heading', { name: 'Approval List' })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  expect(ofAdmin(seen)).toContain(`admin-app/${inForce}`);
  await context.close();
});

test('one that is changed on its way is a card in words with Reset, and signing out ends it', async ({
  browser,
}) => {
  const context = await contextOf(browser, 'level3');
  const page = await context.newPage();
  await page.goto('/admin/diagnostics');
  host.change = (name, content) => (name.endsWith('mf-manifest.json') ? `${content} ` : content);
  await take(page, `${host.base}/remotes/admin-app/candidate-1/`);
  const card = page.locator('[role="alert"][data-area="admin-app"]');
  await expect(card).toContainText('is not available');
  await expect(card).toContainText('candidate-1');
  host.change = (_name, content) => content;
  await card.getByRole('button', { name: 'Reset' }).click();
  await expect(section(page)).toBeVisible();
  await expect(banner(page)).toHaveCount(0);

  await take(page, 'candidate-1');
  await expect(banner(page)).toContainText('candidate-1');
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(banner(page)).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('override'))).toBeNull();
  await context.close();
});

test('nobody below level_3 and no address that is not named, whatever the tab keeps', async ({ browser }) => {
  for (const [account, at] of [
    ['level2', 'candidate-1'],
    ['level3', 'https://elsewhere.example/'],
  ] as const) {
    const context = await contextOf(browser, account);
    const page = await context.newPage();
    await page.addInitScript(
      (kept) => sessionStorage.setItem('override', kept),
      JSON.stringify({ area: 'admin-app', at }),
    );
    const seen = runs(page);
    await page.goto('/admin/approval');
    await expect(page.getByRole('heading', { name: 'Approval List' })).toBeVisible();
    await expect(banner(page).getByRole('alert')).toContainText('may not come from');
    expect(ofAdmin(seen)).toEqual([`admin-app/${inForce}`]);
    await context.close();
  }
  const { token } = await storedFor('level2');
  const answer = await fetch(
    `${test.info().project.use.baseURL}/api/admin/override?area=admin-app&at=candidate-1`,
    { headers: { authorization: `Bearer ${token}` } },
  );
  expect(answer.status).toBe(403);
});
