import { expect, test, type Browser } from '@playwright/test';
import { contextOf, fillSignIn, type Credentials } from './support/accounts.ts';
import { identityOf, newSettledStudent } from './support/people.ts';

const message = `明天停电 No electricity tomorrow ${Date.now()}`;

async function inboxOf(browser: Browser, student: Credentials) {
  const page = await (await browser.newContext()).newPage();
  await page.goto('/signin');
  await fillSignIn(page, student);
  return { page, bell: page.getByRole('button', { name: /^Announcements/ }) };
}

test('an admin announces something to one student, who is told of it until it is read', async ({
  browser,
}) => {
  const [told, other] = [await newSettledStudent('form_2'), await newSettledStudent('form_2')];
  const admin = await (await contextOf(browser, 'level3')).newPage();
  await admin.goto('/admin/announcement');
  await admin.getByRole('radio', { name: 'Class' }).check({ force: true });
  await admin.getByRole('button', { name: 'Confirm' }).click();
  await expect(admin.getByText('Empty selection')).toBeVisible();
  await admin.getByRole('button', { name: 'Select a class' }).click();
  const classes = admin.getByRole('dialog', { name: 'Select a class' });
  await expect(classes.getByRole('row').nth(1)).toBeVisible();
  await classes.getByRole('searchbox').fill('mathematics');
  await classes
    .getByRole('row', { name: /^Mathematics/ })
    .first()
    .getByRole('button', { name: 'Select' })
    .click();
  await expect(admin.getByText(/^Mathematics · \w+day · /)).toBeVisible();

  await admin.getByRole('radio', { name: 'Individual' }).check({ force: true });
  const { studentId: id } = await identityOf(told);
  await admin.getByRole('combobox', { name: 'Student' }).fill(id);
  await admin.getByTitle(new RegExp(`${id}\\b`)).click();
  await admin.getByLabel('Content').fill(message);
  await admin.getByRole('button', { name: 'Confirm' }).click();
  await admin.getByRole('button', { name: 'Announce' }).click();
  await expect(admin.getByText('The announcement reached 1 person.')).toBeVisible();
  await expect(admin.getByLabel('Content')).toHaveValue('');

  const { page, bell } = await inboxOf(browser, told);
  await expect(bell).toHaveAccessibleName(/1 unread/);
  await bell.click();
  await expect(page.getByText(message)).toBeVisible();
  await page.reload();
  await expect(bell).toHaveAccessibleName('Announcements');

  const stranger = await inboxOf(browser, other);
  await stranger.bell.click();
  await expect(stranger.page.getByText('Nothing has been announced yet.')).toBeVisible();
  await Promise.all([admin, page, stranger.page].map((each) => each.context().close()));
});
