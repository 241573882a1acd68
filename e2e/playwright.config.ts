import { defineConfig } from '@playwright/test';
import { portals, type PortalName } from './portal.ts';

const root = process.getuid?.() === 0;

/** In order: the first creates the database, the second finds it. */
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
  // One more than there are cores: tests that wait leave one idle.
  workers: 3,
  forbidOnly: Boolean(process.env['CI']),
  // Two cores build, serve and browse at once: what takes a second alone may take ten.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  retries: process.env['CI'] ? 1 : 0,
  projects: [
    // Mostly waits for timeouts, so it starts first and the other workers run journeys meanwhile.
    {
      name: 'federation',
      testMatch: 'federation.spec.ts',
      fullyParallel: false,
      use: { baseURL: portals.federation.address },
    },
    // In order: each puts other releases in force.
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
    // Allows copying, as in a browser with a window.
    permissions: ['clipboard-read', 'clipboard-write'],
    // Recording every test would cost a third of the time; use `--trace on` to record a single one.
    trace: 'on-first-retry',
    // Animations cost time too, and the portal respects reduced motion.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env['PORTAL_CHROMIUM'] || undefined,
      args: [
        ...['--disable-gpu', '--disable-background-networking'],
        // Tests start with code that runs once: optimising it costs a sixth of the time.
        '--js-flags=--no-maglev --no-opt',
        // Chromium has no sandbox for root
        ...(root ? ['--no-sandbox'] : []),
      ],
    },
  },
  webServer: [serve('journeys'), serve('federation'), serve('releases')],
});
