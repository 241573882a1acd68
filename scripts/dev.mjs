// npm run dev [-- <remote> ...]: development servers for the shell and the named remotes (all of them when none is
// named) and the API that restarts on a change; remotes that are not named are served as built
import { install } from './lib/install.mjs';
import { restartingService } from './lib/restarting.mjs';
import { onStop, startService } from './lib/service.mjs';

async function develop() {
  await install();
  const port = Number(process.env.PORT || 3000);
  const api = port + 1;
  const services = [
    restartingService('server/src/main.ts', ['server/src', 'shared-api/src'], {
      env: { PORT: String(api), PORTAL_LOG: process.env.PORTAL_LOG || 'text' },
    }),
    startService('portal-kit/src/commands/dev.ts', {
      args: process.argv.slice(2),
      env: { PORT: String(port), PORTAL_API: `http://localhost:${api}` },
    }),
  ];
  let stopping;
  const stop = (signal) => (stopping ??= Promise.all(services.map(async (service) => service.stop(signal))));
  onStop((signal) => void stop(signal));
  const code = await Promise.race(services.map(({ ended }) => ended));
  await stop('SIGTERM');
  return code;
}

try {
  process.exitCode = await develop();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
