// npm start: installs what builds and runs the portal, builds what changed, and runs the portal until Ctrl-C
import { ensurePortsFree } from './lib/free-port.mjs';
import { install } from './lib/install.mjs';
import { pinnedNode } from './lib/node.mjs';
import { run } from './lib/run.mjs';
import { onStop, startService } from './lib/service.mjs';

async function start() {
  await ensurePortsFree('npm start');
  await install({ tools: false });
  const built = await run(pinnedNode(), ['portal-kit/src/commands/build.ts']);
  if (built.code !== 0) return built.code;
  const server = startService('server/src/main.ts', {
    env: { PORTAL_LOG: process.env.PORTAL_LOG || 'text' },
  });
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
