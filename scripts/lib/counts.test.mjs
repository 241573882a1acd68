import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { jestCounts, playwrightCounts } from './counts.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'portal-counts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const report = (content) => {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

test('jest: tests count, and so does a file that does not load', () => {
  const run = { numPassedTests: 7, numFailedTests: 1, numRuntimeErrorTestSuites: 2 };
  expect(jestCounts(report(run), 1)).toEqual({ passed: 7, failed: 3 });
});

test('jest: a run that ends badly without a failed test has failed', () => {
  const run = { numPassedTests: 7, numFailedTests: 0, numRuntimeErrorTestSuites: 0 };
  expect(jestCounts(report(run), 1)).toEqual({ passed: 7, failed: 1 });
  expect(jestCounts(report(run), 0)).toEqual({ passed: 7, failed: 0 });
});

test('Playwright: a second attempt that passes counts as passed, an error outside the tests as failed', () => {
  const run = { stats: { expected: 4, flaky: 1, unexpected: 2, skipped: 1 }, errors: [{}] };
  expect(playwrightCounts(report(run), 1)).toEqual({ passed: 5, failed: 3 });
});

test('a run that leaves no report has failed', () => {
  const missing = path.join(folder, 'missing.json');
  expect(jestCounts(missing, 0)).toEqual({ passed: 0, failed: 1 });
  expect(playwrightCounts(missing, 0)).toEqual({ passed: 0, failed: 1 });
});
