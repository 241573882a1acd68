import { expect, type Page } from '@playwright/test';
import { expectAccessibleAtAnySize } from './accessibility.ts';
import { expectLanguage, expectWhole, switchTo, type Language } from './languages.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 }).first();
const notFound = (page: Page) => page.getByRole('heading', { name: /^(Page Not Found|找不到页面)$/ });

/** The page opens and is that of its address, and not what stands in for one. */
export async function expectOpen(page: Page, route: string, address = route): Promise<void> {
  // Seen at once when it comes; an expectation looks again after ever longer pauses.
  await title(page).waitFor();
  await expect(page, route).toHaveURL(address);
  await expect(page.locator('[role=alert][data-area]'), route).toHaveCount(0);
  await expect(notFound(page), route).toHaveCount(route === '/pagenotfound' ? 1 : 0);
}

export async function expectRefused(page: Page, route: string): Promise<void> {
  await notFound(page).waitFor();
  await expect(page, route).toHaveURL('/pagenotfound');
}

/** In the language that it was opened in and then in the other one, in which it is left. */
export async function expectGoodInBothLanguages(
  page: Page,
  route: string,
  opened: Language,
): Promise<Language> {
  const other = opened === 'en' ? 'ch' : 'en';
  await expectLanguage(page, opened, route);
  await expectGood(page, route, opened);
  await switchTo(page, other, route);
  await expectGood(page, route, other);
  // Names and comments are in whatever language they were written in.
  const text = await title(page).innerText();
  expect(/[\u4e00-\u9fff]/.test(text), `${route}: ${text}`).toBe(other === 'ch');
  return other;
}

async function expectGood(page: Page, route: string, language: Language): Promise<void> {
  const where = `${route} ${language}`;
  await expectWhole(page, where);
  // What keeps people out is marked up the same in both languages.
  if (language === 'en') await expectAccessibleAtAnySize(page, where);
}
