import { expect, test } from '@playwright/test';
import { contextOf, fillSignIn, homes } from './support/accounts.ts';

const stamp = Date.now();
const name = `Kumar A/L Raju ${stamp}`;
const email = `kumar.${stamp}@teacher.example`;

test('an admin makes a teacher, who signs in; a suspension ends the session, a removal the account', async ({
  browser,
}) => {
  const admin = await (await contextOf(browser, 'level2')).newPage();
  await admin.goto('/admin/teachers');
  await admin.getByRole('button', { name: 'New Teacher' }).click();
  const creating = admin.getByRole('dialog', { name: 'Add New Teacher' });
  await creating.getByRole('button', { name: 'Add' }).click();
  await expect(creating.getByText('IC is required')).toBeVisible();
  await creating.getByLabel('Name', { exact: true }).fill(name);
  await creating.getByLabel('Email').fill(email);
  await creating.getByLabel('IC').fill('900131-07-5568');
  await creating.getByLabel('Phone').fill('+60123456789');
  await creating.getByLabel('Education Level').fill('Degree in Mathematics');
  await creating.getByLabel('Address').fill('3, Lebuh Armenian, 10200 George Town');
  await creating.getByLabel('Password', { exact: true }).fill('first-of-teacher');
  await creating.getByRole('button', { name: 'Add' }).click();
  await expect(creating).toBeHidden();

  const teacher = await (await browser.newContext()).newPage();
  await teacher.goto('/signin');
  await fillSignIn(teacher, { role: 'teacher', email, password: 'first-of-teacher' });
  await expect(teacher).toHaveURL(homes.teacher);

  await admin.getByRole('searchbox', { name: 'Search Teachers' }).fill(`a/l raju ${stamp}`);
  const row = admin.getByRole('row', { name });
  await row.getByRole('button', { name: 'View / Update Details' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Teacher Details' });
  await dialog.getByRole('tab', { name: 'Classes' }).click();
  await expect(dialog.getByText('This teacher has no classes at present.')).toBeVisible();
  await dialog.getByRole('tab', { name: 'Information' }).click();
  await dialog.getByLabel('Status').click();
  await admin.locator('.ant-select-item-option', { hasText: 'Suspended' }).click();
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Suspended');
  await teacher.reload();
  await expect(teacher).toHaveURL(/\/signin/);

  await row.getByRole('button', { name: 'Remove' }).click();
  await admin.getByRole('button', { name: 'Confirm' }).click();
  await expect(row).toHaveCount(0);
  await admin.context().close();
  await teacher.context().close();
});
