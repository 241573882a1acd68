import { expect, test, type Page } from '@playwright/test';
import { contextOf, emailOf, fillSignIn, type Account } from './support/accounts.ts';
import { newParent } from './support/people.ts';

const BANNER = 'To change any of this information, please contact the admins of your centre.';

/** The value beside a label of the details. */
const detail = (page: Page, label: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) }) })
    .getByRole('definition');

/** What each role sees; a dash would mean missing demo data. */
const details: Record<Account, Record<string, string | RegExp>> = {
  level3: { Name: /\S/, Email: emailOf('level3'), 'Admin Level': 'Level 3', Branch: 'All branches' },
  level2: { Email: emailOf('level2'), 'Admin Level': 'Level 2' },
  level1: { Email: emailOf('level1'), 'Admin Level': 'Level 1', Branch: 'Georgetown' },
  student: {
    'Student ID': /^SS\d+$/,
    Name: /\S/,
    Phone: /^\+60 1\d-\d{3,4} \d{4}$/,
    IC: /^\d{6}-\d{2}-\d{4}$/,
    'Guardian Name': /\S/,
    'Guardian Phone': /^\+60 1\d-\d{3,4} \d{4}$/,
    School: /\S{2,}/,
    'Education Level': 'Form 4',
    Points: /^\d+$/,
  },
  teacher: {
    'Teacher Number': /^\d+$/,
    Name: /\S/,
    Email: emailOf('teacher'),
    Phone: /^\+60 1\d-\d{3,4} \d{4}$/,
    IC: /^\d{6}-\d{2}-\d{4}$/,
    'Education Level': /\S{2,}/,
    Address: /\S{2,}/,
  },
  parent: {
    Name: /\S/,
    Email: emailOf('parent'),
    Phone: /^\+60 1\d-\d{3,4} \d{4}$/,
    IC: /^\d{6}-\d{2}-\d{4}$/,
  },
};

test('everybody sees what the centre knows of them, and whom to ask for a change', async ({ browser }) => {
  for (const [account, expected] of Object.entries(details) as [Account, Record<string, string | RegExp>][]) {
    const context = await contextOf(browser, account);
    const page = await context.newPage();
    await page.goto('/profile');
    await expect(page.getByText(BANNER)).toBeVisible();
    for (const [label, value] of Object.entries(expected)) {
      await expect(detail(page, label), `${account}: ${label}`).toHaveText(value);
    }
    await context.close();
  }
});

test('a student copies the referral link, and a friend finds the code in the form', async ({
  browser,
  baseURL,
}) => {
  const context = await contextOf(browser, 'student', { permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('The link has been copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`^${baseURL}/register\\?referral_code=\\w+$`));

  const friend = await browser.newPage();
  await friend.goto(link);
  await expect(friend.getByLabel(/Referral Code/)).toHaveValue(link.split('=')[1]!);
  await friend.close();
  await context.close();
});

test('a parent sees the linked students and asks for more', async ({ browser }) => {
  const context = await contextOf(browser, 'parent');
  const page = await context.newPage();
  await page.goto('/profile');
  const linked = page.getByRole('listitem').filter({ hasText: /SS\d+ · / });
  await expect(linked).toHaveCount(2);
  const [known] = /SS\d+/.exec(await linked.first().innerText())!;

  const first = page.getByLabel('Student ID 1');
  const second = page.getByLabel('Student ID 2');
  const more = page.getByRole('button', { name: 'Add another' });
  const send = page.getByRole('button', { name: 'Send Request' });
  await send.click();
  await expect(page.getByText('Input is required')).toBeVisible();
  // A new row only if none is empty.
  await more.click();
  await expect(second).toHaveCount(0);
  await first.fill('twelve');
  await more.click();
  await more.click();
  await expect(second).toBeVisible();
  await expect(page.getByLabel(/^Student ID \d/)).toHaveCount(2);

  await second.fill(known);
  await send.click();
  await expect(page.getByText('A student ID is SS followed by digits')).toBeVisible();
  await expect(page.getByText('Student Already Added As Child')).toBeVisible();
  await expect(first).toHaveValue('twelve');

  await first.fill('SS880001');
  await second.fill('SS880002');
  await send.click();
  await expect(page.getByText('Submission successful, Admin will review the request.')).toBeVisible();
  await expect(first).toHaveValue('');
  await expect(second).toHaveCount(0);
  await context.close();
});

test('a password is changed, other devices are signed out, and log out ends the session', async ({
  browser,
  request,
}) => {
  const parent = await newParent();
  const changed = { ...parent, password: 'quite another password' };
  const context = await contextOf(browser, parent);
  const page = await context.newPage();
  await page.goto('/profile');
  const elsewhere = await contextOf(browser, parent);
  const other = await elsewhere.newPage();
  await other.goto('/parent/payments');
  await expect(other.getByRole('heading', { name: 'Payment' })).toBeVisible();

  await page.getByRole('button', { name: 'Change Password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Password' });
  const change = dialog.getByRole('button', { name: 'Change Password' });
  const [existing, next, confirm] = ['Existing Password', 'New Password', 'Reconfirm Password'].map((label) =>
    dialog.getByLabel(label, { exact: true }),
  );
  await change.click();
  await expect(dialog.getByText('Password is required')).toHaveCount(3);
  await existing!.fill('not the one');
  await next!.fill(changed.password);
  await confirm!.fill(`${changed.password}!`);
  await change.click();
  await expect(dialog.getByText('The New Password and Reconfirm Password do not match')).toBeVisible();
  await confirm!.fill(changed.password);
  await change.click();
  await expect(dialog.getByText('Incorrect Password')).toBeVisible();
  // It refers to the password, not the session (decision 39).
  await expect(page).toHaveURL('/profile');
  await expect(next!).toHaveValue(changed.password);
  await existing!.fill(parent.password);
  await change.click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(detail(page, 'Email')).toHaveText(parent.email);

  await other.getByRole('link', { name: 'View Profile' }).click();
  await expect(other).toHaveURL('/signin');
  await expect(other.getByText('Your session has ended.')).toBeVisible();
  await fillSignIn(other, parent);
  const refused = other.getByRole('dialog', { name: 'Error Message' });
  await refused.getByRole('button', { name: 'OK' }).click();
  await fillSignIn(other, changed);
  await expect(other).toHaveURL('/profile');
  await elsewhere.close();

  const token = await page.evaluate(() => localStorage.getItem('token'));
  const profile = () => request.get('/api/parent/profile', { headers: { authorization: `Bearer ${token}` } });
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('dialog', { name: 'Log out?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  expect((await profile()).status()).toBe(200);
  await page.getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  const left = await page.evaluate(() => ({ ...sessionStorage, ...localStorage }));
  for (const key of ['token', 'role', 'name', 'admin_level', 'student_is_initialized']) {
    expect(left).not.toHaveProperty(key);
  }
  expect(left).toHaveProperty('language', 'en');
  expect((await profile()).status()).toBe(401);
  await page.goto('/profile');
  await expect(page).toHaveURL('/pagenotfound');
  await context.close();
});
