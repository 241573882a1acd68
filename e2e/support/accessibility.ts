import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 360, height: 740 };
/** The most common office screen. */
const laptop = { width: 1366, height: 768 };

/** Checks the page against axe's accessibility rules; serious and critical violations fail. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await expect(page.locator('[aria-busy="true"]'), where).toHaveCount(0);
  // Loading the rules takes as long as running them, so each document loads them once for all sizes.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    // Passed rules are not reported, which saves a third of the time.
    const found = await (globalThis as unknown as { axe: typeof axe }).axe.run({
      resultTypes: ['violations'],
    });
    return found.violations;
  });
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(
    serious.map(({ id, nodes }) => [
      id,
      ...nodes.map(({ target, failureSummary }) => `${target.flat().join(' ')}: ${failureSummary}`),
    ]),
    where,
  ).toEqual([]);
}

/** Row actions must be inside their table: beyond its edge nobody reaches them. */
async function expectReachable(page: Page, where: string): Promise<void> {
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('.kit-table :is(button, a)')]
      .filter(
        (action) =>
          action.getBoundingClientRect().right >
          action.closest('.kit-table')!.getBoundingClientRect().right + 1,
      )
      .map((action) => action.textContent),
  );
  expect(cut, `${where}: cut off`).toEqual([]);
}

/** On a phone and on a desktop; restores the page's width. */
export async function expectAccessibleAtAnySize(page: Page, where: string): Promise<void> {
  const before = page.viewportSize()!;
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    await expectAccessible(page, `${where} at ${viewport.width}`);
  }
  await page.setViewportSize(laptop);
  await expectReachable(page, `${where} at ${laptop.width}`);
  await page.setViewportSize(before);
  // What exists at one width only has gone when the next frame is drawn.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
}
