import { expect, test } from '@playwright/test';
import { contextOf } from './support/accounts.ts';
import { pdfOfItsOwn, slipFile } from './support/slips.ts';

const stamp = Date.now();

test('an admin adds, renames, moves and deletes a teacher card, and visitors see each at once', async ({
  browser,
}) => {
  const admin = await (await contextOf(browser, 'level1')).newPage();
  const visitor = await (await browser.newContext()).newPage();
  const cards = visitor.getByRole('listitem').getByRole('heading', { level: 2 });
  await admin.goto('/setting/landing');
  await admin.getByRole('button', { name: 'New Teacher' }).click();
  const creating = admin.getByRole('dialog', { name: 'New Teacher' });
  await creating.getByRole('button', { name: 'Create' }).click();
  await expect(creating.getByText('File is required')).toHaveCount(2);
  await creating.getByLabel('Name').fill(`Cikgu ${stamp}`);
  await creating.getByLabel('Description').fill('Sains 科学');
  await creating.locator('input[type=file]').nth(0).setInputFiles(slipFile('face.png'));
  await creating.locator('input[type=file]').nth(1).setInputFiles(pdfOfItsOwn('week.pdf'));
  await creating.getByRole('button', { name: 'Create' }).click();
  await expect(creating).toBeHidden();
  await visitor.goto('/teachers');
  await expect(cards.last()).toHaveText(`Cikgu ${stamp}`);

  await admin
    .getByRole('row', { name: `Cikgu ${stamp}` })
    .getByRole('button', { name: 'View / Update Details' })
    .click();
  const editing = admin.getByRole('dialog', { name: 'Edit Teacher' });
  await editing.getByLabel('Name').fill(`Puan ${stamp}`);
  await editing.getByLabel('Ordering').fill('0');
  await admin.locator('.ant-select-item-option', { hasText: /^0$/ }).click();
  await editing.getByRole('button', { name: 'Update' }).click();
  await expect(editing).toBeHidden();
  await visitor.reload();
  await expect(cards.first()).toHaveText(`Puan ${stamp}`);

  const row = admin.getByRole('row', { name: `Puan ${stamp}` });
  await row.getByRole('button', { name: 'Delete' }).click();
  await admin.getByRole('dialog', { name: 'Delete Action' }).getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  await visitor.reload();
  await expect(cards.first()).toBeVisible();
  await expect(visitor.getByText(`Puan ${stamp}`)).toHaveCount(0);
  await admin.context().close();
  await visitor.context().close();
});

test('a category is added, refused twice, kept while in use and deleted; a testimonial opens with its video', async ({
  browser,
}) => {
  const admin = await (await contextOf(browser, 'level2')).newPage();
  await admin.goto('/setting/landing?tab=achievements');
  await admin.getByRole('button', { name: 'Manage Category' }).click();
  const categories = admin.getByRole('dialog', { name: 'Achievements Categories' });
  const add = categories.getByRole('button', { name: 'Add' });
  await expect(add).toBeDisabled();
  await categories.getByLabel('Title in English').fill(`Chess ${stamp}`);
  await add.click();
  const line = categories.getByRole('listitem').filter({ hasText: `Chess ${stamp}` });
  await expect(line).toContainText('0 achievements');
  await categories.getByLabel('Title in English').fill(`chess ${stamp}`);
  await add.click();
  const refusal = categories.getByText('There is a category with this title already.');
  await expect(refusal).toBeVisible();
  await categories.getByRole('alert').getByRole('button', { name: 'Close' }).click();
  await expect(refusal).toBeHidden();

  await categories.getByRole('button', { name: 'Delete SPM' }).click();
  await admin.getByRole('dialog', { name: 'Delete Action' }).getByRole('button', { name: 'Delete' }).click();
  const failure = admin.getByRole('dialog', { name: 'This did not work' });
  await expect(failure).toContainText('This category has 4 achievements');
  await failure.getByRole('button', { name: 'Close' }).click();
  await line.getByRole('button', { name: `Delete Chess ${stamp}` }).click();
  await admin.getByRole('dialog', { name: 'Delete Action' }).getByRole('button', { name: 'Delete' }).click();
  await expect(line).toHaveCount(0);
  await categories.getByRole('button', { name: 'Close' }).last().click();

  await admin.getByRole('tab', { name: 'Testimonial' }).click();
  await admin.getByRole('button', { name: 'View / Update Details' }).first().click();
  const testimonial = admin.getByRole('dialog', { name: 'Edit Testimonial' });
  await expect(testimonial.locator('video')).toBeVisible();
  await testimonial.getByRole('button', { name: 'Cancel' }).click();
  await expect(testimonial).toBeHidden();
  await admin.context().close();
});
