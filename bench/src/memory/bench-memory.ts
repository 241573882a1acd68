import { chromium, type Page } from '@playwright/test';
import { keptAfter, openDialog, switchAreas, type Kept } from '../../../e2e/support/memory.ts';
import { launchOptions, signedIn } from '../pages/browser.ts';
import type { Service } from '../service.ts';
import { signIn } from '../sign-in.ts';
import { printTable } from '../table.ts';

const ROUNDS = [10, 25, 50];

/** What is opened repeatedly, and a round of it. */
const habits: [string, (page: Page) => Promise<void>][] = [
  ['switch of area: /admin/payment, /teachers, /profile', switchAreas],
  ['opening of the largest dialog: New Payment', openDialog],
];

const row = (rounds: number, { heap, nodes, detached, listeners, styleSheets }: Kept) => [
  rounds,
  (heap / 1024 / 1024).toFixed(2),
  nodes,
  detached,
  listeners,
  styleSheets,
];

/** The memory a tab keeps of what was opened and left; true if it does not grow. */
export async function benchMemory(portal: Service): Promise<boolean> {
  const browser = await chromium.launch(launchOptions);
  try {
    const options = signedIn(portal.origin, 'admin', await signIn(portal));
    let isFlat = true;
    for (const [name, work] of habits) {
      const context = await browser.newContext({ ...options, baseURL: portal.origin, locale: 'en-MY' });
      const page = await context.newPage();
      await page.goto('/admin/payment');
      await page.getByRole('row').nth(1).waitFor();
      const kept = await keptAfter(page, ROUNDS, () => work(page));
      printTable(
        name,
        ['rounds', 'heap MiB', 'nodes', 'of these detached', 'listeners', 'style sheets'],
        kept.map((one, at) => row(ROUNDS[at]!, one)),
      );
      const [first, last] = [kept[0]!, kept.at(-1)!];
      isFlat &&=
        last.heap < first.heap * 1.1 && last.nodes <= first.nodes && last.listeners <= first.listeners;
      await context.close();
    }
    return isFlat;
  } finally {
    await browser.close();
  }
}
