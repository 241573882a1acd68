import path from 'node:path';
import type { Config } from './config.ts';
import { openDatabase } from './database/open.ts';
import { fillInDemoData } from './demo/fill-in.ts';
import { buildApp } from './app.ts';
import { ensurePortFree, listen } from './http/listen.ts';
import type { Report } from './http/log.ts';
import { startHousekeeping } from './jobs/housekeeping.ts';
import { listenForCollector } from './metrics/serve-metrics.ts';
import { missingFiles, requireOwnFiles } from './storage/folder-owner.ts';
import { watchDisk } from './storage/disk-space.ts';
import { localStorage } from './storage/local-storage.ts';
import { nextSteps } from './welcome.ts';

export interface RunningPortal {
  address: string;
  /** What a person can do next, in words; may be empty. */
  nextSteps: string;
  /** Finishes running calls, then closes the database, and stops it if it is the embedded one. */
  close(): Promise<void>;
}

/** Starts everything in order: a free port, the database with the latest schema, the demo data, the server. */
export async function start(config: Config, report: Report): Promise<RunningPortal> {
  await ensurePortFree(config);
  const { dataFolder, databaseUrl } = config;
  const { database, close: closeDatabase } = await openDatabase({ dataFolder, databaseUrl, report });
  try {
    const filesFolder = path.join(dataFolder, 'files');
    const storage = await localStorage(filesFolder);
    await requireOwnFiles(database, storage, filesFolder);
    const missing = await missingFiles(database, storage);
    if (missing > 0)
      report(`${missing} of the newest files that the database lists are not in ${filesFolder}`);
    if (config.demo) await fillInDemoData(database, storage);
    const app = await buildApp(config, { database, storage, diskSpace: watchDisk(dataFolder, report) });
    const address = await listen(app, config);
    const endMetrics =
      config.metricsAddress && (await listenForCollector(config.metricsAddress, app.metrics));
    const endHousekeeping = startHousekeeping(database, storage, report);
    return {
      address,
      nextSteps: await nextSteps(database, config),
      close: async () => {
        await app.close();
        await endMetrics?.();
        await endHousekeeping();
        await closeDatabase();
      },
    };
  } catch (error) {
    await closeDatabase();
    throw error;
  }
}
