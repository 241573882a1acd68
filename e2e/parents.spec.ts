import { expect, test } from '@playwright/test';
import { contextOf, fillSignIn, homes } from './support/accounts.ts';

const stamp = Date.now();
const name = `Rebecca D'Cruz ${stamp}`;
const email = `rebecca.${stamp}@parent.example`;

test('an admin makes a parent with a child, who signs in; a new password ends the sessions, the child is unlinked, the account removed', async ({
  browser,
}) => {
  const admin = await (await contextOf(browser, 'level3')).newPage();
  await admin.goto('/admin/parents');
  await admin.getByRole('button', { name: 'New Parent' }).click();
  const creating = admin.getByRole('dialog', { name: 'Create New Parent' });
  await creating.getByLabel('Name', { exact: true }).fill(name);
  await creating.getByLabel('Email').fill(email);
  await creating.getByLabel('Phone').fill('+60123456789');
  await creating.getByLabel('Password', { exact: true }).fill('first-of-parent');
  await creating.getByRole('tab', { name: 'Children' }).click();
  await creating.getByLabel('Search by Student Name').click();
  const student = admin.locator('.ant-select-item-option').first();
  const child = (await student.textContent())!;
  await student.click();
  await creating.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(creating.getByRole('listitem')).toHaveCount(1);
  await creating.getByRole('button', { name: 'Create' }).click();
  await expect(creating).toBeHidden();

  const parent = await (await browser.newContext()).newPage();
  await parent.goto('/signin');
  await fillSignIn(parent, { role: 'parent', email, password: 'first-of-parent' });
  await expect(parent).toHaveURL(homes.parent);
  await parent.goto('/profile');
  await expect(parent.getByRole('main')).toContainText(name);
  await expect(parent.getByRole('main')).toContainText(
    child
      .split(' ')
      .at(0)!
      .replace(/^SS\d+$/, name),
  );

  await admin.getByRole('searchbox', { name: 'Search Parents' }).fill(`d'cruz ${stamp}`);
  const row = admin.getByRole('row', { name });
  await row.getByRole('button', { name: 'View / Update Details' }).click();
  const dialog = admin.getByRole('dialog', { name: /^Parent Detail/ });
  await dialog.getByLabel('New Password').fill('second-of-parent');
  await dialog.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(admin.getByText('Parent Updated Successfully')).toBeVisible();

  await parent.reload();
  await expect(parent).toHaveURL(/\/signin/);
  await fillSignIn(parent, { role: 'parent', email, password: 'second-of-parent' });
  await expect(parent).toHaveURL(/\/profile$/);

  // The link is removed: the parent loses the child with the next call.
  await row.getByRole('button', { name: 'View / Update Details' }).click();
  await dialog.getByRole('tab', { name: 'Children' }).click();
  await dialog
    .getByRole('listitem')
    .getByRole('button', { name: /^Remove / })
    .click();
  await dialog.getByRole('button', { name: 'Update Children' }).click();
  const anyway = admin.getByRole('button', { name: 'Remove anyway' });
  await expect(anyway.or(admin.getByText('Parent Updated Successfully'))).toBeVisible();
  if (await anyway.isVisible()) await anyway.click();
  await expect(dialog).toBeHidden();
  await parent.reload();
  await expect(parent.getByRole('main')).toContainText('No student is linked');

  await row.getByRole('button', { name: 'Remove' }).click();
  await admin.getByRole('button', { name: 'Confirm' }).click();
  await expect(row).toHaveCount(0);
  await parent.reload();
  await expect(parent).toHaveURL(/\/signin/);
  await admin.context().close();
  await parent.context().close();
});
