import { expect, test, type Browser, type BrowserContext, type Page, type Request } from '@playwright/test';
import { contextOf } from './support/accounts.ts';

/** The limit for reading `/`, without font and pictures. */
const READING_KIB = 30;
/**
 * The limit for shell and area on top of that when somebody interacts, and their number of files. Raising it needs a
 * reason: the last 4 KiB are for the browser's translator, input methods, and pages restored after a sign-out.
 */
const BUDGET_KIB = 244;
const MOST_FILES = 14;

/** The limit for a signed-in list until its rows show, including data. */
const MOST_LIST_REQUESTS = 25;

const pathOf = (request: Request) => new URL(request.url()).pathname;
const isBuilt = (path: string) => /^\/(assets|remotes)\/.*\.(js|css|json)$/.test(path);
const isNeeded = (path: string) => isBuilt(path) || path === '/' || path === '/remotes.json';
const nameOf = (path: string) => path.split('/').pop()!.split('.')[0];

async function requestsOf(page: Page, address: string): Promise<Request[]> {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await page.goto(address, { waitUntil: 'networkidle' });
  return requests;
}

async function kibibytesOf(requests: Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  const bytes = sizes.map(
    ({ responseBodySize, responseHeadersSize }) => responseBodySize + responseHeadersSize,
  );
  return bytes.reduce((sum, size) => sum + size, 0) / 1024;
}

const isEarly = (request: Request) => /^\/$|\/early\./.test(pathOf(request));

for (const [language, address, most] of [
  ['English', '/?lang=en', BUDGET_KIB],
  // characters of three bytes each
  ['Chinese', '/?lang=zh-Hans', BUDGET_KIB + 1],
] as const)
  test(`the first page in ${language} is read with one script; the shell asks for all of its files at once, none in vain`, async ({
    page,
  }) => {
    const html = await (await page.request.get(address)).text();
    const ahead = [...html.matchAll(/ (?:href|src)="([^"]+)"/g)].map(([, file]) => file!).filter(isBuilt);
    const requests = await requestsOf(page, address);
    expect(requests.filter((request) => isNeeded(pathOf(request))).every(isEarly)).toBe(true);
    expect(await kibibytesOf(requests.filter(isEarly))).toBeLessThanOrEqual(READING_KIB);

    await page.keyboard.press('Tab');
    await expect(page.locator('#ahead')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    const files = requests.map(pathOf).filter(isBuilt);
    expect(files.sort()).toEqual(ahead.sort());
    expect(files.length).toBeLessThanOrEqual(MOST_FILES);
    // what the resources behind the sign-in consist of
    expect(files.map(nameOf)).not.toContain('resources');

    const shell = requests.filter((request) => isNeeded(pathOf(request)) && !isEarly(request));
    const kibibytes = await kibibytesOf(shell);
    expect(kibibytes).toBeGreaterThan(BUDGET_KIB / 2);
    expect(kibibytes).toBeLessThanOrEqual(most);
  });

for (const address of ['/register', '/pagenotfound']) {
  test(`${address} loads nothing of the design system`, async ({ page }) => {
    const requests = await requestsOf(page, address);
    await page.keyboard.press('Tab');
    await expect(page.locator('#ahead')).toHaveCount(0);
    const files = requests.map(pathOf).filter(isBuilt).map(nameOf);
    expect(files).toContain('everybody');
    expect(files.filter((name) => name === 'frame' || name === 'fields')).toEqual([]);
  });
}

/** Of somebody signed in: as `contextOf`, and the server knows. */
async function knownContext(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const context = await contextOf(browser, 'level3');
  await context.addCookies([{ name: 'signed_in', value: 'admin', url: baseURL }]);
  return context;
}

test('a list behind the sign-in takes few requests, those of the shell all hinted at, and no module of the share scope comes twice', async ({
  browser,
  baseURL,
}) => {
  const context = await knownContext(browser, baseURL!);
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const people = page.waitForResponse(/\/api\/admin\/student\/all/);
  await page.goto('/admin/students');
  await people;
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  // once its rows stand the page loads what may be opened
  await expect.poll(() => requests.map(pathOf).map(nameOf)).toContain('fields');
  const paths = requests.map(pathOf);
  const before = paths.slice(0, paths.map(nameOf).indexOf('fields'));
  expect(before.filter((path) => path === '/api/admin/student/all')).toHaveLength(1);
  expect(before.length, before.join(' ')).toBeLessThanOrEqual(MOST_LIST_REQUESTS);
  const html = await (await page.request.get('/admin/students')).text();
  const hinted = [...html.matchAll(/ (?:href|src)="([^"]+)"/g)].map(([, file]) => file!).filter(isBuilt);
  const built = before.filter(isBuilt);
  expect(built.sort()).toEqual([...new Set(built)]);
  expect(hinted.filter((file) => !built.includes(file))).toEqual([]);
  const unhinted = built.filter((file) => file.startsWith('/assets/') && !hinted.includes(file));
  expect(unhinted.filter((file) => file.endsWith('.js'))).toEqual([]);
  // dialogs and filter fields
  expect(before.map(nameOf).filter((name) => ['fields', 'tabs', 'dates'].includes(name!))).toEqual([]);
  // a module in several chunks has the same id in each
  const modules = await page.evaluate(() =>
    (globalThis as unknown as { webpackChunkshell: [unknown, object][] }).webpackChunkshell.flatMap(
      ([, found]) => Object.keys(found),
    ),
  );
  expect(modules.length).toBeGreaterThan(100);
  expect(modules.length - new Set(modules).size).toBe(0);
  await context.close();
});

/** Pages that name what they show first in `area.tsx`, with that call. */
const askedAhead = {
  level3: [
    ['/admin/students', '/api/admin/student/all'],
    ['/admin/parents', '/api/admin/parent/all'],
    ['/admin/teachers', '/api/admin/teacher/all'],
    ['/admin/classes', '/api/admin/classes/all'],
    ['/admin/subjects', '/api/admin/subjects/all'],
    ['/admin/payment', '/api/admin/payment'],
    ['/admin/payment-checking', '/api/admin/payment/pending-checking'],
    ['/admin/outstanding', '/api/admin/payment/outstanding'],
    ['/admin/approval', '/api/admin/student/registerlist'],
    ['/admin/approval', '/api/admin/approval/counts'],
    ['/admin/timechanges', '/api/admin/timechanges'],
    ['/admin/students/import', '/api/admin/import/students'],
    ['/setting/branches', '/api/admin/branch/all'],
  ],
  parent: [
    ['/parent/payments', '/api/parent/payments'],
    ['/parent/payments', '/api/parent/students'],
    ['/parent/timetable', '/api/parent/students'],
  ],
  student: [
    ['/student/payment', '/api/student/payments'],
    ['/student/timetable', '/api/student/classes'],
  ],
  teacher: [['/teacher/timetable', '/api/teacher/classes']],
} as const;

for (const [account, pages] of Object.entries(askedAhead))
  test(`the pages of ${account} ask for what they show first while the frame is on its way, and only once`, async ({
    browser,
  }) => {
    const context = await contextOf(browser, account as keyof typeof askedAhead);
    for (const [address, call] of pages) {
      const page = await context.newPage();
      const asked = Promise.withResolvers<void>();
      let times = 0;
      page.on('request', (request) => {
        if (pathOf(request) !== call) return;
        times++;
        asked.resolve();
      });
      await page.route(/\/assets\/frame\.[^/]+\.js$/, async (route) => {
        await asked.promise;
        await route.continue();
      });
      await page.goto(address);
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      expect(times, address).toBe(1);
      await page.close();
    }
    await context.close();
  });

/** How much of the page has moved since it began, as browsers count it. */
const moved = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list.getEntries().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        // without any shift nothing is reported
        requestAnimationFrame(() => setTimeout(() => resolve(0)));
      }),
  );

test('a page behind the sign-in begins with its skeleton, before any script, and nothing moves', async ({
  browser,
  baseURL,
}) => {
  const context = await knownContext(browser, baseURL!);
  const page = await context.newPage();
  const isHeld = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await isHeld.promise;
    await route.continue();
  });
  await page.goto('/admin/students', { waitUntil: 'commit' });
  const skeleton = page.locator('#opening');
  await expect(skeleton.locator('.list')).toBeVisible();
  await expect(page.locator('#waiting')).toHaveCSS('visibility', 'hidden');
  isHeld.resolve();
  await expect(page.getByRole('row').nth(3)).toBeVisible();
  await expect(skeleton).toHaveCount(0);
  expect(await moved(page)).toBeLessThan(0.02);
  await context.close();
});

test('a browser that is too old is told so, whatever becomes of the scripts', async ({ page, browser }) => {
  const words = page.getByText('This browser is too old for the portal');
  await page.goto('/signin');
  await expect(page.getByRole('heading', { name: 'Sign In' })).toBeVisible();
  await expect(words).toBeHidden();

  const context = await browser.newContext({ javaScriptEnabled: false });
  const old = await context.newPage();
  // Unknown dependencies of a chunk.
  await old.route('**/signin', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace('color-mix(in srgb, red, red)', 'no-mix(red)'),
    });
  });
  await old.goto('/signin');
  await expect(old.getByText('This browser is too old for the portal')).toBeVisible();
  await expect(old.getByText('此浏览器版本过旧')).toBeVisible();
  await context.close();
});
