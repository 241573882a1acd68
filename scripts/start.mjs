// npm start: installs what is needed to build and run, builds what changed, and runs the portal until Ctrl-C
import { ensurePortsFree } from './lib/free-port.mjs';
import { install } from './lib/install.mjs';
import { keepRunning } from './lib/keep-running.mjs';
import { speakJson } from './lib/log.mjs';
import { pinnedNode } from './lib/node.mjs';
import { run } from './lib/run.mjs';
import { onStop, startService } from './lib/service.mjs';

const forCollector = process.env.PORTAL_LOG === 'json';
if (forCollector) speakJson();

async function build() {
  const { code, output } = await run(pinnedNode(), ['portal-kit/src/commands/build.ts'], {
    quiet: forCollector,
  });
  if (output.trim()) console.log(output.trim());
  return code;
}

async function start() {
  await ensurePortsFree('npm start');
  await install({ tools: false });
  const built = await build();
  if (built !== 0) return built;
  const begin = () =>
    startService('server/src/main.ts', { env: { PORTAL_LOG: process.env.PORTAL_LOG || 'text' } });
  const server = keepRunning(begin, { say: (text) => console.error(text) });
  onStop((signal) => server.stop(signal));
  const code = await server.ended;
  // killed, so it could not stop its database itself
  if (code >= 128) await run(pinnedNode(), ['server/src/commands/stop-database.ts']);
  return code;
}

try {
  process.exitCode = await start();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
