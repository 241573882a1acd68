// npm run check: installs what is missing and runs the static checks; ends with the number of failed ones
import { runChecks } from './lib/checks.mjs';
import { install } from './lib/install.mjs';

try {
  await install({ tools: true });
  process.exitCode = (await runChecks()).length;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
