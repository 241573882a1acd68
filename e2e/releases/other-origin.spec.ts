import { releaseAt } from '@portal/portal-kit/remotes-origin';
import { expect, test, type Page } from '@playwright/test';
import { contextOf, homes } from '../support/accounts.ts';
import { today, together } from '../support/releases.ts';
import { startStaticHost, type StaticHost } from '../support/static-host.ts';

let host: StaticHost;
test.beforeAll(async () => {
  host = await startStaticHost();
  const { shell, releases } = today();
  together({ shell, releases }, { shell, releases: releases.map((one) => releaseAt(host.base, one)) });
});
test.afterAll(() => host.close());
test.beforeEach(() => {
  host.change = (_name, content) => content;
  host.isOpen = true;
});

const ofRemotes = (address: string) => new URL(address).pathname.includes('/remotes/');
const card = (page: Page) => page.locator('[role="alert"][data-area="teacher-app"]');

test('remotes come from another origin and a path of it, with the strict policy of the page', async ({
  browser,
}) => {
  const context = await contextOf(browser, 'teacher');
  const page = await context.newPage();
  const files: string[] = [];
  const said: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
  });
  const answer = await page.goto(homes.teacher);
  await expect(page.getByRole('button', { name: 'Next week' })).toBeVisible();
  const places = new Set(files.filter(ofRemotes).map((address) => address.split('/remotes/')[0]));
  expect([...places]).toEqual([host.base]);
  const policy = answer!.headers()['content-security-policy']!;
  expect(policy).toContain(`script-src 'self' ${host.origin};`);
  // everything that ran was verified: each script of the remote has the hash in its manifest
  const unchecked = await page.evaluate(
    (origin) =>
      [...document.querySelectorAll<HTMLScriptElement>('script[src], link[rel="stylesheet"]')]
        .filter((one) => (one.src || one.getAttribute('href') || '').startsWith(origin))
        .filter((one) => !one.integrity).length,
    host.origin,
  );
  expect(unchecked).toBe(0);
  expect(said).toEqual([]);
  await context.close();

  const visitor = await browser.newPage();
  await visitor.goto('/register');
  await visitor.keyboard.press('Tab');
  await expect(visitor.locator('#ahead')).toHaveCount(0);
  await expect(visitor.getByRole('button', { name: 'Register', exact: true })).toBeVisible();
  await visitor.close();
});

for (const [how, corrupt] of [
  [
    'one byte of a script is changed',
    () =>
      (host.change = (name, content) =>
        name.includes('__federation_expose_area') ? content.replace('"', "'") : content),
  ],
  [
    'one byte of its manifest is changed',
    () => (host.change = (name, content) => (name.endsWith('.json') ? `${content} ` : content)),
  ],
  ['the host does not let other origins read', () => (host.isOpen = false)],
] as const) {
  test(`${how}: a card in words, nothing of it runs, Try again brings the page`, async ({ browser }) => {
    corrupt();
    const context = await contextOf(browser, 'teacher');
    const page = await context.newPage();
    await page.goto(homes.teacher);
    await expect(card(page)).toContainText('is not available');
    host.change = (_name, content) => content;
    host.isOpen = true;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Next week' })).toBeVisible();
    await expect(card(page)).toHaveCount(0);
    await context.close();
  });
}
