import { expect, test, type APIResponse, type Page } from '@playwright/test';
import { contextOf } from './support/accounts.ts';
import { keptAfter, openDialog, switchAreas } from './support/memory.ts';

/** What is kept is kept by the first rounds; `npm run bench -- memory` goes on to fifty. */
const ROUNDS = [4, 12];

/** The same answers throughout: other people's work would change rows and counts meanwhile. */
async function keepAnswers(page: Page): Promise<void> {
  const answers = new Map<string, Promise<APIResponse>>();
  await page.route(/\/api\/(admin|announcement)\//, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const address = route.request().url();
    const answer = answers.get(address) ?? route.fetch();
    answers.set(address, answer);
    return route.fulfill({ response: await answer });
  });
}

for (const [what, work] of [
  ['a switch of area', switchAreas],
  ['the largest dialog', openDialog],
] as [string, (page: Page) => Promise<void>][]) {
  test(`nothing of ${what} stays in the tab that left it`, async ({ browser }) => {
    test.slow();
    const context = await contextOf(browser, 'level3');
    const page = await context.newPage();
    await keepAnswers(page);
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
