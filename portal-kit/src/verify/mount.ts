import { existsSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { KEPT, placeKept, putTogether, readKept } from '../release/kept-release.ts';
import { remotesOrigin } from '../release/remotes-origin.ts';
import { faultsBetween, liveReleases } from '../release/shell-compatibility.ts';
import { shellReport } from '../release/shells.ts';
import { readReleaseState } from '../release/state-files.ts';
import type { Pair } from './mounted.ts';
import { openPages } from './open-pages.ts';
import { fillFrom, startTrialPortal, type TrialPortal } from './portal.ts';

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
function originsIn(store: string): string[] {
  const places = [
    remotesOrigin(),
    ...liveReleases(readReleaseState(store)).map(({ manifest }) => manifest),
  ].filter((place) => /^https?:/.test(place));
  return [...new Set(places.map((place) => new URL(place).origin))];
}

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

interface Tried {
  pair: Pair;
  faults: string[];
}

/** Opens pairs in a portal that has nothing yet but its server and data. */
async function openAll(
  store: string,
  { browser, portal }: { browser: Browser; portal: TrialPortal },
  pairs: Pair[],
  say: Say,
): Promise<Tried[]> {
  fillFrom(store, portal);
  if (pairs.some(({ shell }) => !shellReport(portal.store, shell)) && existsSync(KEPT))
    placeKept(portal.store, readKept(KEPT));
  const fitting = pairs.filter(({ shell, release }) => {
    const { length } = faultsBetween(portal.store, shell, release);
    if (length > 0)
      say(`  not opened ${release.area.name} ${release.version} in shell ${shell}: it lacks ${length} of it`);
    return length === 0;
  });
  const tried: Tried[] = [];
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
}

export interface Trial {
  /**
   * Opens every page of placed releases with a shell that has what they need, whatever is in force. Says in words which were
   * opened, and why none was where there is no browser.
   */
  open(pairs: Pair[]): Promise<Tried[]>;
  close(): Promise<void>;
}

/** Starts a real browser and a portal of its own, which take as long as a build, so that they can start beside it. */
export function startTrial(store: string, say: Say): Trial {
  const started = openBrowser().then(async (browser) => {
    if (typeof browser === 'string') return browser;
    try {
      return { browser, portal: await startTrialPortal(originsIn(store)) };
    } catch (error) {
      await browser.close();
      throw error;
    }
  });
  // whoever opens something is told
  started.catch(() => undefined);
  return {
    async open(pairs) {
      const trial = await started;
      if (typeof trial !== 'string') return openAll(store, trial, pairs, say);
      say(`Nothing was opened in a browser: ${trial}`);
      return [];
    },
    async close() {
      const trial = await started.catch(() => 'nothing');
      if (typeof trial === 'string') return;
      await trial.browser.close();
      await trial.portal.stop();
    },
  };
}
