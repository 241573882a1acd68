import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** A tab that stays open during releases. */
export interface OpenTab {
  name: string;
  /** Everything its person should not have seen. */
  faults: string[];
  /** Number of page changes. */
  steps: number;
  /** Goes to the next page of the navigation. */
  step(): Promise<void>;
  /** The versions it runs, by remote. */
  versions(): string;
}

const card = '[role="alert"][data-area]';

/** Opens a page in a tab and records from then on; the paths are entries in the navigation. */
export async function openTab(page: Page, name: string, paths: string[]): Promise<OpenTab> {
  const faults: string[] = [];
  const seen = new Set<string>();
  page.on('pageerror', (error) => faults.push(`throws ${error.message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`says ${message.text()}`);
  });
  page.on('requestfinished', (request) => {
    const [, folder, area, version] = new URL(request.url()).pathname.split('/');
    if (folder === 'remotes' && version) seen.add(`${area} ${version}`);
  });
  await page.goto(paths[0]!);
  await page.locator('main h1').first().waitFor();
  page.on('load', () => faults.push('was loaded again'));
  const tab: OpenTab = {
    name,
    faults,
    steps: 0,
    async step() {
      tab.steps += 1;
      const path = paths[tab.steps % paths.length]!;
      try {
        await page.locator(`a[href="${path}"]`).first().click();
        await page.waitForURL(`**${path}`);
        await page.locator('main h1').first().waitFor();
        await page.waitForLoadState('networkidle');
        const cards = await page.locator(card).allInnerTexts();
        faults.push(...cards.map((text) => `${path}: ${text}`));
      } catch (error) {
        faults.push(`${path}: ${(error as Error).message.split('\n')[0]}`);
      }
    },
    versions: () => [...seen].sort().join(', '),
  };
  return tab;
}

/** Goes from page to page until stopped. */
export async function walk(tab: OpenTab, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await tab.step();
    await sleep(500);
  }
}
