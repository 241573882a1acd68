// npm test: installs what is missing, finds the browsers, runs every test
import { install } from './lib/install.mjs';
import { runTests } from './lib/tests.mjs';

let result;
try {
  await install({ tools: true });
  result = await runTests();
} catch (error) {
  console.error(error.message);
  result = { passed: 0, failed: 1 };
}
console.log(`\n${result.passed} passed, ${result.failed} failed`);
process.exitCode = result.failed === 0 ? 0 : 1;
