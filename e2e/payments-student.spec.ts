import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { amountOfItsOwn } from './support/family.ts';
import { contextOf, emailOf, fillSignIn, PASSWORD, tokenOf } from './support/accounts.ts';
import { slipFile } from './support/slips.ts';
import { expectPdf } from './support/viewer.ts';

/** By then an open list has polled. */
const UNTIL_NEWS = 15_000;

/** The demo student's newest payments from the API. */
async function newest(request: APIRequestContext, amount: string) {
  const answer = await request.get('/api/student/payments', {
    headers: { Authorization: `Bearer ${await tokenOf(request, 'student')}` },
  });
  const { data } = (await answer.json()) as { data: { id: number; payment_amount: string }[] };
  return data.filter(({ payment_amount }) => payment_amount === amount);
}

/** Decides on a payment through the API, like an admin elsewhere. */
async function decide(request: APIRequestContext, id: number, action: 'accept' | 'reject', data: object) {
  const answer = await request.post(`/api/admin/payment/${id}/${action}`, {
    headers: { Authorization: `Bearer ${await tokenOf(request, 'level3')}` },
    data,
  });
  expect(answer.status()).toBe(200);
}

async function openForm(page: Page) {
  await page.getByRole('button', { name: 'Submit New Payment' }).click();
  return page.getByRole('dialog', { name: 'Submit New Payment' });
}

test('a student pays, is turned down, corrects the payment and keeps the receipt', async ({
  browser,
  request,
}) => {
  const [amount, corrected] = [amountOfItsOwn(), amountOfItsOwn()];
  const context = await contextOf(browser, 'student');
  const page = await context.newPage();
  await page.clock.install();
  await page.goto('/student/payment');

  await test.step('what is wrong is said beside the field, and nothing is lost', async () => {
    const dialog = await openForm(page);
    await expect(dialog.getByText('Sinar Scholars Sdn Bhd')).toBeVisible();
    await expect(dialog.getByRole('img', { name: 'DuitNow QR code' })).toBeVisible();
    await dialog.getByLabel('Amount').fill('12.345');
    await dialog.getByRole('button', { name: /^Submit/ }).click();
    await expect(dialog.getByText('Please provide a payment proof')).toBeVisible();
    await dialog.locator('input[type=file]').setInputFiles(slipFile('notes.pdf', 'html'));
    await dialog.getByLabel('Amount').fill(amount);
    await dialog.getByRole('button', { name: `Submit RM ${amount}` }).click();
    await expect(dialog.getByText(/not one of the accepted types/)).toBeVisible();
    await dialog.locator('input[type=file]').setInputFiles(slipFile('bank.pdf', 'text'));
    await dialog.getByRole('button', { name: `Submit RM ${amount}` }).click();
    await expect(dialog.getByText(/This PDF is damaged and cannot be opened/)).toBeVisible();
    await expect(dialog.getByLabel('Amount')).toHaveValue(amount);
  });

  await test.step('a failure of the server stands where it is seen, at either size', async () => {
    const dialog = page.getByRole('dialog', { name: 'Submit New Payment' });
    await dialog.locator('input[type=file]').setInputFiles(slipFile('付款证明 一月.png'));
    const submits = (url: URL) => url.pathname.startsWith('/api/student/payment');
    await page.route(submits, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 500, json: { code: 'internal', message: 'Nothing was saved.' } })
        : route.continue(),
    );
    for (const viewport of [
      { width: 360, height: 740 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(viewport);
      await dialog.getByRole('button', { name: `Submit RM ${amount}` }).click();
      await expect(dialog.getByText('Nothing was saved.')).toBeInViewport();
    }
    await page.unroute(submits);
  });

  await test.step('a double click hands one payment in', async () => {
    const dialog = page.getByRole('dialog', { name: 'Submit New Payment' });
    await dialog.getByRole('button', { name: `Submit RM ${amount}` }).dblclick();
    await expect(dialog).toBeHidden();
    const row = page.getByRole('row', { name: amount });
    await expect(row).toHaveCount(1);
    await expect(row).toContainText('Pending Approval');
    expect(await newest(request, amount)).toHaveLength(1);
  });

  const id = (await newest(request, amount))[0]!.id;
  const row = page.getByRole('row', { name: `SS1${String(id).padStart(5, '0')}` });

  await test.step('the row changes by itself when the centre turns it down', async () => {
    await decide(request, id, 'reject', { comment: 'The slip is for another month' });
    await page.clock.fastForward(UNTIL_NEWS);
    await expect(row).toContainText('Rejected');
    await expect(row).toContainText('The slip is for another month');
    await expect(row.getByRole('button', { name: 'Receipt' })).toHaveCount(0);
  });

  await test.step('it is corrected with its old proof', async () => {
    await row.getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Update Payment' });
    await expect(dialog.getByText('The centre wrote: The slip is for another month')).toBeVisible();
    await dialog.getByLabel('Amount').fill(corrected);
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await expect(dialog).toBeHidden();
    await expect(row).toContainText('Pending Approval');
    await expect(row).toContainText(corrected);
  });

  await test.step('its slip can be looked at', async () => {
    await row.getByRole('button', { name: 'View Details' }).click();
    await page.getByRole('button', { name: 'View proof' }).click();
    const viewer = page.getByRole('dialog', { name: /^Proof of/ });
    await expect(viewer.getByRole('img', { name: /^Proof of/ })).toBeVisible();
    await viewer.getByRole('button', { name: 'Close' }).last().click();
    await page.getByRole('dialog', { name: 'Payment Detail' }).getByRole('button', { name: 'Back' }).click();
  });

  await test.step('once accepted it reads Approved and has a receipt', async () => {
    const presets = JSON.stringify([{ title: 'Tuition', value: corrected }]);
    await decide(request, id, 'accept', { presets });
    await page.clock.fastForward(UNTIL_NEWS);
    await expect(row).toContainText('Approved');
    await expect(row.getByRole('button', { name: 'Edit' })).toHaveCount(0);
    await row.getByRole('button', { name: 'Receipt' }).click();
    const viewer = page.getByRole('dialog', { name: /^Receipt/ });
    await expectPdf(viewer);
    const download = page.waitForEvent('download');
    await viewer.getByRole('link', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toBe(`SS1${String(id).padStart(5, '0')}.pdf`);
  });
  await context.close();
});

test('an unfinished payment comes back after a reload and after a session that ended, until it is thrown away', async ({
  browser,
}) => {
  const context = await contextOf(browser, 'student');
  const page = await context.newPage();
  await page.goto('/student/payment');
  const notice = page.getByText('You have an unfinished payment.');
  const dialog = await openForm(page);
  const begun = await dialog.getByLabel('Amount').inputValue();
  await dialog.getByLabel('Amount').fill('87.65');
  await expect(dialog.getByRole('button', { name: 'Submit RM 87.65' })).toBeVisible();

  await page.reload();
  await expect(notice).toBeVisible();
  await openForm(page);
  await expect(dialog.getByText('Your unfinished payment was kept; add the proof again.')).toBeVisible();
  await expect(dialog.getByLabel('Amount')).toHaveValue('87.65');

  await test.step('the session ends while the slip is sent', async () => {
    await dialog.locator('input[type=file]').setInputFiles(slipFile('slip.png'));
    const token = await page.evaluate(() => localStorage.getItem('token'));
    const ended = await context.request.post('/api/logout', {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(ended.status()).toBe(200);
    await dialog.getByRole('button', { name: 'Submit RM 87.65' }).click();
    await expect(page).toHaveURL(/\/signin/);
    await fillSignIn(page, { role: 'student', email: emailOf('student'), password: PASSWORD });
    await expect(page).toHaveURL('/student/payment');
    await expect(notice).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(dialog.getByLabel('Amount')).toHaveValue('87.65');
  });

  await dialog.getByRole('button', { name: 'Start over' }).click();
  await expect(dialog.getByLabel('Amount')).toHaveValue(begun);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Submit New Payment' })).toBeVisible();
  await expect(notice).toBeHidden();
  await context.close();
});
