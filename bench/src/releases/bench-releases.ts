import { cp } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import type { Role } from '@portal/shared-api/endpoint';
import { launchOptions, signedIn } from '../pages/browser.ts';
import { startPortal, type Service } from '../service.ts';
import { signIn } from '../sign-in.ts';
import { printTable } from '../table.ts';
import { openTab, walk, type OpenTab } from './open-tabs.ts';
import { builtBetween, nextVersion, parts, release } from './release.ts';
import { changeSources, remoteOf, titleOf, type Remote } from './teams.ts';

const DAYS = Number(process.env['BENCH_RELEASES'] || 10);

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1);

async function open(browser: Browser, portal: Service, role: Role) {
  const options = signedIn(portal.origin, role, await signIn(portal, role));
  const context = await browser.newContext({ ...options, baseURL: portal.origin, locale: 'en-MY' });
  return context.newPage();
}

/** A first-time visitor who sees the title just released. */
async function visit(browser: Browser, portal: Service, remote: Remote, day: number): Promise<void> {
  const page = await open(browser, portal, remote.role);
  try {
    await page.goto(remote.home);
    await page.getByRole('heading', { level: 1, name: titleOf(remote, day), exact: true }).waitFor();
  } finally {
    await page.context().close();
  }
}

/** One release: from the command to its end, and to the first person who gets it. */
async function releaseDay(browser: Browser, portal: Service, www: string, day: number): Promise<string[]> {
  const remote = remoteOf(day);
  const before = parts(www);
  const putBack = changeSources(remote, day);
  const began = performance.now();
  const failed = new AbortController();
  try {
    const command = release(www, remote.name).finally(() => failed.abort());
    const version = nextVersion(portal.origin, remote.name, failed.signal);
    const first = version.then(async () => {
      const inForce = seconds(began);
      await visit(browser, portal, remote, day);
      return [inForce, seconds(began)];
    });
    const [said, [inForce, seen]] = await Promise.all([command, first]);
    const built = builtBetween(before, parts(www)).join(', ');
    console.log(said.trimEnd());
    console.log(`day ${day}: ${remote.name} ${await version} was seen after ${seen} s, built ${built}`);
    return [`${day}`, remote.name, inForce!, seen!, built];
  } finally {
    putBack();
  }
}

/** The admins' pages in the navigation, by what opening one after each release needs. */
const adminPages = ['students', 'classes', 'subjects', 'payment', 'approval'].map((one) => `/admin/${one}`);
const rarePages = ['parents', 'teachers', 'attendance', 'timechanges', 'reports', 'outstanding'];
const quietPages = [
  '/admin/approval',
  ...[...rarePages, 'payment-checking', 'announcement', 'classes', 'students'].map((one) => `/admin/${one}`),
];

/**
 * Two teams release in turn while three people keep the portal open. True if none of them noticed, and if the next
 * visitor saw each release, which built nothing but its remote.
 */
export async function benchReleases(databaseUrl: string, folder: string, built: string): Promise<boolean> {
  const www = path.join(folder, 'releases');
  await cp(built, www, { recursive: true });
  const portal = await startPortal(databaseUrl, folder, www);
  const browser = await chromium.launch(launchOptions);
  const ended = new AbortController();
  try {
    const busy = await openTab(await open(browser, portal, 'admin'), 'an admin at work', adminPages);
    const parent = await openTab(await open(browser, portal, 'parent'), 'a parent', [
      '/parent/payments',
      '/parent/timetable',
    ]);
    const quiet = await openTab(
      await open(browser, portal, 'admin'),
      'an admin who opens a page after each release that was not open before',
      quietPages,
    );
    const walks = [busy, parent].map((tab) => walk(tab, ended.signal));
    const rows: string[][] = [];
    for (let day = 1; day <= DAYS; day++) {
      rows.push(await releaseDay(browser, portal, www, day));
      await quiet.step();
    }
    ended.abort();
    await Promise.all(walks);
    printTable(
      `${DAYS} releases by two teams in turn`,
      ['day', 'released', 'in force after s', 'first person after s', 'built'],
      rows,
    );
    const tabs: OpenTab[] = [busy, parent, quiet];
    printTable(
      'tabs that were open all the time',
      ['tab', 'pages opened', 'errors, cards, reloads'],
      tabs.map((tab) => [tab.name, tab.steps, tab.faults.length]),
    );
    for (const { name, faults, versions } of tabs) {
      console.log(`\n${name}: ${versions()}`);
      for (const fault of faults) console.log(`  ${fault}`);
    }
    return (
      tabs.every(({ faults }) => faults.length === 0) && rows.every(([, name, , , only]) => only === name)
    );
  } finally {
    ended.abort();
    await browser.close();
    await portal.stop();
  }
}
