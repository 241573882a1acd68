import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findBrowser, findOtherBrowsers } from './browser.mjs';
import { jestCounts, playwrightCounts } from './counts.mjs';
import { pinnedNode, root } from './node.mjs';
import { run } from './run.mjs';

const reports = path.join(root, '.portal', 'test');

async function unitTests() {
  console.log('\nUnit tests');
  const report = path.join(reports, 'jest.json');
  const { code } = await run('jest', ['--json', '--outputFile', report, '--silent'], {
    env: { NODE_OPTIONS: '--experimental-vm-modules' },
  });
  return jestCounts(report, code);
}

async function journeys(browser) {
  console.log('\nBrowser journeys');
  const built = await run(pinnedNode(), ['portal-kit/src/commands/build.ts']);
  if (built.code !== 0) return { passed: 0, failed: 1 };
  const report = path.join(reports, 'playwright.json');
  const { code } = await run('playwright', ['test', '--config', 'e2e', '--reporter', 'list,json'], {
    env: { PORTAL_CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  return playwrightCounts(report, code);
}

/** Runs all tests and resolves to the sum. */
export async function runTests() {
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const unit = await unitTests();
  let browsed;
  try {
    const browser = await findBrowser();
    await findOtherBrowsers();
    browsed = await journeys(browser);
  } catch (error) {
    console.error(error.message);
    browsed = { passed: 0, failed: 1 };
  }
  return { passed: unit.passed + browsed.passed, failed: unit.failed + browsed.failed };
}
