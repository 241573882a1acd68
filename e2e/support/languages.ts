import { expect, type Page } from '@playwright/test';

export type Language = 'en' | 'ch';

const names = { en: 'English', ch: '中文' };

/** Texts that look like text keys: `payments.fields.id`. Addresses and files are excluded. */
function keysIn(text: string): string[] {
  const withoutAddresses = text.replaceAll(
    /\S+@\S+|\S+:\/\/\S+|\S+\.(?:pdf|jpe?g|png|apk|jsx?|tsx?)\b/gi,
    '',
  );
  return withoutAddresses.match(/\b[a-z][A-Za-z-]*(?:\.[a-z][A-Za-z_]*)+\b/g) ?? [];
}

export async function expectLanguage(page: Page, language: Language, where: string): Promise<void> {
  await expect(page.locator('html'), where).toHaveAttribute('lang', language === 'en' ? 'en' : 'zh-Hans');
}

/** The page has loaded, shows no text keys, and does not overflow sideways. */
export async function expectWhole(page: Page, where: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first(), where).toBeVisible();
  await expect(page.locator('[aria-busy="true"]'), where).toHaveCount(0);
  const { wide, seen } = await page.evaluate(() => ({
    wide: document.scrollingElement!.scrollWidth,
    seen: window.innerWidth,
  }));
  expect(wide, `${where}: scrolls sideways`).toBeLessThanOrEqual(seen);
  // Code is the same in both languages. Longest first: a version may be part of an address.
  const words = await page.evaluate(() =>
    Array.from(document.querySelectorAll('code'), ({ innerText }) => innerText)
      .sort((one, other) => other.length - one.length)
      .reduce((text, code) => text.replaceAll(code, ''), document.body.innerText),
  );
  expect(keysIn(words), `${where}: untranslated`).toEqual([]);
}

/** Switches in the public header, or in the phone menu behind the sign-in. */
export async function switchTo(page: Page, language: Language, where: string): Promise<void> {
  const button = page.getByRole('button', { name: names[language] });
  const menu = page.getByRole('button', { name: /^(Menu|菜单)$/ });
  const isInMenu = !(await button.isVisible());
  // Right after a resize the frame may be replaced, and the menu with it.
  if (isInMenu) {
    await expect(async () => {
      await menu.click({ timeout: 5_000 });
      await expect(button).toBeVisible({ timeout: 2_000 });
    }).toPass();
  }
  await button.click({ timeout: 20_000 });
  await expectLanguage(page, language, where);
  if (isInMenu) {
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
}
