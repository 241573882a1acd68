import os from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import type { Role } from '@portal/shared-api/endpoint';
import type { OpenDatabase } from '../../../server/src/database/open.ts';
import { median } from '../median.ts';
import { startPortal, type Service } from '../service.ts';
import { signIn } from '../sign-in.ts';
import { printTable } from '../table.ts';
import { benchAfterLogin } from './after-login.ts';
import { launchOptions, signedIn } from './browser.ts';
import { startProxy } from './http2-proxy.ts';
import { loadPage, type Load, type MeasuredPage } from './load-page.ts';
import { buildSingleBundle } from './single-bundle.ts';
import { serveStatic } from './static-page.ts';

/** Other load on the machine. */
const load = () =>
  os
    .loadavg()
    .map((one) => one.toFixed(1))
    .join(' ');

const ROUNDS = Number(process.env['BENCH_ROUNDS'] || 5);

/** The address of a portal started from the commit to compare with: its pages need the server of their time. */
const EARLIER = process.env['BENCH_EARLIER'];

const pages: (MeasuredPage & { role?: Role; isPublic?: true })[] = [
  { path: '/', ready: '.landing-hero h1', isPublic: true },
  { path: '/signin', ready: 'form button[type=submit]', isPublic: true },
  { path: '/admin/students', ready: 'table tbody tr:is(.ant-table-row, .kit-row)', role: 'admin' },
  { path: '/parent/payments', ready: 'table tbody tr:is(.ant-table-row, .kit-row)', role: 'parent' },
];

interface Build {
  name: string;
  service: Service;
  /** Where its session is from; Node does not trust the proxy's certificate. */
  signsInAt?: Service;
}

interface Measured {
  name: string;
  /** On a weak machine and line. */
  loads: Load[];
  /** On this machine. */
  quick: Load[];
}

const column = (loads: Load[], key: Exclude<keyof Load, 'errors'>) => median(loads.map((load) => load[key]));

function report(page: MeasuredPage, measured: Measured[]): void {
  printTable(
    `${page.path}: median of ${ROUNDS} cold loads, 1.6 Mbps, 150 ms, CPU x4; processor time without these limits`,
    [
      'build',
      'first paint ms',
      'largest paint ms',
      'ready ms',
      'blocked ms',
      'shift',
      'requests',
      'KiB',
      'script KiB',
      'processor ms',
    ],
    measured.map(({ name, loads, quick }) => [
      name,
      column(loads, 'firstPaint').toFixed(0),
      column(loads, 'largestPaint').toFixed(0),
      column(loads, 'ready').toFixed(0),
      column(loads, 'blocked').toFixed(0),
      column(loads, 'shift').toFixed(4),
      column(loads, 'requests'),
      column(loads, 'kibibytes').toFixed(0),
      column(loads, 'scriptKibibytes').toFixed(0),
      column(quick, 'busy').toFixed(0),
    ]),
  );
  const [portal, ...others] = measured;
  for (const { name, loads } of others) {
    const share = (key: 'ready' | 'largestPaint') =>
      (column(portal!.loads, key) / column(loads, key)).toFixed(2);
    console.log(`  ready ${share('ready')}, largest paint ${share('largestPaint')} of the time of: ${name}`);
  }
  for (const message of new Set(measured.flatMap(({ loads }) => loads.flatMap(({ errors }) => errors))))
    console.log(`  the console said: ${message}`);
}

/** All builds in turn, starting with another one each round. */
async function compare(browser: Browser, page: (typeof pages)[number], builds: Build[]): Promise<void> {
  const { role } = page;
  const tokens = role
    ? await Promise.all(builds.map(({ service, signsInAt = service }) => signIn(signsInAt, role)))
    : [];
  const measured: Measured[] = builds.map(({ name }) => ({ name, loads: [], quick: [] }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const index of builds.keys()) {
      const turn = (index + round) % builds.length;
      const { origin } = builds[turn]!.service;
      const token = tokens[turn];
      const options = role && token ? signedIn(origin, role, token) : {};
      measured[turn]!.loads.push(await loadPage(browser, origin, page, options, true));
      measured[turn]!.quick.push(await loadPage(browser, origin, page, options, false));
    }
  }
  report(page, measured);
  console.log(`  load ${load()}`);
}

/** The built portal, compared with the same code as one application without federation. */
export async function benchPages(portal: Service, { url }: OpenDatabase, folder: string): Promise<void> {
  const single = await startPortal(url, folder, await buildSingleBundle(path.join(folder, 'single')));
  const plain = await serveStatic(portal);
  const proxy = await startProxy(portal, folder);
  if (!proxy) console.log('without nginx: nothing is measured over HTTP/2');
  const builds: Build[] = [
    { name: 'federated', service: portal },
    ...(proxy ? [{ name: 'federated, HTTP/2', service: proxy, signsInAt: portal }] : []),
    { name: 'single bundle', service: single },
    ...(EARLIER
      ? [{ name: 'earlier code', service: { origin: EARLIER, stop: () => Promise.resolve() } }]
      : []),
  ];
  const browser = await chromium.launch(launchOptions);
  try {
    for (const page of pages)
      await compare(
        browser,
        page,
        page.isPublic ? [...builds, { name: 'static page', service: plain }] : builds,
      );
    const origins = builds.map(({ name, service }) => ({ name, origin: service.origin }));
    await benchAfterLogin(browser, origins, ROUNDS);
  } finally {
    await browser.close();
    await single.stop();
    await plain.stop();
    await proxy?.stop();
  }
}
