import { today } from '@portal/shared-api/calendar';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { contextOf, tokenOf } from './support/accounts.ts';
import { slipFile } from './support/slips.ts';

/** Focuses a button like Tab and presses it. */
async function press(button: Locator): Promise<void> {
  await button.focus();
  await button.press('Enter');
}

const focused = (page: Page) => page.locator(':focus');

/** No other journey records payments for this student: new rows would move the others. */
const STUDENT = 'SS1060';

test('a dialog is opened, filled in, sent and left with the keyboard alone', async ({ browser }) => {
  const context = await contextOf(browser, 'student');
  const page = await context.newPage();
  await page.goto('/student/payment');
  const open = page.getByRole('button', { name: 'Submit New Payment' });
  const dialog = page.getByRole('dialog', { name: 'Submit New Payment' });
  const amount = `3${String(Date.now()).slice(-4)}.35`;

  await test.step('it begins with its first field; Escape leads back to what opened it', async () => {
    await press(open);
    await expect(dialog.getByLabel('Payment For')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
  });

  await test.step('what is wrong has the focus: a missing slip, then an amount', async () => {
    await press(open);
    await dialog.getByLabel('Amount').press('Enter');
    await expect(dialog.getByText('Please provide a payment proof')).toBeVisible();
    await expect(focused(page)).toContainText('Choose a file');
    await dialog.locator('input[type=file]').setInputFiles(slipFile('slip.png'));
    await dialog.getByLabel('Amount').fill('');
    await press(dialog.getByRole('button', { name: /^Submit/ }));
    await expect(dialog.getByText('Input is required')).toBeVisible();
    await expect(dialog.getByLabel('Amount')).toBeFocused();
  });

  await test.step('sent, it leads back to what opened it', async () => {
    await page.keyboard.type(amount);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();
  });

  await test.step('one to read begins with its title and leads back to its row', async () => {
    // The list uses thousands separators.
    const row = page.getByRole('row').filter({ hasText: amount.slice(2) });
    const view = row.getByRole('button', { name: 'View Details' });
    await press(view);
    await expect(focused(page)).toHaveText('Payment Detail');
    // A dialog that another one replaces also returns the focus.
    await press(page.getByRole('button', { name: 'View proof' }));
    await expect(focused(page)).toHaveText(/^Proof of/);
    await page.keyboard.press('Escape');
    await expect(focused(page)).toHaveText('Payment Detail');
    await page.keyboard.press('Escape');
    await expect(view).toBeFocused();
  });
  await context.close();
});

test('what is done with a row leads back to it, or on to the next when it is gone', async ({ browser }) => {
  const context = await contextOf(browser, 'level3');
  const page = await context.newPage();
  const invoices: string[] = [];
  for (const cents of ['51', '52']) {
    const answer = await context.request.post('/api/admin/payment', {
      headers: { authorization: `Bearer ${await tokenOf(context.request, 'level3')}` },
      multipart: {
        student_id: STUDENT,
        payment_amount: `${String(Date.now()).slice(-4)}.${cents}`,
        payment_type: 'Cash',
        payment_date: today(),
        payment_for: 'January-2026',
      },
    });
    expect(answer.status()).toBe(200);
    invoices.push(((await answer.json()) as { invoice_no: string }).invoice_no);
  }
  const [older, newer] = invoices.map((invoice) => page.getByRole('row', { name: invoice }));
  await page.goto(`/admin/payment?search=${STUDENT}`);
  const dialog = page.getByRole('dialog');

  await test.step('a question that is answered with no', async () => {
    await press(newer!.getByRole('button', { name: 'Reject' }));
    await expect(dialog.getByLabel(/Comment/)).toBeFocused();
    await page.keyboard.type('Counted again');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Keep editing' })).toBeFocused();
    await press(page.getByRole('button', { name: 'Discard changes' }));
    await expect(newer!.getByRole('button', { name: 'Reject' })).toBeFocused();
  });

  await test.step('a button that is gone afterwards leads to another of its row', async () => {
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel(/Comment/)).toBeFocused();
    await page.keyboard.type('Counted again');
    await press(dialog.getByRole('button', { name: 'Confirm' }));
    await expect(newer!).toContainText('Rejected');
    await expect(newer!.getByRole('button', { name: 'Details' })).toBeFocused();
  });

  await test.step('a row that is gone leads to the one that took its place', async () => {
    await press(newer!.getByRole('button', { name: 'Delete' }));
    await press(page.getByRole('button', { name: 'Delete payment' }));
    await expect(newer!).toBeHidden();
    await expect(older!.getByRole('button', { name: 'Details' })).toBeFocused();
  });
  await context.close();
});

test('pages and filters are places to go back to, and a page that does not exist leads to the last', async ({
  browser,
}) => {
  const context = await contextOf(browser, 'level3');
  const page = await context.newPage();
  await page.goto('/admin/payment?page=9999');
  await expect(page).toHaveURL(/\?page=\d{1,3}$/);
  await expect(page.getByRole('row', { name: /SS1\d{5}/ }).first()).toBeVisible();

  await page.goto('/admin/payment');
  const search = page.getByRole('searchbox');
  await page.getByTitle('2', { exact: true }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('dialog').getByLabel('Status').click();
  await page.getByTitle('Approved', { exact: true }).click();
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/\?status=approved$/);
  await search.fill('Tan');
  await expect(page).toHaveURL(/search=Tan&status=approved$/);

  await page.goBack();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(search).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/payment$/);
  await page.goForward();
  await page.goForward();
  await expect(page).toHaveURL(/search=Tan&status=approved$/);
  await expect(search).toHaveValue('Tan');
  await context.close();
});
