import './quick-imports.ts';
import closeWithGrace from 'close-with-grace';
import { readConfig } from './config.ts';
import { reporter } from './http/log.ts';

try {
  const config = readConfig(process.env);
  const report = reporter(config.logFormat);
  const { start } = await import('./start.ts');
  const portal = await start(config, report);
  closeWithGrace({ delay: 15_000 }, async ({ err }) => {
    if (err) report('the portal stops after an error', err);
    await portal.close();
  });
  const { address = portal.address } = config;
  console.log(
    address === portal.address
      ? `Portal ready at ${address}`
      : `API ready at ${portal.address}; the portal is at ${address}`,
  );
  if (portal.nextSteps) console.log(portal.nextSteps);
  process.send?.('ready');
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
