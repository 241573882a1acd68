import { expect, test, type Page } from '@playwright/test';
import { contextOf } from './support/accounts.ts';

const question = (page: Page) => page.getByRole('dialog').filter({ hasText: 'Discard your changes?' });

/** Is asked once, stays, and keeps what was typed. */
async function staysAfter(page: Page, how: string, leave: () => Promise<unknown>): Promise<void> {
  await leave();
  await expect(question(page), how).toHaveCount(1);
  await question(page).getByRole('button', { name: 'Keep editing' }).click();
  await expect(question(page), how).toHaveCount(0);
  await expect(page, how).toHaveURL('/admin/announcement');
  await expect(page.getByRole('textbox', { name: 'Content' }), how).toHaveValue('typed');
}

test('what was typed is asked about once, whichever way it is left, and kept or discarded as answered', async ({
  browser,
}) => {
  const context = await contextOf(browser, 'level3');
  const page = await context.newPage();
  await page.goto('/admin/subjects');
  const entry = (name: string) => page.getByRole('link', { name, exact: true }).first();
  const profile = page.getByRole('link', { name: 'View Profile' });
  const type = async () => {
    await entry('Announcement').click();
    await page.getByRole('textbox', { name: 'Content' }).fill('typed');
  };
  await type();
  await staysAfter(page, 'a page of the area', () => entry('Subjects').click());
  await staysAfter(page, 'the profile, where one signs out', () => profile.click());
  await staysAfter(page, 'Back', () => page.goBack());
  // pages of another area are reached by address, and there the browser asks
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.goto('/teachers').catch(() => undefined);
  expect(asked).toEqual(['beforeunload']);
  await expect(page.getByRole('textbox', { name: 'Content' })).toHaveValue('typed');

  await page.getByRole('button', { name: 'Switch language to 中文' }).click();
  await expect(page.getByRole('textbox', { name: '内容' })).toHaveValue('typed');
  await page
    .getByRole('button', { name: /English/ })
    .first()
    .click();
  await expect(question(page)).toHaveCount(0);

  const discard = () => question(page).getByRole('button', { name: 'Discard changes' }).click();
  await page.goBack();
  await discard();
  await expect(page).toHaveURL('/admin/subjects');
  await type();
  await entry('Students').click();
  await discard();
  await expect(page).toHaveURL('/admin/students');
  await expect(question(page)).toHaveCount(0);
  await type();
  await profile.click();
  await discard();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await expect(question(page)).toHaveCount(0);
  await context.close();
});
