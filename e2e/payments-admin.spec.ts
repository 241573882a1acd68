import { expect as expectSoon, test, type Page } from '@playwright/test';

// A screen takes longer while other journeys run.
const expect = expectSoon.configure({ timeout: 20_000 });

async function signIn(page: Page): Promise<void> {
  await page.goto('/signin');
  await page.getByRole('radio', { name: 'Admin' }).check({ force: true });
  await page.getByLabel('Email').fill('level3@demo.example');
  await page.getByLabel('Password', { exact: true }).fill('demo-portal-1');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/admin/approval');
}

/** Records cash at the counter; answers the invoice number of the new row. */
async function record(page: Page, amount: string): Promise<string> {
  await page.goto('/admin/payment');
  await page.getByRole('button', { name: 'New Payment' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Student', { exact: true }).fill('SS1001');
  await page.getByTitle(/\(SS1001\)/).click();
  await dialog.getByLabel('Payment Type').click();
  await page.getByTitle('Cash', { exact: true }).click();
  await dialog.getByLabel('Amount').fill(amount);
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await expect(dialog).toBeHidden();
  const row = page.getByRole('row', { name: amount }).first();
  await expect(row).toContainText('Pending Approval');
  return (await row.getByRole('cell').first().textContent())!;
}

test('cash is recorded, approved with its difference explained, and checked', async ({ page }) => {
  test.setTimeout(300_000);
  await signIn(page);
  const invoice = await record(page, '977.05');
  const row = page.getByRole('row', { name: invoice });

  await row.getByRole('button', { name: 'Approve' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /Add RM .+ as credit/ }).click();
  await expect(dialog.getByText('It adds up.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Approve RM 977.05' }).click();
  await expect(row).toContainText('Pending Checking');

  await page.goto('/admin/payment-checking');
  // Oldest first: the new one is on the last page.
  await page.getByRole('row').nth(1).waitFor();
  const lastPage = page.locator('.ant-pagination-item').last();
  if (await lastPage.isVisible()) await lastPage.click();
  await expect(row).toContainText('You');
  await row.getByRole('button', { name: 'Accept' }).click();
  await expect(dialog.getByText(/self-checked/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Accept RM 977.05' }).click();
  await expect(row).toBeHidden();

  await page.goto('/admin/payment');
  await expect(row).toContainText('Approved');
  await row.getByRole('button', { name: 'View details' }).click();
  await expect(dialog.getByText(/self-checked/)).toBeVisible();
});

test('a payment is turned down with words for the family, and deleted', async ({ page }) => {
  test.setTimeout(300_000);
  await signIn(page);
  const invoice = await record(page, '988.10');
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
});
