// npm test [-- <paths>]: installs what is missing, finds the browsers, runs every test or those of some files and folders
import { install } from './lib/install.mjs';
import { runTests } from './lib/tests.mjs';

let result;
try {
  await install({ tools: true });
  result = await runTests(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  result = { passed: 0, failed: 1 };
}
console.log(`\n${result.passed} passed, ${result.failed} failed`);
process.exitCode = result.failed === 0 ? 0 : 1;
