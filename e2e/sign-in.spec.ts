import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { emailOf, fillSignIn, homes, PASSWORD, type Account } from './support/accounts.ts';

const REFUSED =
  'The email or password entered is not valid. Please retry or proceed to register for an account.';

const credentials = (account: Account, role: 'admin' | 'student' | 'teacher') => ({
  role,
  email: emailOf(account),
  password: PASSWORD,
});

const stored = (page: Page, storage: 'localStorage' | 'sessionStorage'): Promise<Record<string, string>> =>
  page.evaluate((name) => ({ ...globalThis[name] }), storage);

const opened = async (context: BrowserContext, path: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(path);
  return page;
};

test('the form says what is wrong, and keeps what was typed', async ({ page }) => {
  await page.goto('/signin');
  await expect(page.getByRole('radio')).toHaveCount(4);
  for (const role of ['Student', 'Teacher', 'Admin', 'Parent']) {
    await expect(page.getByRole('radio', { name: role })).toBeChecked({ checked: role === 'Student' });
  }
  await expect(page.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();

  const login = page.getByRole('button', { name: 'Login' });
  await login.click();
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();

  const email = page.getByLabel('Email');
  const password = page.getByLabel('Password', { exact: true });
  await email.fill(emailOf('student'));
  await password.fill('not the password');
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide', exact: true }).click();
  await expect(password).toHaveAttribute('type', 'password');

  const dialog = page.getByRole('dialog', { name: 'Error Message' });
  const expectMessage = async (text: string) => {
    await login.click();
    await expect(dialog).toContainText(text);
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(dialog).toBeHidden();
    await expect(email).toHaveValue(emailOf('student'));
    await expect(page).toHaveURL('/signin');
  };
  await expectMessage(REFUSED);

  // No answer is not the same as a wrong password (decision 37).
  await page.route('**/api/student/login', (route) => route.abort('connectionrefused'));
  await password.fill(PASSWORD);
  await expectMessage('Something is wrong with the internet connection, please try again.');
  await page.unroute('**/api/student/login');

  // The right password for another role is wrong here.
  await page.getByRole('radio', { name: 'Parent' }).check({ force: true });
  await expectMessage(REFUSED);
  expect(await stored(page, 'localStorage')).not.toHaveProperty('token');

  await page.getByRole('radio', { name: 'Student' }).check({ force: true });
  await login.click();
  await expect(page).toHaveURL(homes.student);
});

test('Remember me keeps the session for every tab and the next day', async ({ browser, page }) => {
  await page.goto('/signin');
  await fillSignIn(page, credentials('student', 'student'));
  await expect(page).toHaveURL(homes.student);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await stored(page, 'localStorage')).toMatchObject({
    token: expect.any(String),
    role: 'student',
    name: expect.stringMatching(/\S/),
    student_is_initialized: 'true',
  });
  // Loaded after sign-in, for the entry Enroll To Class.
  await expect
    .poll(async () => (await stored(page, 'localStorage'))['have_active_enrollment'])
    .toMatch(/^(true|false)$/);
  expect(await stored(page, 'sessionStorage')).not.toHaveProperty('token');

  const tab = await opened(page.context(), homes.student);
  await expect(tab.getByRole('link', { name: 'View Profile' })).toBeVisible();

  const tomorrow = await browser.newContext({ storageState: await page.context().storageState() });
  const again = await opened(tomorrow, homes.student);
  await expect(again.getByRole('link', { name: 'View Profile' })).toBeVisible();
  await tomorrow.close();
});

test('without Remember me the session is that of one tab', async ({ browser, page }) => {
  await page.goto('/signin');
  await page.getByRole('checkbox', { name: 'Remember me' }).uncheck();
  await fillSignIn(page, credentials('level2', 'admin'));
  await expect(page).toHaveURL(homes.admin);
  await expect(page.getByRole('heading', { name: 'Approval List' })).toBeVisible();
  await expect.poll(async () => (await stored(page, 'sessionStorage'))['admin_level']).toBe('level_2');
  expect(await stored(page, 'sessionStorage')).toMatchObject({ token: expect.any(String), role: 'admin' });
  expect(await stored(page, 'localStorage')).not.toHaveProperty('token');

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Approval List' })).toBeVisible();

  const tomorrow = await browser.newContext({ storageState: await page.context().storageState() });
  for (const context of [page.context(), tomorrow]) {
    const visitor = await opened(context, homes.admin);
    await expect(visitor.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  }
  await tomorrow.close();
});

test('sign-in goes on to the page that was asked for, if it is theirs', async ({ browser, page }) => {
  await page.goto('/admin/approval?tab=parents');
  await expect(page).toHaveURL('/pagenotfound');
  await expect(page.getByText('your session has ended')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await fillSignIn(page, credentials('level3', 'admin'));
  await expect(page).toHaveURL('/admin/approval?tab=parents');
  await expect(page.getByRole('tab', { name: 'Parents', selected: true })).toBeVisible();

  const another = await opened(await browser.newContext(), '/admin/approval?tab=parents');
  await another.getByRole('link', { name: 'Sign In' }).first().click();
  await fillSignIn(another, credentials('teacher', 'teacher'));
  await expect(another).toHaveURL(homes.teacher);
  await another.context().close();
});
