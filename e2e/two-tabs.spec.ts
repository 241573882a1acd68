import { expect, test } from '@playwright/test';
import { contextOf, emailOf, fillSignIn, homes, PASSWORD } from './support/accounts.ts';

test('a tab whose person was replaced says so and acts no more', async ({ browser }) => {
  const context = await contextOf(browser, 'teacher');
  const stale = await context.newPage();
  await stale.goto(homes.teacher);
  await expect(stale.getByRole('button', { name: 'Next week' })).toBeVisible();
  const teacher = await stale.evaluate(() => localStorage.getItem('name'));

  const fresh = await context.newPage();
  await fresh.goto('/signin');
  await expect(fresh.getByText(`You are signed in as ${teacher}.`)).toBeVisible();
  await fillSignIn(fresh, { role: 'parent', email: emailOf('parent'), password: PASSWORD });
  await expect(fresh).toHaveURL(homes.parent);
  const parent = await fresh.evaluate(() => localStorage.getItem('name'));

  const notice = stale.getByRole('dialog', { name: 'This tab has stopped' });
  await expect(notice).toContainText(`${parent} signed in with another tab of this browser.`);
  await expect(notice).toContainText(`The session of ${teacher} is no longer active here.`);
  const calls: string[] = [];
  stale.on('request', (call) => calls.push(call.url()));
  await stale.keyboard.press('Escape');
  await expect(notice).toBeVisible();
  // The parent must not see what the teacher was looking at, not even behind the notice.
  await expect(stale.getByRole('button', { name: 'Next week', includeHidden: true })).toHaveCount(0);
  await expect(stale.getByRole('main', { includeHidden: true })).toHaveCount(0);
  await stale.bringToFront();
  await expect(notice).toBeVisible();
  expect(calls.filter((url) => url.includes('/api/'))).toEqual([]);

  await notice.getByRole('button', { name: `Continue as ${parent}` }).click();
  await expect(stale).toHaveURL(homes.parent);
  await expect(stale.getByRole('row').nth(1)).toBeVisible();

  await fresh.goto('/profile');
  await fresh.getByRole('button', { name: 'Logout' }).click();
  await fresh.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect(fresh).toHaveURL('/');
  await expect(notice).toContainText('Somebody has signed out with another tab of this browser');
  // The next person need not know whose it was.
  await expect(notice).not.toContainText(parent!);
  await notice.getByRole('button', { name: 'Sign In' }).click();
  await expect(stale).toHaveURL('/signin');
  await context.close();
});

test('a session that the server ended leads to sign-in and back', async ({ browser, request }) => {
  const context = await contextOf(browser, 'level3');
  const page = await context.newPage();
  await page.goto(homes.admin);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await request.post('/api/logout', { headers: { authorization: `Bearer ${token}` } });

  await page.getByRole('tab', { name: 'Linkage' }).click();
  await expect(page).toHaveURL('/signin');
  await expect(page.getByText('you will return to where you were')).toBeVisible();
  await fillSignIn(page, { role: 'admin', email: emailOf('level3'), password: PASSWORD });
  await expect(page).toHaveURL('/admin/approval?tab=linkage');
  await expect(page.getByRole('tab', { name: 'Linkage', selected: true })).toBeVisible();
  await context.close();
});
