import { invoiceNumber } from '@portal/shared-api/payments';
import { expect as expectSoon, test } from '@playwright/test';
import { tokenOf } from './support/accounts.ts';
import { amountOfItsOwn, family, payByCall, rowOf, slipOfItsOwn } from './support/family.ts';
import { expectPdf } from './support/viewer.ts';

// A screen takes longer while other journeys run.
const expect = expectSoon.configure({ timeout: 60_000 });

test('a rejected payment is corrected with a new proof', async ({ browser, request }) => {
  test.setTimeout(300_000);
  const { page, children, headers, stored } = await family(browser, request);
  const id = await payByCall(request, headers, children[0]!, {
    payment_amount: amountOfItsOwn(),
    payment_proof: slipOfItsOwn(),
  });
  const rejected = await request.post(`/api/admin/payment/${id}/reject`, {
    headers: { authorization: `Bearer ${await tokenOf(request, 'level3')}` },
    data: { comment: 'The slip is not readable' },
  });
  expect(rejected.status()).toBe(200);

  await page.goto('/parent/payments');
  const row = rowOf(page, id);
  await expect(row).toContainText('Rejected');
  await expect(row).toContainText('The slip is not readable');
  await row.getByRole('button', { name: 'Edit' }).click();
  const dialog = page.getByRole('dialog', { name: 'Update Payment' });
  await expect(dialog).toContainText(invoiceNumber(id));
  await dialog.getByRole('button', { name: 'View the current proof' }).click();
  const current = page.getByRole('dialog', { name: `Proof of ${invoiceNumber(id)}` });
  await current.getByRole('button', { name: 'Close' }).last().click();
  await expect(current).toBeHidden();
  const amount = amountOfItsOwn();
  await dialog.getByLabel('Amount').fill(amount);
  const picture = { name: 'slip.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await dialog.locator('input[type=file]').setInputFiles(picture);
  await dialog.getByRole('button', { name: 'Submit' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Pending Approval');
  expect((await stored()).find((payment) => payment.id === id)).toMatchObject({ payment_amount: amount });

  // The new proof is an image now.
  await row.getByRole('button', { name: 'View Details' }).click();
  await page
    .getByRole('dialog', { name: 'Payment Detail' })
    .getByRole('button', { name: 'View proof' })
    .click();
  await expect(
    page.getByRole('dialog', { name: `Proof of ${invoiceNumber(id)}` }).locator('img'),
  ).toBeVisible();
  await page.context().close();
});

test('details, receipt and proof open', async ({ browser, request }) => {
  test.setTimeout(300_000);
  const { page, children, headers } = await family(browser, request);
  const id = await payByCall(request, headers, children[1]!, {
    payment_amount: amountOfItsOwn(),
    payment_proof: slipOfItsOwn(),
  });
  const accepted = await request.post(`/api/admin/payment/${id}/accept`, {
    headers: { authorization: `Bearer ${await tokenOf(request, 'level3')}` },
    data: { presets: [{ title: 'Tuition', value: '100.00' }], comment: 'Paid ahead for next month' },
  });
  expect(accepted.status()).toBe(200);

  await page.goto('/parent/payments');
  const row = rowOf(page, id);
  // To a family, a payment waiting for its check is approved.
  await expect(row).toContainText('Approved');
  await row.getByRole('button', { name: 'View Details' }).click();
  const detail = page.getByRole('dialog', { name: 'Payment Detail' });
  await expect(detail).toContainText(children[1]!.name);
  await expect(detail).toContainText('E-Wallet');
  await detail.getByRole('button', { name: 'View proof' }).click();
  const proof = page.getByRole('dialog', { name: `Proof of ${invoiceNumber(id)}` });
  await expectPdf(proof);
  await proof.getByRole('button', { name: 'Close' }).last().click();
  await expect(proof).toBeHidden();
  await detail.getByRole('button', { name: 'Back' }).click();
  await expect(detail).toBeHidden();

  await row.getByRole('button', { name: 'Receipt' }).click();
  const receipt = page.getByRole('dialog', { name: `Receipt ${invoiceNumber(id)}` });
  await expectPdf(receipt);
  await expect(receipt.getByRole('link', { name: 'Download' })).toHaveAttribute(
    'download',
    `${invoiceNumber(id)}.pdf`,
  );
  await page.context().close();
});
