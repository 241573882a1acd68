import { expect, test, type Page } from '@playwright/test';
import { phone } from './support/accessibility.ts';
import { expectLanguage, expectWhole, type Language } from './support/languages.ts';

/** Prerendered: everything in the landing area. */
const paths = [
  '/',
  '/teachers',
  '/centres',
  '/achievements',
  '/testimonial',
  '/download',
  '/register',
  '/tnc',
];

const shellIsHere = (page: Page) => expect(page.locator('#ahead')).toHaveCount(0);

/** Adds up a page's layout shifts, including those right after an input. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(globalThis, { shifts: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (globalThis as unknown as { shifts: number }).shifts += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

for (const [language, locale, viewport] of [
  ['en', 'en-MY', { width: 1440, height: 900 }],
  ['ch', 'zh-CN', phone],
] as const) {
  test(`without scripts every public page can be read, in ${language}`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, locale, viewport });
    const page = await context.newPage();
    const refused: string[] = [];
    page.on('console', (message) => refused.push(message.text()));
    for (const path of paths) {
      await page.goto(path);
      await expectLanguage(page, language, path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      expect(/[\u4e00-\u9fff]/.test(await page.title()), path).toBe(language === 'ch');
      await expect(page.locator('[aria-busy="true"]'), path).toHaveCount(0);
      // What stands in for a page that has not come is no part of one that has.
      await expect(page.locator('#waiting'), path).toHaveCSS('display', 'none');
      await expect(page.locator('meta[name=description]'), path).toHaveAttribute('content', /./);
      await expect(page.locator('link[hreflang=zh-Hans]'), path).toHaveAttribute('href', /lang=zh-Hans$/);
      // the centre's own content, and links that lead on
      await expect(page.locator('footer'), path).toContainText('04-210 4188');
      await expect(page.getByRole('link', { name: /^(Sign In|登录)$/ }).first(), path).toHaveAttribute(
        'href',
        '/signin',
      );
    }
    await page.goto('/teachers');
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.getByRole('button', { name: language === 'en' ? '中文' : 'English' }).click();
    await expectLanguage(page, language === 'en' ? 'ch' : 'en', 'after the switch');
    expect(refused).toEqual([]);
    await context.close();
  });
}

test('without scripts the other pages say what they need', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  for (const address of ['/parent/payments', '/profile', '/no/such/page']) {
    await page.goto(address);
    const told = page.locator('.unscripted');
    await expect(told).toBeInViewport();
    // matchers read no text in a noscript element
    expect(await told.innerText()).toMatch(/This page needs JavaScript[\s\S]+此页面需要 JavaScript/);
  }
  await page.locator('.unscripted a').click();
  await expect(page).toHaveURL('/');
  await context.close();
});

test('search engines find the two centres', async ({ request }) => {
  const html = await (await request.get('/centres')).text();
  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)![1]!) as {
    '@graph': { '@type': string; telephone?: string }[];
  };
  const centres = data['@graph'].filter((one) => one['@type'] === 'ChildCare');
  expect(centres.map(({ telephone }) => telephone)).toEqual(['+6042104188', '+6046402188']);
  const map = await (await request.get('/sitemap.xml')).text();
  for (const path of paths) expect(map).toContain(`${path}?lang=zh-Hans</loc>`);
});

for (const path of ['/', '/testimonial', '/tnc']) {
  test(`the shell takes the place of ${path} without a jump, wherever it was read`, async ({ page }) => {
    await watchShifts(page);
    await page.goto(path);
    await page.evaluate(() => window.scrollTo(0, 200));
    const place = await page.evaluate(() => window.scrollY);
    const title = await page.title();
    await page.keyboard.press('Shift');
    await shellIsHere(page);
    await expectWhole(page, path);
    expect(await page.title()).toBe(title);
    expect(await page.evaluate(() => window.scrollY)).toBe(place);
    expect(await page.evaluate(() => (globalThis as unknown as { shifts: number }).shifts)).toBeLessThan(
      0.02,
    );
  });
}

test('what is pressed before the shell is there is pressed again by it', async ({ page }) => {
  await page.goto('/achievements');
  const next = page.getByRole('button', { name: 'Next' }).first();
  const position = page.getByText(/^\d of \d$/).first();
  await expect(position).toHaveText(/^1 of/);
  await next.click();
  await shellIsHere(page);
  await expect(position).toHaveText(/^2 of/);
});

test('the menu of a phone opens before the shell is there, and a link in it leads on', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: phone });
  const page = await context.newPage();
  // the shell never loads
  await page.route('**/assets/shell.*', () => undefined);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Teachers' }).click();
  await expect(page).toHaveURL('/teachers');
  await expect(page.getByRole('heading', { level: 1, name: 'Our Teachers' })).toBeVisible();
  await context.close();
});

test('nothing that was typed before the shell is there is lost, nor the place in it', async ({ page }) => {
  const arrived = Promise.withResolvers<void>();
  await page.route('**/assets/shell.*', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  // the shell is there before the choices of its list are
  await page.route('**/api/branch/all', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  const school = 'SJK(C) Chong Cheng';
  await page.goto('/register');
  await page.getByLabel('Student’s name').fill('Aisyah 爱莎');
  await page.getByLabel('School').fill(school);
  await page.getByRole('radio', { name: 'Daycare' }).check({ force: true });
  await page.getByLabel('Branch').selectOption({ index: 2 });
  const branch = await page.getByLabel('Branch').inputValue();
  await page.getByRole('checkbox').check();
  const email = page.getByLabel('Email');
  await email.fill('aisyah@family.example');
  arrived.resolve();
  await shellIsHere(page);
  await expect(page.getByLabel('Student’s name')).toHaveValue('Aisyah 爱莎');
  await expect(page.getByLabel('School')).toHaveValue(school);
  await expect(page.getByLabel('Branch')).toHaveValue(branch);
  await expect(page.getByRole('radio', { name: 'Daycare' })).toBeChecked();
  await expect(page.getByRole('checkbox')).toBeChecked();
  await expect(email).toBeFocused();
  await page.keyboard.type('.my');
  await expect(email).toHaveValue('aisyah@family.example.my');
});

test('a form that was chosen before the shell is there has what was typed after the choice', async ({
  page,
}) => {
  await page.goto('/register');
  await page.getByRole('radio', { name: 'Parent' }).check({ force: true });
  await page.locator('input[name=name]').fill('Nurul');
  await shellIsHere(page);
  await expect(page.getByRole('radio', { name: 'Parent' })).toBeChecked();
  await expect(page.getByLabel('Student ID 1')).toBeVisible();
  await expect(page.locator('input[name=name]')).toHaveValue('Nurul');
});

test('a language that was chosen is known to the server and to the shell', async ({ page }) => {
  const inLanguage = async (language: Language) => {
    await expectLanguage(page, language, page.url());
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(language);
  };
  await page.goto('/centres?lang=zh-Hans');
  await inLanguage('ch');
  await expect(page).toHaveURL('/centres');
  await page.goto('/signin');
  await inLanguage('ch');
  await page.getByRole('button', { name: 'English' }).click();
  await inLanguage('en');
  expect(await (await page.request.get('/centres')).text()).toContain('<html lang="en">');
});
