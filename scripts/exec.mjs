// Runs a command with the pinned Node: `node scripts/exec.mjs prettier --check .`
import { spawn } from 'node:child_process';
import { environment } from './lib/node.mjs';

const [command, ...args] = process.argv.slice(2);
const child = spawn(command, args, { stdio: 'inherit', env: environment() });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => {
  // without the tools a first start has installed
  const isMissing = error.code === 'ENOENT';
  console.error(isMissing ? `${command} is not installed; npm run check installs it` : error.message);
  process.exitCode = 127;
});
child.on('exit', (code, signal) => (process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1)));
