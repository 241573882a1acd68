import { expect, test } from '@playwright/test';
import { addDays, mondayOf, today } from '@portal/shared-api/calendar';
import { contextOf } from './support/accounts.ts';
import { slipFile } from './support/slips.ts';

test('an admin makes a subject and a class of it, cancels a lesson and brings it back', async ({
  browser,
}) => {
  const context = await contextOf(browser, 'level3');
  const page = await context.newPage();
  const choose = async (label: string, option: string | RegExp) => {
    await page.getByRole('dialog').getByLabel(label, { exact: true }).click();
    await page.getByTitle(option).last().click();
  };
  const day = async (label: string, date: string) => {
    const field = page.getByRole('dialog').getByLabel(label, { exact: true });
    await field.fill(date);
    await field.press('Enter');
  };

  await test.step('a subject with its picture', async () => {
    await page.goto('/admin/subjects');
    await page.getByRole('button', { name: 'New Subject' }).click();
    const dialog = page.getByRole('dialog', { name: 'New Subject' });
    await dialog.getByLabel('Name', { exact: true }).fill('Astronomy');
    await dialog.getByLabel('Description').fill('Stars and how far they are');
    await dialog.getByLabel('Price (RM)').fill('99.90');
    await choose('Education Level', 'Form 4');
    await dialog.locator('input[type=file]').setInputFiles(slipFile('astronomy'));
    await dialog.getByRole('button', { name: 'Create subject' }).click();
    await expect(page.getByText('Astronomy is a subject now.')).toBeVisible();
  });

  const monday = addDays(mondayOf(today()), 14);
  await test.step('a class of it', async () => {
    await page.goto('/admin/classes');
    await page.getByRole('button', { name: 'New Class' }).click();
    const dialog = page.getByRole('dialog', { name: 'New Class' });
    await choose('Branch', 'Georgetown');
    await dialog.getByLabel('Subject', { exact: true }).fill('Astronomy');
    await page
      .getByTitle(/^Astronomy/)
      .last()
      .click();
    await dialog.getByLabel('Teachers').click();
    await page.locator('.ant-select-dropdown:visible .ant-select-item-option').first().click();
    await page.keyboard.press('Escape');
    await choose('Class Day', 'Monday');
    await day('Start time', '10:00 AM');
    await day('End time', '11:00 AM');
    await day('Commence date', addDays(monday, -7));
    await day('Conclude date', addDays(monday, 70));
    await dialog.getByRole('button', { name: 'Create class' }).click();
    await expect(page.getByText('The class of Astronomy is created.')).toBeVisible();
  });

  await test.step('a lesson is cancelled and brought back', async () => {
    await page.goto('/admin/classes?search=Astronomy');
    await page.getByRole('button', { name: 'Cancel', exact: true }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Cancel Class: Astronomy' });
    await day('Date to cancel', monday);
    await dialog.getByRole('button', { name: 'Cancel this lesson' }).click();
    await expect(page.getByText('Class Cancelled Successfully')).toBeVisible();
    await dialog.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(page.getByText(/^Class Cancellation for .* is removed\.$/)).toBeVisible();
  });
  await context.close();
});
