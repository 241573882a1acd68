import { expect, test, type Page } from '@playwright/test';
import { contextFor, ownPages, publicPages } from './support/pages.ts';

const phone = { width: 360, height: 740 };

/** Texts that look like the key of one: `payments.fields.id`. Addresses and files are not meant. */
function keysIn(text: string): string[] {
  const withoutAddresses = text.replaceAll(/\S+@\S+|\S+:\/\/\S+|\S+\.(?:pdf|jpe?g|png|apk)\b/gi, '');
  return withoutAddresses.match(/\b[a-z][A-Za-z-]*(?:\.[a-z][A-Za-z_]*)+\b/g) ?? [];
}

/** The page has what it shows, and nothing of it stands out at the side. */
async function expectWhole(page: Page, where: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first(), where).toBeVisible();
  await expect(page.locator('[aria-busy="true"]'), where).toHaveCount(0);
  const { wide, seen } = await page.evaluate(() => ({
    wide: document.scrollingElement!.scrollWidth,
    seen: window.innerWidth,
  }));
  expect(wide, `${where}: scrolls sideways`).toBeLessThanOrEqual(seen);
  expect(keysIn(await page.locator('body').innerText()), `${where}: untranslated`).toEqual([]);
}

/** Switches on the public header, or in the menu that phones have behind sign-in. */
async function switchTo(page: Page, name: 'English' | '中文'): Promise<void> {
  const button = page.getByRole('button', { name });
  const menu = page.getByRole('button', { name: /^(Menu|菜单)$/ });
  const isInMenu = !(await button.isVisible());
  if (isInMenu) await menu.click();
  await button.click();
  await expect(page.locator('html')).toHaveAttribute('lang', name === 'English' ? 'en' : 'zh-Hans');
  if (isInMenu) await page.keyboard.press('Escape');
}

const walks = Object.entries({ visitor: publicPages, ...ownPages }) as [
  keyof typeof ownPages | 'visitor',
  string[],
][];

for (const [who, pages] of walks) {
  test(`every page of ${who} fits a phone and switches language`, async ({ browser }) => {
    test.setTimeout(300_000);
    const context = await contextFor(browser, who, { viewport: phone });
    const page = await context.newPage();
    let isEnglish = true;
    for (const path of pages) {
      // Each page opens in the language that the one before was left in.
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', isEnglish ? 'en' : 'zh-Hans');
      await expectWhole(page, `${path} ${isEnglish ? 'en' : 'ch'}`);
      await switchTo(page, isEnglish ? '中文' : 'English');
      isEnglish = !isEnglish;
      await expectWhole(page, `${path} ${isEnglish ? 'en' : 'ch'}`);
      // Names and comments are in whatever language they were written in.
      const title = await page.getByRole('heading', { level: 1 }).first().innerText();
      expect(/[\u4e00-\u9fff]/.test(title), `${path}: ${title}`).toBe(!isEnglish);
    }
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(isEnglish ? 'en' : 'ch');
    await context.close();
  });
}
