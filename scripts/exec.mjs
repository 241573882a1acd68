// Runs a command with the pinned Node: `node scripts/exec.mjs prettier --check .`; after `--browser` with an
// available Chromium
import { spawn } from 'node:child_process';
import { presentBrowser } from './lib/browser.mjs';
import { environment } from './lib/node.mjs';

const words = process.argv.slice(2);
const wantsBrowser = words[0] === '--browser';
const [command, ...args] = wantsBrowser ? words.slice(1) : words;
const env = environment(wantsBrowser ? { PORTAL_CHROMIUM: presentBrowser() } : {});
const child = spawn(command, args, { stdio: 'inherit', env });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => {
  // without tools, as a first start installs it
  const isMissing = error.code === 'ENOENT';
  console.error(isMissing ? `${command} is not installed; npm run check installs it` : error.message);
  process.exitCode = 127;
});
child.on('exit', (code, signal) => (process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1)));
