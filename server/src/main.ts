import './quick-imports.ts';
import closeWithGrace from 'close-with-grace';
import { readConfig, readLogFormat } from './config.ts';
import { reporter, reportFatal, reportWarnings } from './http/log.ts';

const logFormat = readLogFormat(process.env);
const report = reporter(logFormat);
if (logFormat === 'json') reportWarnings(report);

try {
  const config = readConfig(process.env);
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
  reportFatal(logFormat, error as Error);
  process.exitCode = 1;
}
