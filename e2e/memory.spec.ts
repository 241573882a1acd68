import { expect, test, type Page } from '@playwright/test';
import { contextOf } from './support/accounts.ts';
import { keptAfter, openDialog, switchAreas } from './support/memory.ts';

/** What is kept is kept by the first rounds; `npm run bench -- memory` goes on to fifty. */
const ROUNDS = [4, 12];

for (const [what, work] of [
  ['a switch of area', switchAreas],
  ['the largest dialog', openDialog],
] as [string, (page: Page) => Promise<void>][]) {
  test(`nothing of ${what} stays in the tab that left it`, async ({ browser }) => {
    test.slow();
    const context = await contextOf(browser, 'level3');
    const page = await context.newPage();
    await page.goto('/admin/payment');
    await page.getByRole('row').nth(1).waitFor();
    const [first, last] = await keptAfter(page, ROUNDS, () => work(page));
    const counted = ({ nodes, listeners, styleSheets }: typeof first & object) => ({
      nodes,
      listeners,
      styleSheets,
    });
    expect(counted(last!)).toEqual(counted(first!));
    expect(last!.heap / first!.heap).toBeLessThan(1.15);
    await context.close();
  });
}
