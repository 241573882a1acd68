import { defineConfig } from '@playwright/test';
import { portals, type PortalName } from './portal.ts';

const root = process.getuid?.() === 0;

/** One after the other: the first makes the database, the second finds it. */
const serve = (name: PortalName) => ({
  command: `"${process.execPath}" serve.ts ${name}`,
  cwd: import.meta.dirname,
  url: `${portals[name].address}/api/ready`,
  timeout: 120_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
});

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  // One more than there are cores: what waits for an answer, a retry or the next look leaves one idle.
  workers: 3,
  forbidOnly: Boolean(process.env['CI']),
  // Two cores build, serve and browse at once: what takes a second alone may take ten.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  retries: process.env['CI'] ? 1 : 0,
  projects: [
    // Mostly waits, for what does not come: it begins first, and the others walk the journeys meanwhile.
    {
      name: 'federation',
      testMatch: 'federation.spec.ts',
      fullyParallel: false,
      use: { baseURL: portals.federation.address },
    },
    // One after the other: each puts other releases in force.
    {
      name: 'releases',
      testMatch: 'releases/*.spec.ts',
      fullyParallel: false,
      workers: 1,
      use: { baseURL: portals.releases.address },
    },
    {
      name: 'journeys',
      testIgnore: ['federation.spec.ts', 'releases/*.spec.ts'],
      use: { baseURL: portals.journeys.address },
    },
  ],
  use: {
    locale: 'en-MY',
    timezoneId: 'Asia/Kuala_Lumpur',
    // What a button copies may be copied, as in a browser with a window.
    permissions: ['clipboard-read', 'clipboard-write'],
    // Recording every test would cost a third of the time; `--trace on` records one that is looked into.
    trace: 'on-first-retry',
    // What moves costs time as well, and the portal holds still for who asks.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env['PORTAL_CHROMIUM'] || undefined,
      args: [
        ...['--disable-gpu', '--disable-background-networking'],
        // Each test begins with code that is seldom run twice: making it quicker costs a sixth of the time.
        '--js-flags=--no-maglev --no-opt',
        // Chromium has no sandbox for root
        ...(root ? ['--no-sandbox'] : []),
      ],
    },
  },
  webServer: [serve('journeys'), serve('federation'), serve('releases')],
});
