import { expect, test, type Locator } from '@playwright/test';
import { contextOf, homes } from './support/accounts.ts';
import { desktop, expectAccessible, expectAccessibleAtAnySize, phone } from './support/accessibility.ts';
import { contextFor, type Who } from './support/pages.ts';
import { newStudent } from './support/people.ts';

test('the first setup of a student is accessible', async ({ browser }) => {
  const context = await contextOf(browser, await newStudent());
  const page = await context.newPage();
  await page.goto('/student/initialize');
  await expect(page.getByLabel('New Password')).toBeVisible();
  await expectAccessibleAtAnySize(page, '/student/initialize');
  await context.close();
});

/** What opens over a page, by its button. */
const dialogs: [Who, path: string, opener: RegExp, viewport: typeof desktop][] = [
  ['visitor', '/', /Menu/, phone],
  ['teacher', '/profile', /^Menu/, phone],
  ['teacher', '/profile', /Change Password/, phone],
  ['teacher', '/profile', /Logout/, phone],
  ['teacher', homes.teacher, / (AM|PM) /, phone],
  ['parent', homes.parent, /View Details/, phone],
  ['parent', homes.parent, /Submit New Payment/, phone],
  ['student', '/student/payment', /Submit New Payment/, phone],
  ['level3', homes.admin, /Accept/, phone],
  ['level3', '/admin/students', /^Details/, phone],
  ['level3', '/admin/payment', /New Payment/, phone],
  ['level3', '/admin/payment', /Filters/, desktop],
  ['level3', '/admin/payment', /^Details/, desktop],
];

for (const who of new Set(dialogs.map(([one]) => one))) {
  test(`every dialog of ${who} is accessible`, async ({ browser }) => {
    test.setTimeout(300_000);
    const context = await contextFor(browser, who);
    const page = await context.newPage();
    for (const [, path, opener, viewport] of dialogs.filter(([one]) => one === who)) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await page.getByRole('button', { name: opener }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page, `${path} ${opener} at ${viewport.width}`);
    }
    await context.close();
  });
}

/** Whether the focus is in the dialog; from its end a browser goes to its own controls. */
const keeps = (dialog: Locator): Promise<boolean> =>
  dialog.evaluate(
    (element) => document.activeElement === document.body || element.contains(document.activeElement),
  );

test('the keyboard opens the drawer, passes it by, and is kept by a dialog', async ({ browser }) => {
  const context = await contextOf(browser, 'teacher', { viewport: desktop });
  const page = await context.newPage();
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeVisible();

  const focused = page.locator(':focus');
  await page.keyboard.press('Tab');
  await expect(focused).toHaveText('Skip to content');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();

  const drawer = page.getByRole('navigation', { name: 'Main navigation' });
  const width = async () => (await drawer.boundingBox())!.width;
  await expect.poll(width).toBeLessThan(100);
  await page.reload();
  const timetable = drawer.getByRole('link', { name: 'Timetable' });
  for (
    let tabs = 0;
    tabs < 4 && !(await timetable.evaluate((link) => link === document.activeElement));
    tabs++
  )
    await page.keyboard.press('Tab');
  await expect(timetable).toBeFocused();
  await expect.poll(width).toBeGreaterThan(200);

  const opener = page.getByRole('button', { name: 'Change Password' });
  await opener.focus();
  await expect.poll(width).toBeLessThan(100);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Change Password' });
  await expect(dialog.locator(':focus')).toBeVisible();
  for (let tabs = 0; tabs < 12; tabs++) {
    await page.keyboard.press('Tab');
    expect(await keeps(dialog)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await context.close();
});

test('at 1366 by 768 every entry of the longest sidebar is in sight', async ({ browser }) => {
  const context = await contextOf(browser, 'level3', { viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  await page.goto(homes.admin);
  const entries = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link');
  await expect(entries.first()).toBeInViewport({ ratio: 1 });
  await expect(entries.last()).toBeInViewport({ ratio: 1 });
  expect((await entries.last().boundingBox())!.height).toBeGreaterThanOrEqual(32);
  await context.close();
});

test('a dialog of the back office keeps the keyboard, and Escape asks before it drops what was typed', async ({
  browser,
}) => {
  const context = await contextOf(browser, 'level3', { viewport: desktop });
  const page = await context.newPage();
  await page.goto(homes.admin);
  const opener = page.getByRole('row').nth(1).getByRole('button', { name: 'Accept' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Accept / });
  await expect(dialog.locator(':focus')).toBeVisible();
  for (let tabs = 0; tabs < 16; tabs++) {
    await page.keyboard.press('Tab');
    expect(await keeps(dialog)).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await dialog.getByLabel('Address').fill('1, Jalan Burma');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(dialog.getByLabel('Address')).toHaveValue('1, Jalan Burma');
  await context.close();
});
