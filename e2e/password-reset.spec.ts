import { expect, test } from '@playwright/test';
import { contextOf, fillSignIn, homes } from './support/accounts.ts';
import { openMailbox } from './support/mailbox.ts';
import { newParent } from './support/people.ts';

const NEW = 'quite another sentence';

test('a forgotten password is replaced by the link of an email, which works once and ends every session', async ({
  browser,
  page,
}) => {
  const parent = await newParent();
  const { role, email } = parent;
  const mailbox = await openMailbox();
  try {
    const elsewhere = await (await contextOf(browser, parent)).newPage();
    await elsewhere.goto('/profile');
    await expect(elsewhere.getByRole('main')).toContainText(parent.name);

    await page.goto('/signin');
    await page.locator('label', { has: page.getByRole('radio', { name: 'Parent' }) }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Forgot your password?' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set a new password' });
    await expect(dialog.getByLabel('Email')).toHaveValue(email);
    await expect(dialog.getByRole('radio', { name: 'Parent' })).toBeChecked();
    await expect(dialog.getByRole('radio', { name: 'Parent' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Send the link' }).click();
    await expect(dialog).toContainText('If there is such an account, we have sent it an email with a link.');
    await expect.poll(() => mailbox.linkTo(email)).toBeDefined();
    const link = mailbox.linkTo(email)!;

    await page.goto(link);
    await expect(page.getByText(`For ${parent.name}`)).toBeVisible();
    await page.getByLabel('New Password').fill(NEW);
    await page.getByLabel('Reconfirm').fill('quite the same sentence');
    await page.getByRole('button', { name: 'Set new password' }).click();
    await expect(page.getByText('The New Password and Reconfirm Password do not match')).toBeVisible();
    await page.getByLabel('Reconfirm').fill(NEW);
    await page.getByRole('button', { name: 'Set new password' }).click();
    await expect(page.getByText('Your new password is set. Please sign in with it.')).toBeVisible();

    await elsewhere.reload();
    await expect(elsewhere).toHaveURL(/\/signin/);
    await elsewhere.goto(link);
    await expect(elsewhere.getByText('This link has expired or was used already.')).toBeVisible();
    await expect(elsewhere.getByLabel(/Password/)).toHaveCount(0);
    await elsewhere.context().close();

    await fillSignIn(page, { role, email, password: NEW });
    await expect(page).toHaveURL(homes.parent);
  } finally {
    await mailbox.close();
  }
});
