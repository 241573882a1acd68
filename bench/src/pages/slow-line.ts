import { chromium, type Browser, type BrowserContextOptions } from '@playwright/test';
import type { Role } from '@portal/shared-api/endpoint';
import type { Service } from '../service.ts';
import { signIn } from '../sign-in.ts';
import { printTable } from '../table.ts';
import { launchOptions, signedIn } from './browser.ts';

/** A bad line in a lift: 150 kbit/s, 600 ms. */
const LINE = { offline: false, latency: 600, downloadThroughput: 150_000 / 8, uploadThroughput: 150_000 / 8 };

/** Far more than any page needs; waiting longer is pointless. */
const LIMIT_MS = 180_000;

/** On a phone rows are cards. */
const list = '.kit-cards:not([aria-busy]) .kit-card';

/** One of each kind: a prerendered page, the sign-in, lists, a dashboard, a form, a timetable. */
const kinds: { path: string; ready: string; role?: Role }[] = [
  { path: '/', ready: '#ahead h1' },
  { path: '/register', ready: '#ahead form' },
  { path: '/signin', ready: 'form[data-tended]' },
  { path: '/admin/students', ready: list, role: 'admin' },
  { path: '/admin/payment', ready: list, role: 'admin' },
  { path: '/parent/payments', ready: list, role: 'parent' },
  { path: '/student/timetable', ready: 'main h1', role: 'student' },
  { path: '/teacher/timetable', ready: 'main h1', role: 'teacher' },
  { path: '/profile', ready: 'main h1', role: 'parent' },
];

async function open(
  browser: Browser,
  origin: string,
  kind: (typeof kinds)[number],
  options: BrowserContextOptions,
) {
  const context = await browser.newContext({ viewport: { width: 390, height: 800 }, ...options });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', LINE);
    const began = performance.now();
    const seconds = () => ((performance.now() - began) / 1000).toFixed(1);
    await page.goto(origin + kind.path, { waitUntil: 'commit', timeout: LIMIT_MS });
    const said = page
      .getByText(/not here yet|longer than usual/)
      .filter({ visible: true })
      .first()
      .waitFor({ timeout: LIMIT_MS })
      .then(seconds, () => '-');
    const opened = await page
      .locator(kind.ready)
      .first()
      .waitFor({ timeout: LIMIT_MS })
      .then(seconds, () => null);
    const failed = await page.locator('main [role=alert]').count();
    return { said: await Promise.race([said, page.waitForTimeout(100).then(() => '-')]), opened, failed };
  } finally {
    await context.close();
  }
}

/** Every kind of page on the slowest line people have: it opens eventually, and says meanwhile that it is slow. */
export async function benchSlowLine(portal: Service): Promise<boolean> {
  const browser = await chromium.launch(launchOptions);
  try {
    const rows: [string, string, string][] = [];
    let isRight = true;
    for (const kind of kinds) {
      const options = kind.role ? signedIn(portal.origin, kind.role, await signIn(portal, kind.role)) : {};
      const { said, opened, failed } = await open(browser, portal.origin, kind, options);
      // after ten seconds of an empty screen people are told why
      const isTold = said !== '-' || Number(opened) < 11;
      if (opened === null || failed > 0 || !isTold) isRight = false;
      rows.push([kind.path, said, opened === null ? 'never' : `${opened}${failed > 0 ? ' (error)' : ''}`]);
    }
    printTable('150 kbit/s, 600 ms, cold: seconds until …', ['page', 'told that it is slow', 'opened'], rows);
    return isRight;
  } finally {
    await browser.close();
  }
}
