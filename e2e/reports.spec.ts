import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { contextOf } from './support/accounts.ts';

/** The download's name; a workbook is a zip archive. */
async function downloaded(page: Page): Promise<string> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
  const file = await waiting;
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe('PK');
  return file.suggestedFilename();
}

test('the owner downloads the payments of a month and the attendance of a class', async ({ browser }) => {
  const page = await (await contextOf(browser, 'level3')).newPage();
  await page.goto('/admin/reports');
  await page.getByRole('button', { name: 'Payment report' }).click();
  const year = page.getByLabel('Year');
  await year.fill('1999');
  await year.press('Tab');
  await expect(page.getByText('Please enter a year from 2000 to 2999')).toBeVisible();
  await year.fill('2025');
  await page.getByLabel('Month').click();
  await page.getByTitle('December', { exact: true }).click();
  await page.getByLabel('Branch').click();
  await page.getByTitle('Georgetown', { exact: true }).click();
  expect(await downloaded(page)).toBe('PaymentReport_December_2025_Georgetown.xlsx');
  await page.getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Attendance report' }).click();
  await expect(page.getByRole('button', { name: 'Download' })).toBeDisabled();
  await page.getByLabel('Class', { exact: true }).click();
  await page.locator('.ant-select-item-option').first().click();
  expect(await downloaded(page)).toMatch(/^AttendanceReport_[A-Z][a-z]+_\d{4}_class\d+\.xlsx$/);
  await page.context().close();
});
