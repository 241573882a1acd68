import { existsSync, readFileSync } from 'node:fs';

const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

/** Passed and failed of a jest run. A file that fails to load counts as one failure. */
export function jestCounts(file, code) {
  const report = read(file);
  if (!report) return { passed: 0, failed: 1 };
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed: failed || (code === 0 ? 0 : 1) };
}

/** Passed and failed of a Playwright run. An error outside the tests counts as one failure. */
export function playwrightCounts(file, code) {
  const report = read(file);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, flaky, unexpected } = report.stats;
  const failed = unexpected + (report.errors?.length ?? 0);
  return { passed: expected + flaky, failed: failed || (code === 0 ? 0 : 1) };
}
