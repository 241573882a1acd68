import type { CDPSession, Page } from '@playwright/test';

/** A tab's memory after garbage collection. */
export interface Kept {
  heap: number;
  nodes: number;
  /** Detached nodes. */
  detached: number;
  listeners: number;
  styleSheets: number;
}

const countAttached = () => {
  const walker = document.createTreeWalker(document, NodeFilter.SHOW_ALL);
  let nodes = 1;
  while (walker.nextNode()) nodes += 1;
  return { nodes, styleSheets: document.styleSheets.length + document.adoptedStyleSheets.length };
};

/** A page loads what may be opened 300 ms after its rows stand; until that is there its style sheets are not all. */
const SETTLED_MS = 1000;

const settle = (page: Page): Promise<void> =>
  page.evaluate(
    (quiet) =>
      new Promise<void>((resolve) => {
        const end = () => {
          observer.disconnect();
          resolve();
        };
        let timer = setTimeout(end, quiet);
        const observer = new PerformanceObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(end, quiet);
        });
        observer.observe({ type: 'resource' });
      }),
    SETTLED_MS,
  );

async function measure(page: Page, session: CDPSession): Promise<Kept> {
  await settle(page);
  // a collection may release something that only the next one finds
  for (let turn = 0; turn < 3; turn++) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)!.value;
  const attached = await page.evaluate(countAttached);
  const nodes = valueOf('Nodes');
  return {
    heap: valueOf('JSHeapUsedSize'),
    nodes,
    detached: nodes - attached.nodes,
    listeners: valueOf('JSEventListeners'),
    styleSheets: attached.styleSheets,
  };
}

/** Repeats something. Returns the tab's memory after each of the given numbers of rounds. */
export async function keptAfter(page: Page, rounds: number[], work: () => Promise<void>): Promise<Kept[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  await session.send('Performance.enable');
  const kept: Kept[] = [];
  for (let done = 1; done <= Math.max(...rounds); done++) {
    await work();
    if (rounds.includes(done)) kept.push(await measure(page, session));
  }
  await session.detach();
  return kept;
}

/** Navigates like a link and waits for the heading. */
async function follow(page: Page, path: string, heading: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
  await page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
}

/** From the back office to the public site, the profile and back: three areas, two frames. */
export async function switchAreas(page: Page): Promise<void> {
  await follow(page, '/teachers', 'Our Teachers');
  await follow(page, '/profile', 'Profile');
  await follow(page, '/admin/payment', 'Payment');
  await page.getByRole('row').nth(1).waitFor();
}

/** Opens the largest dialog and closes it again. */
export async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New Payment' }).first().click();
  await page.getByRole('dialog').getByRole('combobox').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}
