import { expect, test, type Page } from '@playwright/test';
import { contextOf, signIn, type Account } from '../support/accounts.ts';
import { previous, runs, today, together } from '../support/releases.ts';

/** A page of each role, by its navigation entry, and a button on it that opens a dialog. */
const journeys: { area: string; account: Account; link: string; button: string }[] = [
  { area: 'admin-app', account: 'level3', link: 'Students', button: 'New Student' },
  { area: 'student-app', account: 'student', link: 'Payment', button: 'Submit New Payment' },
  { area: 'teacher-app', account: 'teacher', link: 'Timetable', button: 'Calendar address' },
  { area: 'parent-app', account: 'parent', link: 'Payments', button: 'Submit New Payment' },
];

/**
 * What a release would have refused is still reported in words. A remote too new for the shell is not even loaded;
 * one too old may still work except for the changed part, which is then a card.
 */
async function expectWords(page: Page, area: string, faults: string[], isTooNew: boolean): Promise<void> {
  test.info().annotations.push({ type: `${area} is refused`, description: faults.join('; ') });
  const card = page.locator(`[role="alert"][data-area="${area}"]`);
  if (isTooNew) await expect(card).toContainText('needs a newer version of the portal');
  else await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.getByText('Can not get')).toHaveCount(0);
}

for (const [how, shell, remotes, isTooNew] of [
  ["today's shell with the remotes of the previous release", today(), previous(), false],
  ["the shell of the previous release with today's remotes", previous(), today(), true],
] as const) {
  test(`${how}: everybody can work, or is told in words what cannot`, async ({ browser }) => {
    const refused = together(shell, remotes);
    const versionOf = (name: string) => remotes.releases.find(({ area }) => area.name === name)!.version;
    for (const { area, account, link, button } of journeys) {
      await test.step(area, async () => {
        const context = await browser.newContext();
        const page = await context.newPage();
        const seen = runs(page);
        await signIn(page, account);
        const faults = refused[area];
        if (faults) {
          await expectWords(page, area, faults, isTooNew);
        } else {
          await page.getByRole('link', { name: link, exact: true }).click();
          await page.getByRole('button', { name: button }).first().click();
          await expect(page.getByRole('dialog')).toBeVisible();
          await expect(page.locator('[role="alert"][data-area]')).toHaveCount(0);
          expect([...seen].filter((one) => one.startsWith(area))).toEqual([`${area}/${versionOf(area)}`]);
        }
        expect([...seen]).toContain(`shell/${shell.shell}`);
        await context.close();
      });
    }
    await test.step('landing', async () => {
      const page = await browser.newPage();
      const seen = runs(page);
      await page.goto('/register');
      await page.keyboard.press('Tab');
      if (refused['landing']) {
        await expectWords(page, 'landing', refused['landing'], isTooNew);
      } else {
        await expect(page.locator('#ahead')).toHaveCount(0);
        await expect(page.getByRole('button', { name: 'Register', exact: true })).toBeVisible();
        expect([...seen]).toContain(`landing/${versionOf('landing')}`);
      }
      expect([...seen]).toContain(`shell/${shell.shell}`);
      await page.close();
    });
  });
}

test('a server of today that answers a remote of yesterday otherwise: it says so in words, and the rest works', async ({
  browser,
}) => {
  together(previous(), previous());
  const context = await contextOf(browser, 'level3');
  const page = await context.newPage();
  const list = '**/api/admin/student/all?**';
  // a call that is gone
  await page.route(list, (route) =>
    route.fulfill({ status: 404, json: { code: 'not_found', message: 'This was not found.' } }),
  );
  await page.goto('/admin/students');
  await expect(page.getByRole('alert')).toContainText('This could not be loaded');
  await expect(page.getByRole('alert')).toContainText('This was not found.');
  // an answer without one of its members
  await page.unroute(list);
  await page.route(list, (route) => route.fulfill({ json: {} }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong on this page.');
  await page.getByRole('link', { name: 'Subjects', exact: true }).click();
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await context.close();
});
