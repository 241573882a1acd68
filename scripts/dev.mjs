// npm run dev [-- <remote> ...]: development servers for the shell and the named remotes (all by default) and an API
// that restarts on changes; other remotes are served as built
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ensurePortsFree } from './lib/free-port.mjs';
import { install } from './lib/install.mjs';
import { root } from './lib/node.mjs';
import { restartingService } from './lib/restarting.mjs';
import { onStop, startService } from './lib/service.mjs';

const countRemotes = () =>
  readdirSync(root).filter((folder) => existsSync(path.join(root, folder, 'area.json'))).length;

async function develop(named) {
  await ensurePortsFree('npm run dev', 2 + countRemotes());
  await install({ tools: true });
  const port = Number(process.env.PORT || 3000);
  const api = port + 1;
  const address = `http://localhost:${port}`;
  const services = [
    restartingService('server/src/main.ts', ['server/src', 'shared-api/src'], {
      env: {
        PORT: String(api),
        PORTAL_ADDRESS: address,
        PORTAL_LOG: process.env.PORTAL_LOG || 'text',
        PORTAL_DEVELOPMENT: '1',
      },
    }),
    startService('portal-kit/src/commands/dev.ts', {
      args: named,
      env: { PORT: String(port), PORTAL_API: `http://localhost:${api}` },
    }),
  ];
  // printed last, whichever takes longer: this is the address to open
  void Promise.all(services.map(({ ready }) => ready)).then(() =>
    console.log(`\nPortal ready at ${address} (development, with hot reload)\n`),
  );
  let stopping;
  const stop = (signal) => (stopping ??= Promise.all(services.map(async (service) => service.stop(signal))));
  onStop((signal) => void stop(signal));
  const code = await Promise.race(services.map(({ ended }) => ended));
  await stop('SIGTERM');
  return code;
}

try {
  process.exitCode = await develop(process.argv.slice(2));
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
