import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './node.mjs';
import { since } from './run.mjs';

const modules = path.join(root, 'node_modules');
const lock = path.join(root, 'package-lock.json');
const stamp = path.join(modules, '.portal-lock');
const ownLock = path.join(modules, '.package-lock.json');

const lockHash = () => createHash('sha256').update(readFileSync(lock)).digest('hex');

/** Whether node_modules is what package-lock.json says: by our stamp, or by an npm install that came after it. */
function isInstalled() {
  if (!existsSync(ownLock)) return false;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash()) return true;
  return statSync(ownLock).mtimeMs >= statSync(lock).mtimeMs;
}

const npm = () => {
  const program = process.env.npm_execpath;
  if (program?.endsWith('.js')) return [process.execPath, [program]];
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', []];
};

const unpacked = () => (existsSync(modules) ? readdirSync(modules).length : 0);

/** Installs the packages when package-lock.json changed or nothing is there, and says how it goes. */
export async function install() {
  if (isInstalled()) return;
  const started = performance.now();
  console.log('Installing packages (a few minutes the first time)');
  const progress = setInterval(
    () => console.log(`  still installing, ${since(started)}, ${unpacked()} folders unpacked`),
    15_000,
  );
  const [program, first] = npm();
  // npm warns that some packages want the pinned Node; they run on it
  const args = [...first, 'ci', '--loglevel=error', '--no-audit', '--no-fund'];
  const code = await new Promise((resolve) => {
    const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
    child.on('error', () => resolve(127));
    child.on('close', resolve);
  });
  clearInterval(progress);
  if (code !== 0) throw new Error(`npm ci ended with ${code}; see above, then run the same command again`);
  writeFileSync(stamp, lockHash());
  console.log(`  installed in ${since(started)}`);
}
