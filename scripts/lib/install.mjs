import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { alone } from './alone.mjs';
import { root } from './node.mjs';
import { since } from './run.mjs';

const modules = path.join(root, 'node_modules');

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * The packages required from the lock file: what builds and runs, with `tools` also what tests, checks and develops.
 * Optional packages are those of other platforms.
 */
const required = (wanted, { tools }) =>
  Object.entries(wanted).filter(
    ([place, { optional, dev, devOptional }]) =>
      /(^|\/)node_modules\//.test(place) && !optional && (tools || !(dev || devOptional)),
  );

/** Whether an installation, as recorded by npm at its end, matches the lock file. */
export const matches = (wanted, found, { tools }) =>
  required(wanted, { tools }).every(
    ([place, { version, link }]) => found[place]?.version === version && found[place]?.link === link,
  );

const wantedPackages = () => packagesIn(path.join(root, 'package-lock.json'));

function isInstalled({ tools }) {
  const written = path.join(modules, '.package-lock.json');
  return existsSync(written) && matches(wantedPackages(), packagesIn(written), { tools });
}

const npm = () => {
  const program = process.env.npm_execpath;
  if (program?.endsWith('.js')) return { program: process.execPath, first: [program] };
  return { program: process.platform === 'win32' ? 'npm.cmd' : 'npm', first: [] };
};

/**
 * npm's current step; without a terminal it shows nothing itself. It downloads everything before the first package
 * appears in node_modules.
 */
function progressOf(began, { tools }) {
  const wanted = required(wantedPackages(), { tools })
    .filter(([, { link }]) => !link)
    .map(([place]) => path.join(root, place, 'package.json'));
  const there = wanted.filter((file) => existsSync(file)).length;
  const what =
    there === 0 ? `downloading ${wanted.length} packages` : `${there} of ${wanted.length} packages in place`;
  return `  ${what}, ${since(began)}`;
}

/** npm's arguments. Tools are added to what a portal may be running from; anything else starts over, without tools. */
function commandOf({ tools }) {
  if (!tools) return ['ci', '--omit=dev'];
  return isInstalled({ tools: false }) ? ['install', '--no-save'] : ['ci'];
}

/**
 * Installs the packages if they differ from package-lock.json, with progress. Without `tools` only those that build
 * and run the portal: a quarter, so that a first start is quick.
 */
export async function install({ tools }) {
  if (isInstalled({ tools })) return;
  await alone(async () => {
    if (!isInstalled({ tools })) await installAnew({ tools });
  });
}

async function installAnew({ tools }) {
  const started = performance.now();
  console.log('Installing packages (a minute or more the first time)');
  const progress = setInterval(() => console.log(progressOf(started, { tools })), 10_000);
  const { program, first } = npm();
  // npm warns that some packages want a newer Node than the machine's; they run on the pinned one
  const args = [...first, ...commandOf({ tools }), '--loglevel=error', '--no-audit', '--no-fund'];
  const code = await new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
    child.on('error', () => resolve(127));
    child.on('close', resolve);
  });
  clearInterval(progress);
  if (code !== 0) throw new Error(`npm ended with ${code}; see above, then run the same command again`);
  console.log(`  installed in ${since(started)}`);
}
