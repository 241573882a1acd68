// npm run mutants [-- money|moves|…]: puts faults into the rules one at a time and lists those that no test notices
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { install } from './lib/install.mjs';
import { pinnedNode, root } from './lib/node.mjs';
import { run } from './lib/run.mjs';

const VERSION = '10.0.0';
const tool = path.join(root, '.cache', 'mutants');

/** The tool is installed separately: its 170 packages are not needed to start, test or check. */
async function installTool() {
  const there = path.join(tool, 'node_modules/@stryker-mutator/core/package.json');
  if (existsSync(there) && JSON.parse(readFileSync(there, 'utf8')).version === VERSION) return;
  mkdirSync(tool, { recursive: true });
  const dependencies = { '@stryker-mutator/core': VERSION, '@stryker-mutator/jest-runner': VERSION };
  writeFileSync(path.join(tool, 'package.json'), JSON.stringify({ private: true, dependencies }));
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { code } = await run(npm, ['install', '--prefix', tool, '--no-audit', '--no-fund']);
  if (code !== 0) throw new Error(`npm ended with ${code}; see above, then run the same command again`);
}

try {
  await install({ tools: true });
  await installTool();
  const { code } = await run(pinnedNode(), ['server/src/testing/mutants/run.ts', ...process.argv.slice(2)]);
  process.exitCode = code;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
