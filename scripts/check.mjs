// npm run check: installs what is missing and runs the static checks alone
import { runChecks } from './lib/checks.mjs';
import { install } from './lib/install.mjs';

try {
  await install();
  process.exitCode = (await runChecks()).length === 0 ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
