import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findBrowser, findOtherBrowsers } from './browser.mjs';
import { jestCounts, playwrightCounts } from './counts.mjs';
import { pinnedNode, root } from './node.mjs';
import { run } from './run.mjs';

const reports = path.join(root, '.portal', 'test');

async function unitTests(paths) {
  console.log('\nUnit tests');
  const report = path.join(reports, 'jest.json');
  const { code } = await run('jest', ['--json', '--outputFile', report, '--silent', ...paths], {
    env: { NODE_OPTIONS: '--experimental-vm-modules' },
  });
  return jestCounts(report, code);
}

async function journeys(browser, paths) {
  console.log('\nBrowser journeys');
  const built = await run(pinnedNode(), ['portal-kit/src/commands/build.ts']);
  if (built.code !== 0) return { passed: 0, failed: 1 };
  const report = path.join(reports, 'playwright.json');
  const { code } = await run('playwright', ['test', '--config', 'e2e', '--reporter', 'list,json', ...paths], {
    env: { PORTAL_CHROMIUM: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  return playwrightCounts(report, code);
}

const none = { passed: 0, failed: 0 };

/** Runs the tests in these files and folders, or all tests, and resolves to the sum. */
export async function runTests(paths) {
  const isJourney = (file) => file.split(/[\\/]/)[0] === 'e2e';
  const [journeyPaths, unitPaths] = [paths.filter(isJourney), paths.filter((file) => !isJourney(file))];
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  const unit = paths.length > 0 && unitPaths.length === 0 ? none : await unitTests(unitPaths);
  let browsed = none;
  try {
    if (paths.length === 0 || journeyPaths.length > 0) {
      const browser = await findBrowser();
      await findOtherBrowsers();
      browsed = await journeys(browser, journeyPaths);
    }
  } catch (error) {
    console.error(error.message);
    browsed = { passed: 0, failed: 1 };
  }
  return { passed: unit.passed + browsed.passed, failed: unit.failed + browsed.failed };
}
