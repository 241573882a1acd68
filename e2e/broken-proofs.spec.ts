import { readFile } from 'node:fs/promises';
import { today } from '@portal/shared-api/calendar';
import { invoiceNumber } from '@portal/shared-api/payments';
import { periodOfDate, periodText } from '@portal/shared-api/period';
import { expect, test } from '@playwright/test';
import { contextOf, tokenOf } from './support/accounts.ts';
import { pdfOfItsOwn, slipFile } from './support/slips.ts';
import { corrupt } from './support/viewer.ts';

test('a proof that is stored broken is told as such, and can be downloaded', async ({ browser, request }) => {
  const headers = { authorization: `Bearer ${await tokenOf(request, 'student')}` };
  const context = await contextOf(browser, 'student');
  const page = await context.newPage();
  for (const [at, slip] of [pdfOfItsOwn('slip.pdf'), slipFile('slip.png')].entries()) {
    const handedIn = await request.post('/api/student/payment', {
      headers,
      multipart: {
        payment_type: 'E-Wallet',
        payment_date: today(),
        payment_for: periodText(periodOfDate(today())),
        payment_amount: `61${test.info().retry}.${at}5`,
        payment_proof: slip,
      },
    });
    const { id } = (await handedIn.json()) as { id: number };
    await corrupt(request, `/api/student/payment/${id}/proof`, headers);

    await page.goto('/student/payment');
    await page
      .getByRole('row', { name: invoiceNumber(id) })
      .getByRole('button', { name: 'View Details' })
      .click();
    await page.getByRole('button', { name: 'View proof' }).click();
    const viewer = page.getByRole('dialog', { name: /^Proof of/ });
    await expect(viewer.getByText(/^This file is damaged/)).toBeVisible();
    await expect(viewer.locator('iframe, img')).toHaveCount(0);
    await expect(viewer.getByRole('link', { name: 'Open in a new window' })).toHaveAttribute(
      'href',
      /^blob:/,
    );
    const download = page.waitForEvent('download');
    await viewer.getByRole('link', { name: 'Download' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`${invoiceNumber(id)}-proof.${at === 0 ? 'pdf' : 'png'}`);
    expect(await readFile(await file.path(), 'utf8')).toContain('Paid, thank you');
  }
  await context.close();
});
