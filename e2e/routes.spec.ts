import { expect, test } from '@playwright/test';
import { accounts, contextOf, homes } from './support/accounts.ts';
import { phone } from './support/accessibility.ts';
import type { Language } from './support/languages.ts';
import { contextFor, pages, walkedBy, type Who } from './support/pages.ts';
import { expectGoodInBothLanguages, expectOpen, expectRefused } from './support/walk.ts';

/** Every route of both specifications (A section 2, B section 2). */
const routes = [
  ...[
    '/',
    '/teachers',
    '/achievements',
    '/testimonial',
    '/centres',
    '/download',
    '/register',
    '/signin',
    '/tnc',
  ],
  ...['/admin', '/admin/approval', '/admin/payment', '/admin/payment-checking', '/admin/students'],
  ...['/admin/parents', '/admin/teachers', '/admin/subjects', '/admin/classes', '/admin/attendance'],
  ...['/admin/timechanges', '/admin/outstanding', '/admin/reports', '/admin/announcement'],
  ...['/student/timetable', '/student/payment', '/student/newcycle', '/student/enrollment'],
  ...['/student/revision', '/student/redeem', '/student/reschedule', '/student/initialize'],
  ...['/teacher/timetable', '/teacher/remarks', '/teacher/consultation', '/teacher/rewards'],
  ...['/profile', '/setting/landing', '/setting/registration', '/parent/payments'],
  ...['/pagenotfound', '/no/such/page', '/admin/nothing', '/students'],
];

/** Pages with restricted access, including those of later releases. */
const addresses = [...new Set([...routes, ...Object.values(pages).flat()])];

/** Admin levels only differ in the back office; elsewhere level_3 represents all. */
const addressesOf = (who: Who) =>
  who === 'level1' || who === 'level2'
    ? addresses.filter((address) => /^\/(admin|setting)\b/.test(address))
    : addresses;

for (const [who, allowed] of Object.entries(pages) as [Who, readonly string[]][]) {
  test(`every route opened directly by ${who}`, async ({ browser }) => {
    test.setTimeout(480_000);
    const context = await contextFor(browser, who, { viewport: phone });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const downloads: string[] = [];
    page.on('request', (request) => downloads.push(new URL(request.url()).pathname));
    // Each page opens in the language the previous one was left in.
    let language: Language = 'en';

    for (const route of addressesOf(who)) {
      downloads.length = 0;
      await page.goto(route, { waitUntil: 'commit' });
      if (allowed.includes(route)) {
        await expectOpen(page, route, route === '/admin' ? homes.admin : route);
        if (walkedBy(who).includes(route)) language = await expectGoodInBothLanguages(page, route, language);
      } else {
        await expectRefused(page, route);
        // Without access nothing of an area is loaded, not even its manifest.
        const area = route.split('/')[1];
        if (who === 'visitor' || accounts[who] !== area) {
          expect(downloads.filter((path) => path.startsWith(`/remotes/${area}-app/`))).toEqual([]);
        }
      }
    }
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(language);
    expect(errors).toEqual([]);
    await context.close();
  });
}

test('Page Not Found leads home, and offers sign-in to a visitor only', async ({ browser, page }) => {
  await page.goto('/admin/students');
  await expect(page.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Back to Home Page' }).click();
  await expect(page).toHaveURL('/');

  const context = await contextOf(browser, 'teacher');
  const teacher = await context.newPage();
  await teacher.goto('/admin/students');
  await expect(teacher.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await expect(teacher.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  await context.close();
});
