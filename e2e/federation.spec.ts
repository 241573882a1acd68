import { expect, test, type Browser, type Page } from '@playwright/test';
import { contextOf, homes, type Account } from './support/accounts.ts';
import { breakCode, entryOf, forgetPrevious, hide, kit } from './support/remotes.ts';

/** Each remote with a page of it and who opens it. */
const remotes: { name: string; title: string; path: string; account: Account | null }[] = [
  { name: 'landing', title: 'Website', path: '/teachers', account: null },
  { name: 'admin-app', title: 'Back office', path: homes.admin, account: 'level3' },
  { name: 'student-app', title: 'Student area', path: homes.student, account: 'student' },
  { name: 'teacher-app', title: 'Teacher area', path: homes.teacher, account: 'teacher' },
  { name: 'parent-app', title: 'Parent area', path: homes.parent, account: 'parent' },
];

async function open(browser: Browser, account: Account | null, path: string): Promise<Page> {
  const context = account ? await contextOf(browser, account) : await browser.newContext();
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** Tabs of those whom a broken remote must not reach; they stay open from one fault to the next. */
const bystanders = new Map<Account | null, Page>();

/** Opens a page in such a tab as the first one of the day does: by its address. */
async function lookAt(browser: Browser, account: Account | null, path: string): Promise<Page> {
  const page = bystanders.get(account);
  if (page) await page.goto(path);
  else bystanders.set(account, await open(browser, account, path));
  return bystanders.get(account)!;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first();
const card = (page: Page, name: string) => page.locator(`[role="alert"][data-area="${name}"]`);

/** The versions of a remote that a page has downloaded anything of. */
function versionsSeen(page: Page, name: string): Set<string> {
  const seen = new Set<string>();
  page.on('requestfinished', (request) => {
    const [, folder, area, version] = new URL(request.url()).pathname.split('/');
    if (folder === 'remotes' && area === name) seen.add(version!);
  });
  return seen;
}

test.describe('releasing while people work', () => {
  test('an open tab goes on, a new tab has the new version, a rollback takes it back', async ({
    browser,
  }) => {
    test.setTimeout(240_000);
    const before = entryOf('admin-app').current.version;
    const old = await open(browser, 'level3', homes.admin);
    await expect(old.getByRole('heading', { name: 'Approval List' })).toBeVisible();
    const oldVersions = versionsSeen(old, 'admin-app');

    kit('release', 'admin-app', '--as', '9.0.0');
    expect(entryOf('admin-app').current.version).toBe('9.0.0');
    await old.getByRole('link', { name: 'Students' }).click();
    await expect(old.getByRole('heading', { name: 'Students' })).toBeVisible();
    await expect(old.getByRole('row').nth(3)).toBeVisible();
    expect([...oldVersions]).toEqual([before]);

    const opened = async () => {
      const context = await contextOf(browser, 'level3');
      const page = await context.newPage();
      const versions = versionsSeen(page, 'admin-app');
      await page.goto(homes.admin);
      await expect(page.getByRole('heading', { name: 'Approval List' })).toBeVisible();
      await context.close();
      return [...versions];
    };
    expect(await opened()).toEqual(['9.0.0']);

    kit('rollback', 'admin-app');
    expect(entryOf('admin-app').current.version).toBe(before);
    expect(await opened()).toEqual([before]);
    await old.getByRole('link', { name: 'Approval' }).click();
    await expect(old.getByRole('heading', { name: 'Approval List' })).toBeVisible();
  });

  test('a broken new version heals to the previous one by itself', async ({ browser }) => {
    test.setTimeout(240_000);
    const before = entryOf('parent-app').current.version;
    kit('release', 'parent-app', '--as', '9.0.0');
    expect(entryOf('parent-app').previous?.version).toBe(before);
    for (const breakIt of [
      () => hide('parent-app', /^mf-manifest\.json/),
      () => hide('parent-app', /^entry\.js/),
      () => breakCode('parent-app'),
    ]) {
      const mend = breakIt();
      const page = await open(browser, 'parent', homes.parent);
      await expect(page.getByRole('heading', { name: 'Payment' })).toBeVisible({ timeout: 20_000 });
      await page.context().close();
      mend();
    }
    kit('rollback', 'parent-app');
  });
});

for (const { name, path, account } of remotes) {
  test.describe(`${name} is away`, () => {
    test.beforeAll(() => forgetPrevious(name));

    for (const [how, breakIt] of [
      ['its manifest is missing', () => hide(name, /^mf-manifest\.json/)],
      ['a chunk is missing', () => hide(name, /^assets\/__federation_expose_area\..*\.js/)],
      ['its code throws', () => breakCode(name)],
    ] as const) {
      test(`${how}: a card names it, the rest works, Try again brings it back`, async ({ browser }) => {
        const mend = breakIt();
        try {
          const page = await open(browser, account, path);
          await expect(card(page, name)).toBeVisible({ timeout: 20_000 });
          await expect(card(page, name).getByRole('heading')).toContainText('is not available');

          const visitor = await lookAt(browser, null, '/signin');
          await expect(visitor.getByRole('button', { name: 'Login' })).toBeVisible();
          const other = remotes.find((one) => one.name !== name && one.account)!;
          const elsewhere = await lookAt(browser, other.account, other.path);
          await expect(heading(elsewhere)).toBeVisible();
          await expect(elsewhere.getByText('is not available')).toHaveCount(0);

          await page.evaluate(() => Object.assign(globalThis, { notReloaded: true }));
          await page.getByRole('button', { name: 'Try again' }).click();
          // While it tries, the button is called otherwise.
          await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
          mend();
          await page.getByRole('button', { name: 'Try again' }).click();
          await expect(card(page, name)).toHaveCount(0, { timeout: 20_000 });
          await expect(heading(page)).toBeVisible();
          expect(await page.evaluate(() => 'notReloaded' in globalThis)).toBe(true);
          await page.context().close();
        } finally {
          mend();
        }
      });
    }

    test('an answer never comes: the card is there within the limit, and Try again works', async ({
      browser,
    }) => {
      const context = account ? await contextOf(browser, account) : await browser.newContext();
      const page = await context.newPage();
      await page.route(`**/remotes/${name}/**`, () => undefined);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(card(page, name)).toBeVisible({ timeout: 20_000 });
      await page.unroute(`**/remotes/${name}/**`);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(card(page, name)).toHaveCount(0, { timeout: 20_000 });
      await expect(heading(page)).toBeVisible();
      await context.close();
    });
  });
}

test('one React serves the shell and every remote', async ({ browser }) => {
  const page = await open(browser, 'level3', homes.admin);
  await expect(page.getByRole('heading', { name: 'Approval List' })).toBeVisible();
  const versions = await page.evaluate(() => {
    const hosts = (globalThis as unknown as { __FEDERATION__: { __SHARE__: Record<string, object> } })
      .__FEDERATION__;
    const found = new Set<string>();
    for (const scopes of Object.values(hosts.__SHARE__))
      for (const scope of Object.values(
        scopes as Record<string, Record<string, Record<string, { loaded?: boolean }>>>,
      ))
        for (const [version, one] of Object.entries(scope['react'] ?? {})) if (one.loaded) found.add(version);
    return [...found];
  });
  expect(versions).toHaveLength(1);
  await page.context().close();
});
