import { expect, test, type Page } from '@playwright/test';
import { emailOf, fillSignIn, homes, PASSWORD } from './support/accounts.ts';
import { phone } from './support/accessibility.ts';
import { expectLanguage } from './support/languages.ts';

const shellIsHere = (page: Page) => expect(page.locator('#ahead')).toHaveCount(0);

/** Nothing of the shell loads before it is let through. */
async function holdShell(page: Page): Promise<() => void> {
  const arrived = Promise.withResolvers<void>();
  await page.route('**/assets/shell.*', async (route) => {
    await arrived.promise;
    await route.continue();
  });
  return arrived.resolve;
}

const words = {
  en: {
    login: 'Login',
    email: 'Email',
    required: 'Email is required',
    role: 'Parent',
    password: 'Password',
    entering: 'You are signed in. Your pages are being loaded...',
  },
  ch: {
    login: '登录',
    email: '电子邮件',
    required: '请填写电子邮件',
    role: '家长',
    password: '密码',
    entering: '登录成功，正在加载您的页面……',
  },
};

for (const [language, locale] of [
  ['en', 'en-MY'],
  ['ch', 'zh-CN'],
] as const) {
  test(`the sign-in works before the shell is there, and goes on in the same page, in ${language}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale, viewport: phone });
    const page = await context.newPage();
    const refused: string[] = [];
    page.on('console', ({ type, text }) => type() === 'error' && refused.push(text()));
    const letShellCome = await holdShell(page);
    const { login, email, required, role, password, entering } = words[language];
    await page.goto('/signin');
    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
    await page.getByRole('button', { name: login }).click();
    await expect(page.getByText(required)).toBeVisible();
    await expect(page.getByLabel(email)).toBeFocused();
    await page.getByRole('radio', { name: role }).check({ force: true });
    await page.getByLabel(email).fill(emailOf('parent'));
    await expect(page.getByText(required)).toBeHidden();
    await page.getByLabel(password, { exact: true }).fill(PASSWORD);
    const answered = page.waitForResponse('**/api/parent/login');
    await page.getByLabel(password, { exact: true }).press('Enter');
    expect((await answered).status()).toBe(200);
    await expect(page.getByText(entering)).toBeVisible();
    letShellCome();
    await expect(page).toHaveURL(homes.parent);
    await expectLanguage(page, language, homes.parent);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await shellIsHere(page);
    expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true);
    expect(refused).toEqual([]);
    await context.close();
  });
}

test('what was typed and said is there when the shell has taken the place of the form', async ({ page }) => {
  const letShellCome = await holdShell(page);
  await page.goto('/signin');
  await page.getByRole('radio', { name: 'Admin' }).check({ force: true });
  await page.getByRole('checkbox').uncheck();
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('half a pass');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByText('Email is required')).toBeVisible();
  // a focused field keeps the focus
  await page.getByLabel('Email').fill('level');
  letShellCome();
  await page.waitForFunction(() => 'webpackChunkshell' in globalThis);
  await page.keyboard.type('3');
  await page.getByLabel('Email').fill('');
  await page.getByRole('heading', { level: 1 }).click();
  await shellIsHere(page);
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Admin' })).toBeChecked();
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await expect(page.getByText('Use your Student ID instead')).toBeHidden();
  await expect(password).toHaveValue('half a pass');
  await page.getByRole('button', { name: '中文' }).click();
  await expect(page.getByText('请填写电子邮件')).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await fillSignIn(page, { role: 'admin', email: emailOf('level3'), password: PASSWORD });
  await expect(page).toHaveURL(homes.admin);
});

test('no answer and too many attempts before the shell is there: the form waits, keeps what was typed and tries by itself', async ({
  page,
}) => {
  const letShellCome = await holdShell(page);
  await page.route(
    '**/api/teacher/login',
    (route) => route.fulfill({ status: 429, headers: { 'retry-after': '2' }, json: { message: 'Later' } }),
    { times: 1 },
  );
  await page.route('**/api/teacher/login', (route) => route.abort('connectionrefused'), { times: 1 });
  await page.goto('/signin');
  await fillSignIn(page, { role: 'teacher', email: emailOf('teacher'), password: PASSWORD });
  const failure = page.getByRole('dialog', { name: 'Error Message' });
  await expect(failure).toContainText('Something is wrong with the internet connection');
  await failure.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('timer')).toHaveText('Next attempt in 0:02');
  letShellCome();
  await expect(page).toHaveURL(homes.teacher);
});

for (const way of ['Enter', 'a click'] as const) {
  test(`${way} before the script is there says that it waits, and signs in once it is`, async ({ page }) => {
    const arrived = Promise.withResolvers<void>();
    await page.route('**/assets/early-sign-in.*', async (route) => {
      await arrived.promise;
      await route.continue();
    });
    await page.goto('/signin', { waitUntil: 'commit' });
    await page.getByRole('radio', { name: 'Parent' }).check({ force: true });
    await page.getByLabel('Email').fill(emailOf('parent'));
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    const words = page.getByText('Signing in begins as soon as the page is loaded.');
    await expect(words).toBeHidden();
    if (way === 'Enter') await page.getByLabel('Password', { exact: true }).press('Enter');
    else await page.getByRole('button', { name: 'Login' }).click();
    await expect(words).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(emailOf('parent'));
    arrived.resolve();
    await expect(page).toHaveURL(homes.parent);
  });
}

test('without scripts the sign-in says that it needs them, and puts nothing into an address', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/signin');
  await expect(page.locator('main noscript p')).toContainText('Signing in needs JavaScript');
  await page.getByLabel('Password', { exact: true }).fill('secret');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/signin');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('secret');
  await context.close();
});
