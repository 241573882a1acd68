import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Area } from '../area/area-schema.ts';
import type { Release } from '../registry/registry-schema.ts';

/** As long as a page may take on a machine that builds at the same time. */
const LIMIT_MS = 20_000;

/** Accounts of the demo data, by role; each sees the most of its area. */
const accounts = { admin: 'level3', student: 'student', teacher: 'teacher', parent: 'parent' };
const PASSWORD = 'demo-portal-1';

/** What the browser of somebody who signed in keeps. */
async function session(address: string, role: keyof typeof accounts) {
  const answer = await fetch(`${address}/api/${role}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${accounts[role]}@demo.example`, password: PASSWORD, remember: true }),
  });
  if (!answer.ok) throw new Error(`Signing in as ${role} answered ${answer.status}`);
  const { token, name } = (await answer.json()) as { token: string; name: string };
  const kept = { token, name, role, language: 'en', admin_level: 'level_3', student_is_initialized: 'true' };
  return Object.entries(kept).map(([key, value]) => ({ name: key, value }));
}

async function contextFor(browser: Browser, address: string, role: Area['role']): Promise<BrowserContext> {
  const localStorage = role === 'public' ? [] : await session(address, role);
  return browser.newContext({
    baseURL: address,
    locale: 'en-MY',
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin: address, localStorage }] },
  });
}

/** What goes wrong in a page, and what is still on its way to it. */
function listen(page: Page) {
  const faults: string[] = [];
  const files = new Set<string>();
  const open = new Set<object>();
  page.on('pageerror', (error) => faults.push(`throws ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`says ${message.text()}`);
  });
  page.on('request', (request) => open.add(request));
  page.on('requestfailed', (request) => open.delete(request));
  page.on('requestfinished', (request) => {
    open.delete(request);
    files.add(new URL(request.url()).pathname);
  });
  return { faults, files, isQuiet: () => open.size === 0 };
}

const heading = 'main h1';
const card = '[role="alert"][data-area]';

/** Goes to a page as a link does, and waits until it stands there instead of the one before. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate(
    ({ to, shown }) => {
      document.querySelector(shown)?.setAttribute('data-before', '');
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    },
    { to: path, shown: heading },
  );
  await page.waitForFunction((shown) => !document.querySelector(`${shown}[data-before]`), heading);
}

/** What a page is in until the shell takes it over; shells that are kept may have its earlier name. */
const prerendered = '#ahead';

/** The shell takes a prerendered page over when somebody first presses a key. */
async function takeOver(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await page.locator(prerendered).waitFor({ state: 'detached' });
}

async function settle(page: Page, isQuiet: () => boolean): Promise<string[]> {
  await page.locator(`${heading}, ${card}`).first().waitFor();
  const until = performance.now() + LIMIT_MS;
  while (!isQuiet() && performance.now() < until) await page.waitForTimeout(20);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  const words = await page.locator(card).allInnerTexts();
  return words.map((text) => `is a card: ${text.replaceAll(/\s+/g, ' ')}`);
}

/**
 * Opens every page of a release, which is in force in the portal at `address`, in one tab, as somebody who may see them all.
 * What goes wrong, in words.
 */
export async function openPages(browser: Browser, address: string, release: Release): Promise<string[]> {
  const { area, version } = release;
  const context = await contextFor(browser, address, area.role);
  context.setDefaultTimeout(LIMIT_MS);
  try {
    const page = await context.newPage();
    const { faults, files, isQuiet } = listen(page);
    const found: string[] = [];
    for (const [at, path] of area.pages.entries()) {
      try {
        if (at === 0) await page.goto(path);
        else await follow(page, path);
        if (at === 0 && area.role === 'public') await takeOver(page);
        found.push(...(await settle(page, isQuiet)).map((fault) => `${path} ${fault}`));
      } catch (error) {
        found.push(`${path} does not open: ${(error as Error).message.split('\n')[0]}`);
      }
      found.push(...faults.splice(0).map((fault) => `${path} ${fault}`));
    }
    const own = `/remotes/${area.name}/${version}/`;
    if (![...files].some((file) => file.includes(own))) found.push('nothing of it was loaded');
    return found;
  } finally {
    await context.close();
  }
}
