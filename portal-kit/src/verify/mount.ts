import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { KEPT, placeKept, putTogether, readKept } from '../release/kept-release.ts';
import { faultsBetween } from '../release/shell-compatibility.ts';
import { shellReport } from '../release/shells.ts';
import type { Pair } from './mounted.ts';
import { openPages } from './open-pages.ts';
import { startTrialPortal } from './portal.ts';

type Say = (line: string) => void;

const launchArguments = [
  '--disable-gpu',
  '--disable-background-networking',
  // Chromium has no sandbox for root
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** The browser that `npm run` found, or why there is none. */
async function openBrowser(): Promise<Browser | string> {
  const executablePath = process.env['PORTAL_CHROMIUM'];
  if (!executablePath) return 'no Chromium was found (PORTAL_CHROMIUM names one)';
  const playwright = await import('playwright-core').catch(() => undefined);
  if (!playwright) return 'Playwright is not installed (npm run check installs it)';
  return playwright.chromium
    .launch({ executablePath, args: launchArguments })
    .catch((error: Error) => `${executablePath} does not start: ${error.message.split('\n')[0]}`);
}

/** Where releases are fetched from besides the portal itself. */
const originsOf = (pairs: Pair[]): string[] => [
  ...new Set(
    pairs
      .map(({ release }) => release.manifest)
      .filter((manifest) => !manifest.startsWith('/'))
      .map((manifest) => new URL(manifest).origin),
  ),
];

/** Pairs that can be in force at once: one shell, and each remote once. */
function together(pairs: Pair[]): Pair[][] {
  const groups: Pair[][] = [];
  for (const pair of pairs) {
    const group = groups.find((others) =>
      others.every(
        ({ shell, release }) => shell === pair.shell && release.area.name !== pair.release.area.name,
      ),
    );
    if (group) group.push(pair);
    else groups.push([pair]);
  }
  return groups;
}

/**
 * Opens every page of placed releases with a shell that has what they need, in a real browser on a portal of its own, whatever
 * is in force. Says in words which were opened, and why none was where there is no browser.
 */
export async function mount(
  store: string,
  pairs: Pair[],
  say: Say,
): Promise<{ pair: Pair; faults: string[] }[]> {
  if (pairs.length === 0) return [];
  const browser = await openBrowser();
  if (typeof browser === 'string') {
    say(`Nothing was opened in a browser: ${browser}`);
    return [];
  }
  try {
    const portal = await startTrialPortal(store, originsOf(pairs));
    try {
      if (pairs.some(({ shell }) => !shellReport(portal.store, shell)) && existsSync(KEPT))
        placeKept(portal.store, readKept(KEPT));
      const tried: { pair: Pair; faults: string[] }[] = [];
      const fitting = pairs.filter(({ shell, release }) => {
        const { length } = faultsBetween(portal.store, shell, release);
        if (length > 0)
          say(
            `  not opened ${release.area.name} ${release.version} in shell ${shell}: it lacks ${length} of it`,
          );
        return length === 0;
      });
      for (const group of together(fitting)) {
        const releases = group.map(({ release }) => release);
        putTogether(portal.store, group[0]!.shell, releases);
        for (const pair of group) {
          const { shell, release } = pair;
          const began = performance.now();
          const faults = await openPages(browser, portal.address, release);
          const seconds = ((performance.now() - began) / 1000).toFixed(1);
          const pages = `${release.area.pages.length} pages`;
          say(`  opened ${release.area.name} ${release.version} in shell ${shell}: ${pages} (${seconds} s)`);
          tried.push({ pair, faults });
        }
      }
      return tried;
    } finally {
      await portal.stop();
    }
  } finally {
    await browser.close();
  }
}
