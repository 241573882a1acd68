import { expect, type Page } from '@playwright/test';
import { expectAccessibleAtAnySize } from './accessibility.ts';
import { expectLanguage, expectWhole, switchTo, type Language } from './languages.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 }).first();
const notFound = (page: Page) => page.getByRole('heading', { name: /^(Page Not Found|找不到页面)$/ });

/** The page opens at its address, not a replacement. */
export async function expectOpen(page: Page, route: string, address = route): Promise<void> {
  // Noticed at once; an expectation polls at growing intervals.
  await title(page).waitFor();
  await expect(page, route).toHaveURL(address);
  await expect(page.locator('[role=alert][data-area]'), route).toHaveCount(0);
  await expect(notFound(page), route).toHaveCount(route === '/pagenotfound' ? 1 : 0);
}

export async function expectRefused(page: Page, route: string): Promise<void> {
  await notFound(page).waitFor();
  await expect(page, route).toHaveURL('/pagenotfound');
}

/** In the language it was opened in, then in the other one, in which it stays. */
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
  // Accessibility barriers are the same in both languages.
  if (language === 'en') await expectAccessibleAtAnySize(page, where);
}
