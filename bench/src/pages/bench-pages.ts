import path from 'node:path';
import { chromium, type Browser, type BrowserContextOptions } from '@playwright/test';
import type { OpenDatabase } from '../../../server/src/database/open.ts';
import { median } from '../median.ts';
import { startPortal, type Service } from '../service.ts';
import { signIn } from '../sign-in.ts';
import { printTable } from '../table.ts';
import { loadPage, type Load, type MeasuredPage } from './load-page.ts';
import { buildSingleBundle } from './single-bundle.ts';

const ROUNDS = Number(process.env['BENCH_ROUNDS'] || 5);

const landing: MeasuredPage = { path: '/', ready: '.landing-hero h1' };
const students: MeasuredPage = { path: '/admin/students', ready: 'table tbody tr.ant-table-row' };

/** What the browser of a signed-in admin keeps. */
function signedIn(origin: string, token: string): BrowserContextOptions {
  const session = { token, role: 'admin', name: 'Admin', admin_level: 'level_3', language: 'en' };
  const localStorage = Object.entries(session).map(([name, value]) => ({ name, value }));
  return { storageState: { cookies: [], origins: [{ origin, localStorage }] } };
}

const column = (loads: Load[], key: Exclude<keyof Load, 'errors'>) => median(loads.map((load) => load[key]));

function report(page: MeasuredPage, federated: Load[], single: Load[]): void {
  const row = (name: string, loads: Load[]) => [
    name,
    column(loads, 'firstPaint').toFixed(0),
    column(loads, 'ready').toFixed(0),
    column(loads, 'requests'),
    column(loads, 'kibibytes').toFixed(0),
    column(loads, 'scriptKibibytes').toFixed(0),
  ];
  printTable(
    `${page.path}: median of ${ROUNDS} cold loads, 1.6 Mbps, 150 ms, CPU x4`,
    ['build', 'first paint ms', 'ready ms', 'requests', 'KiB', 'script KiB'],
    [row('federated', federated), row('single bundle', single)],
  );
  console.log(
    `  ready after ${(column(federated, 'ready') / column(single, 'ready')).toFixed(2)} of the single bundle's time`,
  );
  for (const message of new Set([...federated, ...single].flatMap(({ errors }) => errors)))
    console.log(`  the console said: ${message}`);
}

async function compare(browser: Browser, page: MeasuredPage, portals: [Service, Service], token?: string) {
  const loads: [Load[], Load[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    for (const turn of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const { origin } = portals[turn];
      loads[turn].push(await loadPage(browser, origin, page, token ? signedIn(origin, token) : {}));
    }
  }
  report(page, ...loads);
}

/** The portal as it is built against the same code as one application without federation. */
export async function benchPages(portal: Service, { url }: OpenDatabase, folder: string): Promise<void> {
  const www = await buildSingleBundle(path.join(folder, 'single'));
  const single = await startPortal(url, folder, www);
  const browser = await chromium.launch({
    executablePath: process.env['PORTAL_CHROMIUM'] || undefined,
    args: [
      '--disable-gpu',
      '--disable-background-networking',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  });
  try {
    await compare(browser, landing, [portal, single]);
    await compare(browser, students, [portal, single], await signIn(portal));
  } finally {
    await browser.close();
    await single.stop();
  }
}
