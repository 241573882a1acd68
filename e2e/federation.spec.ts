import { expect, test, type Browser, type Page } from '@playwright/test';
import { portals } from './portal.ts';
import { contextOf, homes, type Account } from './support/accounts.ts';
import {
  breakCode,
  changeInTransit,
  entryOf,
  forgetPrevious,
  hide,
  kit,
  needLaterShell,
} from './support/remotes.ts';
import { slowly } from './support/slow-line.ts';

/** Each remote with one of its pages and who opens it. */
const remotes: { name: string; title: string; path: string; account: Account | null }[] = [
  { name: 'landing', title: 'Website', path: '/register', account: null },
  { name: 'admin-app', title: 'Back office', path: homes.admin, account: 'level3' },
  { name: 'student-app', title: 'Student area', path: homes.student, account: 'student' },
  { name: 'teacher-app', title: 'Teacher area', path: homes.teacher, account: 'teacher' },
  { name: 'parent-app', title: 'Parent area', path: homes.parent, account: 'parent' },
];

async function open(browser: Browser, account: Account | null, path: string): Promise<Page> {
  const context = account ? await contextOf(browser, account) : await browser.newContext();
  const page = await context.newPage();
  await page.goto(path);
  if (!account) await wantMore(page);
  return page;
}

/** A public page stays readable whatever is missing; what needs the shell is pressed on the prerendered page. */
async function wantMore(page: Page): Promise<void> {
  const button = page.locator('#ahead').getByRole('button', { name: 'Register', exact: true });
  if (await button.isVisible()) await button.click();
}

/** Tabs of people a broken remote must not affect; they stay open from one fault to the next. */
const bystanders = new Map<Account | null, Page>();

/** Opens a page in such a tab by its address, like the first one of a day. */
async function lookAt(browser: Browser, account: Account | null, path: string): Promise<Page> {
  const page = bystanders.get(account);
  if (page) await page.goto(path);
  else bystanders.set(account, await open(browser, account, path));
  return bystanders.get(account)!;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first();
const card = (page: Page, name: string) => page.locator(`[role="alert"][data-area="${name}"]`);

/** The remote versions a page has loaded anything of. */
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

  test('a remote that was forced although the shell cannot serve it: a card in words, and no download', async ({
    browser,
  }) => {
    needLaterShell('teacher-app');
    forgetPrevious('teacher-app');
    const context = await contextOf(browser, 'teacher');
    const page = await context.newPage();
    const versions = versionsSeen(page, 'teacher-app');
    await page.goto(homes.teacher);
    await expect(card(page, 'teacher-app')).toContainText('needs a newer version of the portal');
    await expect(page.getByText('Can not get')).toHaveCount(0);
    expect([...versions]).toEqual([]);
    kit('release', 'teacher-app');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(card(page, 'teacher-app')).toHaveCount(0);
    await context.close();
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
          // While it is trying, the button has another label.
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
      await page.goto(path);
      if (!account) await wantMore(page);
      await expect(card(page, name)).toBeVisible({ timeout: 20_000 });
      await page.unroute(`**/remotes/${name}/**`);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(card(page, name)).toHaveCount(0, { timeout: 20_000 });
      await expect(heading(page)).toBeVisible();
      await context.close();
    });
  });
}

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

test('a file of the shell that failed is asked for again: shared scripts, then a style sheet', async ({
  browser,
}) => {
  const context = await contextOf(browser, 'level3');
  for (const file of ['frame.*.js', 'list.*.js', 'resources.*.js', 'frame.*.css']) {
    const page = await context.newPage();
    await page.route(`**/assets/${file}*`, (route) => route.fulfill({ status: 404 }));
    await page.goto('/admin/students');
    await expect(tryAgain(page), file).toBeVisible();
    await tryAgain(page).click();
    await expect(tryAgain(page), file).toBeEnabled();
    await page.unroute(`**/assets/${file}*`);
    await tryAgain(page).click();
    await expect(page.getByRole('row').nth(3), file).toBeVisible();
    await page.close();
  }
  await context.close();
});

test('without its first scripts the page says so by itself, and its link brings it back', async ({
  page,
}) => {
  for (const file of ['shell', 'everybody']) {
    await page.route(`**/assets/${file}.*.js*`, (route) => route.fulfill({ status: 404 }));
    await page.goto('/pagenotfound');
    await expect(page.getByText('The page is not here yet.'), file).toBeVisible();
    await expect(page.getByText('页面还没有加载')).toBeVisible();
    await page.unroute(`**/assets/${file}.*.js*`);
    await page.getByRole('link', { name: /Try again/ }).click();
    await expect(page.getByRole('heading', { level: 1 }).first(), file).toBeVisible();
    await expect(page.getByText('The page is not here yet.')).toHaveCount(0);
  }
});

test('an area without its style sheet is not shown, and is when it is there', async ({ page }) => {
  forgetPrevious('landing');
  const mend = hide('landing', /^assets\/.*\.css/);
  try {
    await page.goto('/register');
    await wantMore(page);
    await expect(card(page, 'landing')).toBeVisible();
    mend();
    await tryAgain(page).click();
    await expect(card(page, 'landing')).toHaveCount(0);
    const styled = () => Array.from(document.styleSheets, ({ href }) => href).join(' ');
    expect(await page.evaluate(styled)).toContain('/remotes/landing/');
  } finally {
    mend();
  }
});

test('one changed byte of a remote refuses that remote only, and does not run', async ({ page }) => {
  forgetPrevious('landing');
  const mend = changeInTransit('landing', 'globalThis.ranForeignCode = true;');
  try {
    await page.goto('/register');
    await wantMore(page);
    await expect(card(page, 'landing')).toBeVisible();
    expect(await page.evaluate(() => 'ranForeignCode' in globalThis)).toBe(false);
    await page.goto('/signin');
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  } finally {
    mend();
  }
});

test('what is arriving is waited for, longer than what is silent', async ({ browser }) => {
  const line = await slowly(portals.federation.address, /\/remotes\/landing\/.*expose_area.*\.js$/, 12_000);
  const page = await browser.newPage();
  await page.goto(`${line.address}/teachers`);
  await page.keyboard.press('Tab');
  await expect(page.locator('#ahead')).toHaveCount(0, { timeout: 30_000 });
  expect(line.took()).toBeGreaterThan(11_000);
  await page.close();
  await line.close();
});

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
