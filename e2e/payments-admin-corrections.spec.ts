import { randomBytes } from 'node:crypto';
import { expect as expectSoon, test, type Page } from '@playwright/test';
import { contextOf } from './support/accounts.ts';
import { beginPayment, cashOfItsOwn, recordPayment } from './support/counter.ts';
import { slipFile } from './support/slips.ts';

// A screen takes longer while other journeys run.
const expect = expectSoon.configure({ timeout: 20_000 });

const rowOf = (page: Page, amount: string) => page.getByRole('row', { name: amount }).first();

test('an amount that differs from the fee items needs words, also after an edit, and the history keeps all of them', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const context = await contextOf(browser, 'level3');
  const page = await context.newPage();
  const [counted, corrected] = cashOfItsOwn();
  const dialog = await beginPayment(page, 'Cash');
  const amount = dialog.getByLabel('Amount');
  const items = page.locator('.ant-select-dropdown:visible .ant-select-item-option');
  await dialog.getByLabel('Fee items').click();
  await items.first().click();
  await expect(dialog.getByText('It adds up.')).toBeVisible();
  const sum = await amount.inputValue();

  // A typed amount stays when the items change, and the sum is one press away.
  await amount.fill(counted);
  await dialog.getByLabel('Fee items').click();
  await items.nth(1).click();
  await expect(amount).toHaveValue(counted);
  await dialog.getByRole('button', { name: /^Use RM/ }).click();
  await expect(dialog.getByText('It adds up.')).toBeVisible();
  expect(await amount.inputValue()).not.toBe(sum);
  await amount.fill(counted);

  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await expect(dialog.locator('.ant-form-item-explain-error')).toHaveText(/Please say why in the comment/);
  await dialog.getByLabel(/Comment/).fill('Paid ahead for the camp');
  await dialog.getByRole('button', { name: 'Record payment' }).click();
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, counted)).toContainText('Pending Checking');

  // No changes, no move.
  await rowOf(page, counted).getByRole('button', { name: 'Edit' }).click();
  await expect(dialog.getByLabel(/Comment/)).toHaveValue('Paid ahead for the camp');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/Nothing was changed/)).toBeVisible();

  await rowOf(page, counted).getByRole('button', { name: 'Edit' }).click();
  await dialog.getByLabel('Amount').fill(corrected);
  await dialog.getByLabel(/Comment/).fill('Five sen more were counted');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toBeHidden();
  await rowOf(page, corrected).getByRole('button', { name: 'Details' }).click();
  await expect(dialog.getByText('“Paid ahead for the camp”')).toBeVisible();
  await expect(dialog.getByText(`Amount RM ${counted} → RM ${corrected}`)).toBeVisible();
  await expect(dialog.getByText('“Five sen more were counted”')).toBeVisible();
  await expect(dialog.locator('ol > li')).toHaveCount(3);
  await context.close();
});

test('a payment of the counter that was rejected is corrected and submitted again', async ({ browser }) => {
  test.setTimeout(300_000);
  const context = await contextOf(browser, 'level3');
  const page = await context.newPage();
  const [counted, corrected] = cashOfItsOwn();
  const dialog = await beginPayment(page, 'Cash');
  await recordPayment(dialog, counted);

  await rowOf(page, counted).getByRole('button', { name: 'Reject' }).click();
  await dialog.getByLabel(/Comment/).fill(`It was RM ${corrected}`);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(rowOf(page, counted)).toContainText('Rejected');

  await rowOf(page, counted).getByRole('button', { name: 'Edit' }).click();
  await expect(dialog.getByText(/waits for approval/)).toBeVisible();
  await expect(dialog.getByText(`It was RM ${corrected}`)).toBeVisible();
  await dialog.getByLabel('Amount').fill(corrected);
  await dialog.getByRole('button', { name: 'Save and submit again' }).click();
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, corrected)).toContainText('Pending Approval');
  await rowOf(page, corrected).getByRole('button', { name: 'Details' }).click();
  await expect(dialog.getByText(`“It was RM ${corrected}”`)).toBeVisible();
  await expect(dialog.getByText(`Amount RM ${counted} → RM ${corrected}`)).toBeVisible();
  await context.close();
});

test('the other payment with the same slip opens beside it', async ({ browser }) => {
  test.setTimeout(300_000);
  const context = await contextOf(browser, 'level3');
  const page = await context.newPage();
  const slip = slipFile('slip.png');
  // Unique bytes: no other journey sends this slip.
  slip.buffer = Buffer.concat([slip.buffer, randomBytes(8)]);
  const [first, second] = cashOfItsOwn();
  for (const amount of [first, second]) {
    const dialog = await beginPayment(page, 'Bank Transfer');
    await dialog.locator('input[type=file]').setInputFiles(slip);
    await recordPayment(dialog, amount);
  }
  const invoice = (await rowOf(page, first).getByRole('cell').first().textContent())!;
  await rowOf(page, second).getByRole('button', { name: 'Approve' }).click();
  const dialog = page.getByRole('dialog').first();
  // Sent in two submissions, so it counts as reused.
  await expect(
    dialog.getByText('The same proof came with another payment too.', { exact: false }),
  ).toBeVisible();
  // Slips of other journeys may look similar.
  await expect(dialog.getByText(/before this one/).first()).toBeVisible();
  await dialog.getByRole('button', { name: invoice }).click();
  const viewer = page.getByRole('dialog', { name: `Proof of ${invoice}` });
  await expect(viewer.getByRole('img', { name: /^Proof of/ })).toBeVisible();
  await viewer.getByRole('button', { name: 'Close' }).last().click();
  await expect(viewer).toBeHidden();

  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await rowOf(page, first).getByRole('button', { name: 'Reject' }).click();
  await expect(dialog.getByText(/after this one/).first()).toBeVisible();
  await context.close();
});
