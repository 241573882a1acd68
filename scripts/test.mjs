// npm test: installs what is missing, finds a browser, runs every test; `--checks` runs the static checks first
import { runChecks } from './lib/checks.mjs';
import { install } from './lib/install.mjs';
import { runTests } from './lib/tests.mjs';

async function test() {
  await install();
  const broken = process.argv.includes('--checks') ? await runChecks() : [];
  const { passed, failed } = await runTests();
  if (broken.length > 0) console.log(`\nFailed checks: ${broken.join(', ')}`);
  return { passed, failed: failed + broken.length };
}

let result;
try {
  result = await test();
} catch (error) {
  console.error(error.message);
  result = { passed: 0, failed: 1 };
}
console.log(`\n${result.passed} passed, ${result.failed} failed`);
process.exitCode = result.failed === 0 ? 0 : 1;
