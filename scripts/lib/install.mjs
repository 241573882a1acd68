import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './node.mjs';
import { since } from './run.mjs';

const modules = path.join(root, 'node_modules');

const packagesIn = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/**
 * Whether an installation, as npm itself wrote it down at its end, is what the lock file asks for. Optional packages are
 * those of other platforms.
 */
export const matches = (wanted, found) =>
  Object.entries(wanted)
    .filter(([place, { optional }]) => place.startsWith('node_modules/') && !optional)
    .every(([place, { version, link }]) => found[place]?.version === version && found[place]?.link === link);

function isInstalled() {
  const written = path.join(modules, '.package-lock.json');
  return (
    existsSync(written) && matches(packagesIn(path.join(root, 'package-lock.json')), packagesIn(written))
  );
}

const npm = () => {
  const program = process.env.npm_execpath;
  if (program?.endsWith('.js')) return { program: process.execPath, first: [program] };
  return { program: process.platform === 'win32' ? 'npm.cmd' : 'npm', first: [] };
};

/**
 * What npm is at; it shows nothing itself where its output is no terminal. It downloads everything before the first
 * package stands in node_modules.
 */
function progressOf(began) {
  const wanted = Object.entries(packagesIn(path.join(root, 'package-lock.json')))
    .filter(([place, { optional, link }]) => place.startsWith('node_modules/') && !optional && !link)
    .map(([place]) => path.join(root, place, 'package.json'));
  const there = wanted.filter((file) => existsSync(file)).length;
  const what =
    there === 0 ? `downloading ${wanted.length} packages` : `${there} of ${wanted.length} packages in place`;
  return `  ${what}, ${since(began)}`;
}

/** Installs the packages when they are not those of package-lock.json, and says how it goes. */
export async function install() {
  if (isInstalled()) return;
  const started = performance.now();
  console.log('Installing packages (a few minutes the first time)');
  const progress = setInterval(() => console.log(progressOf(started)), 10_000);
  const { program, first } = npm();
  // npm warns that some packages want a newer Node than the machine's; they run on the pinned one
  const args = [...first, 'ci', '--loglevel=error', '--no-audit', '--no-fund'];
  const code = await new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
    child.on('error', () => resolve(127));
    child.on('close', resolve);
  });
  clearInterval(progress);
  if (code !== 0) throw new Error(`npm ci ended with ${code}; see above, then run the same command again`);
  console.log(`  installed in ${since(started)}`);
}
