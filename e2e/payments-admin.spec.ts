import { expect as expectSoon, test, type Page } from '@playwright/test';
import { contextOf } from './support/accounts.ts';
import { beginPayment, cashOfItsOwn, recordPayment } from './support/counter.ts';
import { turnToLastPage } from './support/lists.ts';
import { expectPdf } from './support/viewer.ts';

// A screen takes longer while other journeys run.
const expect = expectSoon.configure({ timeout: 20_000 });

/** Records cash at the counter. Returns the invoice number of the new row. */
async function record(page: Page, amount: string): Promise<string> {
  await recordPayment(await beginPayment(page, 'Cash'), amount);
  const row = page.getByRole('row', { name: amount }).first();
  await expect(row).toContainText('Pending Approval');
  return (await row.getByRole('cell').first().textContent())!;
}

test('cash is recorded, approved with its difference explained, and checked', async ({ browser }) => {
  test.setTimeout(300_000);
  const context = await contextOf(browser, 'level3');
  const page = await context.newPage();
  const [counted, corrected] = cashOfItsOwn();
  const invoice = await record(page, counted);
  const row = page.getByRole('row', { name: invoice });

  await row.getByRole('button', { name: 'Approve' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /Add RM .+ as credit/ }).click();
  await expect(dialog.getByText('It adds up.')).toBeVisible();
  await dialog.getByRole('button', { name: `Approve RM ${counted}` }).click();
  await expect(row).toContainText('Pending Checking');

  await page.goto('/admin/payment-checking');
  await turnToLastPage(page, page.getByRole('row', { name: /SS1\d{5}/ }));
  await expect(row).toContainText('You');
  await row.getByRole('button', { name: 'Accept' }).click();
  await expect(dialog.getByText(/self-checked/)).toBeVisible();
  await dialog.getByRole('button', { name: `Accept RM ${counted}` }).click();
  await expect(row).toBeHidden();

  await page.goto('/admin/payment');
  await expect(row).toContainText('Approved');
  await row.getByRole('button', { name: 'Details' }).click();
  await expect(dialog.getByText(/self-checked/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  await row.getByRole('button', { name: 'Receipt' }).click();
  await expectPdf(dialog);
  await dialog.getByRole('button', { name: 'Close' }).last().click();

  // Editing an approved payment returns it to the check, which the history shows.
  await row.getByRole('button', { name: 'Edit' }).click();
  await dialog.getByLabel('Amount').fill(corrected);
  await expect(dialog.getByText(/RM 0.05 more was paid/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  // Beside the field, from the server's answer: the notice above had the same text before.
  await expect(dialog.locator('.ant-form-item-explain-error')).toHaveText(/Please say why in the comment/);
  await dialog.getByLabel(/Comment/).fill('Five sen more were counted');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(row).toContainText('Pending Checking');
  await expect(row).toContainText(corrected);
  await row.getByRole('button', { name: 'Details' }).click();
  await expect(dialog.getByText('Updated')).toBeVisible();
  await expect(dialog.getByText(`Amount RM ${counted} → RM ${corrected}`)).toBeVisible();
  await expect(dialog.getByText('“Five sen more were counted”')).toBeVisible();
  await context.close();
});

test('a payment is turned down with words for the family, and deleted', async ({ browser }) => {
  test.setTimeout(300_000);
  const context = await contextOf(browser, 'level3');
  const page = await context.newPage();
  const invoice = await record(page, cashOfItsOwn()[0]);
  const row = page.getByRole('row', { name: invoice });

  await row.getByRole('button', { name: 'Reject' }).click();
  const confirm = page.getByRole('button', { name: 'Confirm' });
  await expect(confirm).toBeDisabled();
  await page
    .getByRole('dialog')
    .getByLabel(/Comment/)
    .fill('The amount is not what was counted');
  await confirm.click();
  await expect(row).toContainText('Rejected');

  await row.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('button', { name: 'Delete payment' }).click();
  await expect(row).toBeHidden();
  await context.close();
});

test('search and filters narrow the list, stand in the address, and level_1 sees no check', async ({
  browser,
}) => {
  const context = await contextOf(browser, 'level1');
  const page = await context.newPage();
  await page.goto('/admin/payment');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByText('Pending Checking')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Payments Checking' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Filters' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filters' });
  await expect(drawer.getByLabel('Branch')).toHaveCount(0);
  await drawer.getByLabel('Amount from').fill('300');
  await drawer.getByLabel('Amount to').fill('20');
  await drawer.getByRole('button', { name: 'Apply' }).click();
  await expect(drawer.locator('.ant-form-item-explain-error')).toBeVisible();
  await drawer.getByLabel('Amount to').fill('320');
  await drawer.getByLabel('Status').click();
  await expect(page.getByTitle('Pending Checking', { exact: true })).toHaveCount(0);
  await page.getByTitle('Approved', { exact: true }).click();
  await drawer.getByRole('button', { name: 'Apply' }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/status=approved/);
  const amounts = page.getByRole('row').filter({ hasText: 'Approved' });
  await expect(amounts.first()).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: /Pending|Rejected/ })).toHaveCount(0);

  // The same list again from its address alone.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Filters, 3 set' })).toBeVisible();
  await page.getByLabel('Search Student').fill('no such student');
  await expect(page.getByText('No payment fits this search and these filters.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all payments' }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await context.close();
});
