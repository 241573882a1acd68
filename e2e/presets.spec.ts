import { expect, test, type Page } from '@playwright/test';
import { contextOf, fillSignIn, PASSWORD } from './support/accounts.ts';

/** A demo student no other journey needs; signs in with the ID, since siblings share an address. */
const STUDENT = 'SS1050';

/** Opens the student's fee items from the new payment form. */
async function openFeeItems(page: Page) {
  await page.getByRole('button', { name: 'New Payment' }).click();
  const form = page.getByRole('dialog', { name: 'New Payment' });
  await form.getByLabel('Student', { exact: true }).fill(STUDENT);
  await page.getByTitle(new RegExp(`\\(${STUDENT}\\)`)).click();
  await form.getByRole('button', { name: 'Fee items of the student' }).click();
  return page.getByRole('dialog', { name: /^Fee items of/ });
}

// One after the other: two of them save the centre's templates, and the second of two saves is refused.
test.describe.configure({ mode: 'default' });

test('fee items: an admin sets a student’s, and the family’s form sums up the visible ones', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const context = await contextOf(browser, 'level3');
  const page = await context.newPage();
  await page.goto('/admin/payment');
  const dialog = await openFeeItems(page);
  const save = dialog.getByRole('button', { name: 'Save fee items' });

  await test.step('what is wrong is said beside the field', async () => {
    const remove = dialog.getByRole('button', { name: /^Remove item/ });
    await expect(dialog.getByRole('button', { name: 'Add item' })).toBeVisible();
    while ((await remove.count()) > 0) await remove.first().click();
    for (let item = 0; item < 3; item++) await dialog.getByRole('button', { name: 'Add item' }).click();
    await save.click();
    await expect(dialog.locator('.ant-form-item-explain-error').first()).toBeVisible();
    const items = [
      ['Tuition', '34.90'],
      ['tuition', '-5.24'],
      ['For the office only', '99'],
    ] as const;
    for (const [at, [title, value]] of items.entries()) {
      await dialog.getByLabel('Title').nth(at).fill(title);
      await dialog.getByLabel('Value').nth(at).fill(value);
    }
    await dialog.getByRole('checkbox').nth(2).uncheck();
    await save.click();
    await expect(dialog).toBeVisible();
    await dialog.getByLabel('Title').nth(1).fill('Sibling discount');
  });

  await test.step('saved items are offered, each with its price, and summed up', async () => {
    await save.click();
    await expect(dialog).toBeHidden();
    const form = page.getByRole('dialog', { name: 'New Payment' });
    await form.getByLabel('Fee items').click();
    for (const title of ['Tuition RM 34.90', 'Sibling discount -RM 5.24']) {
      await page.getByTitle(title, { exact: true }).click();
    }
    await expect(form.getByLabel('Amount')).toHaveValue('29.66');
  });
  await context.close();

  await test.step('the student sees the visible ones alone', async () => {
    const family = await browser.newContext();
    const student = await family.newPage();
    await student.goto('/signin');
    await fillSignIn(student, { role: 'student', email: STUDENT, password: PASSWORD });
    await expect(student).toHaveURL('/student/timetable');
    await student.goto('/student/payment');
    await student.getByRole('button', { name: 'Submit New Payment' }).click();
    const form = student.getByRole('dialog', { name: 'Submit New Payment' });
    await expect(form.getByText('-RM 5.24')).toBeVisible();
    await expect(form.getByText('For the office only')).toHaveCount(0);
    await expect(form.getByLabel('Amount')).toHaveValue('29.66');
    await family.close();
  });
});

test('a template that changes is brought along to the students who have it', async ({ browser }) => {
  const context = await contextOf(browser, 'level3');
  const page = await context.newPage();
  await page.goto('/admin/payment/presets');
  const value = page.getByLabel('Value').first();
  const title = await page.getByLabel('Title').first().inputValue();
  await value.fill(String(Number(await value.inputValue()) + 10));
  await page.getByRole('button', { name: 'Save fee items' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change it for students too' });
  const rows = dialog.getByRole('row').filter({ hasText: title });
  await rows.first().getByRole('checkbox').uncheck();
  await dialog.getByRole('button', { name: /^Change \d+ students?$/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('1 student has a template’s earlier value.')).toBeVisible();
  await context.close();
});

test('the centre’s templates and how to pay are set by level_3', async ({ browser }) => {
  test.setTimeout(300_000);
  const context = await contextOf(browser, 'level3');
  const page = await context.newPage();
  await page.goto('/admin/payment');

  await page.getByRole('button', { name: 'Fee templates' }).click();
  await expect(page.getByRole('heading', { name: 'Fee templates', level: 1 })).toBeVisible();
  await expect(page.getByLabel('Title').first()).toBeVisible();
  const before = await page.getByLabel('Title').count();
  await page.getByRole('button', { name: 'Add item' }).click();
  await page.getByLabel('Title').last().fill('Holiday programme');
  await page.getByLabel('Value').last().fill('150');
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().endsWith('/admin/payment/presets'),
  );
  await page.getByRole('button', { name: 'Save fee items' }).click();
  expect((await saved).status()).toBe(200);
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveCount(before + 1);
  await expect(page.getByLabel('Title').last()).toHaveValue('Holiday programme');

  await page.getByRole('button', { name: 'Back to Payment' }).click();
  await page.getByRole('button', { name: 'How to pay' }).click();
  const bank = page.getByLabel('Bank', { exact: true });
  await expect(bank).toHaveValue('Maybank');
  await bank.fill('Maybank Islamic');
  await page.getByRole('button', { name: 'Save' }).click();
  const student = await contextOf(browser, 'student');
  const form = await student.newPage();
  await form.goto('/student/payment');
  await form.getByRole('button', { name: 'Submit New Payment' }).click();
  await expect(form.getByText('Maybank Islamic')).toBeVisible();
  await student.close();
  await context.close();
});
