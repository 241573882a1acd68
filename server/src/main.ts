import closeWithGrace from 'close-with-grace';
import { readConfig } from './config.ts';
import { report } from './http/log.ts';
import { start } from './start.ts';

try {
  const portal = await start(readConfig(process.env));
  closeWithGrace({ delay: 15_000 }, async ({ err }) => {
    if (err) report('the portal stops after an error', err);
    await portal.close();
  });
  console.log(`Portal ready at ${portal.address}`);
  if (portal.nextSteps) console.log(portal.nextSteps);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
