import { expect, test } from '@playwright/test';
import { contextOf } from './support/accounts.ts';
import { objectsOf, posterOf, readQr } from './support/qr.ts';
import { slipFile } from './support/slips.ts';

/** PayNet's published example of a merchant, without its amount. */
const STATIC_QR =
  '00020201021126410014A0000006150001010650166402091234567895204999953034585802MY5909QRCSDNBHD6005BANGI6304184A';

test('the bank’s poster becomes the QR that a family scans', async ({ browser }) => {
  const [admins, students] = await Promise.all([contextOf(browser, 'level3'), contextOf(browser, 'student')]);
  const page = await admins.newPage();
  const poster = await posterOf(await admins.newPage(), STATIC_QR);

  await page.goto('/admin/payment/instructions');
  const says = page.getByRole('status', { name: 'What this QR says' });
  const picture = page.locator('input[type=file]');
  const before = await says.innerText();

  await test.step('a picture without a QR changes nothing, and says so', async () => {
    await picture.setInputFiles(slipFile('cat.png'));
    await expect(page.getByText(/No QR code was found in this picture/)).toBeVisible();
    expect(await says.innerText()).toBe(before);
  });

  await test.step('a QR that is none of DuitNow is read, and refused before it is saved', async () => {
    await picture.setInputFiles(await posterOf(await admins.newPage(), 'https://example.my/menu'));
    await expect(page.getByText(/This is not the text of a payment QR/)).toBeVisible();
    await expect(says).toBeHidden();
  });

  await test.step('the poster says whom it pays, and is saved', async () => {
    await picture.setInputFiles(poster);
    await expect(says).toContainText('QRCSDNBHD');
    for (const part of ['BANGI', '501664', '123456789']) await expect(says).toContainText(part);
    await expect(page.getByLabel('Text of the QR')).toHaveValue(STATIC_QR);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The payment details are saved.')).toBeVisible();
  });

  const family = await students.newPage();
  await family.goto('/student/payment');
  await family.getByRole('button', { name: 'Submit New Payment' }).click();
  const dialog = family.getByRole('dialog', { name: 'Submit New Payment' });
  await dialog.getByLabel('Amount').fill('41.05');
  await expect(dialog.getByText(/RM\s41\.05/).first()).toBeVisible();
  expect(objectsOf(await readQr(dialog.getByRole('img', { name: 'DuitNow QR code' })))).toMatchObject({
    '01': '12',
    '26.00': 'A0000006150001',
    '26.01': '501664',
    '26.02': '123456789',
    '53': '458',
    '54': '41.05',
    '58': 'MY',
    '59': 'QRCSDNBHD',
    '62.05': expect.stringMatching(/^SS\d+ [A-Z][a-z]{2}\d{4}$/),
  });
  await Promise.all([admins.close(), students.close()]);
});
