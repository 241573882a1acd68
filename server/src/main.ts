import './quick-imports.ts';
import closeWithGrace from 'close-with-grace';
import { readConfig, readLogFormat, type Config } from './config.ts';
import { reporter, reportFatal, reportWarnings } from './http/log.ts';
import { explain } from './start-faults.ts';

const logFormat = readLogFormat(process.env);
const report = reporter(logFormat);
if (logFormat === 'json') reportWarnings(report);

let config: Config | undefined;
try {
  config = readConfig(process.env);
  const { start } = await import('./start.ts');
  const portal = await start(config, report);
  const logger = {
    error: (said: unknown) => report(String(said), said instanceof Error ? said : undefined),
  };
  closeWithGrace({ delay: 15_000, logger }, async ({ err }) => {
    if (err) report('the portal stops after an error', err);
    await portal.close();
  });
  const { address = portal.address } = config;
  report(
    address === portal.address
      ? `Portal ready at ${address}`
      : `API ready at ${portal.address}; the portal is at ${address}`,
  );
  if (portal.nextSteps) report(portal.nextSteps);
  process.send?.('ready');
} catch (error) {
  reportFatal(logFormat, config ? explain(error, config) : (error as Error).message);
  process.exitCode = 1;
}
