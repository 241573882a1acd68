import { defineConfig } from '@playwright/test';
import { address, port } from './portal.ts';

const root = process.getuid?.() === 0;

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // Two cores build, serve and browse at once: what takes a second alone may take ten.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  retries: process.env['CI'] ? 1 : 0,
  projects: [
    { name: 'journeys', testIgnore: 'federation.spec.ts' },
    // Releases and breaks remotes under everybody's feet, so it comes last and alone.
    { name: 'federation', testMatch: 'federation.spec.ts', dependencies: ['journeys'], fullyParallel: false },
  ],
  use: {
    baseURL: address,
    locale: 'en-MY',
    timezoneId: 'Asia/Kuala_Lumpur',
    // Recording every test would cost a third of the time; `--trace on` records one that is looked into.
    trace: 'on-first-retry',
    // What moves costs time as well, and the portal holds still for who asks.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env['PORTAL_CHROMIUM'] || undefined,
      // Chromium has no sandbox for root
      args: ['--disable-gpu', '--disable-background-networking', ...(root ? ['--no-sandbox'] : [])],
    },
  },
  webServer: {
    command: `"${process.execPath}" serve.ts`,
    cwd: import.meta.dirname,
    url: `${address}/api/ready`,
    env: { PORT: String(port) },
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
