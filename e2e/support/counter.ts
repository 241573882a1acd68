import { amountText } from '@portal/shared-api/money';
import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Two unique amounts of cash, the second five sen above the first. Duplicates would be refused, even when a journey
 * is repeated.
 */
export function cashOfItsOwn(): [string, string] {
  const sen = 90_005 + 10 * Math.floor(Math.random() * 990);
  return [amountText(sen), amountText(sen + 5)];
}

/** New Payment for the demo student, up to the type. */
export async function beginPayment(page: Page, type: string): Promise<Locator> {
  await page.goto('/admin/payment');
  await page.getByRole('button', { name: 'New Payment' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Student', { exact: true }).fill('SS1001');
  await page.getByTitle(/\(SS1001\)/).click();
  await dialog.getByLabel('Payment Type').click();
  await page.getByTitle(type, { exact: true }).click();
  return dialog;
}

/** Completes it: the payment is recorded and the dialog closes. */
export async function recordPayment(dialog: Locator, amount: string): Promise<void> {
  await dialog.getByLabel('Amount').fill(amount);
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  // A screen takes longer while other journeys run.
  await expect(dialog).toBeHidden({ timeout: 20_000 });
}
