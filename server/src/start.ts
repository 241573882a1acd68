import path from 'node:path';
import type { Config } from './config.ts';
import { openDatabase } from './database/open.ts';
import { demoAccountsIn, fillInDemoData } from './demo/fill-in.ts';
import { buildApp } from './http/app.ts';
import { ensurePortFree, listen } from './http/listen.ts';
import { report } from './http/log.ts';
import { localStorage } from './storage/local-storage.ts';

export interface RunningPortal {
  address: string;
  /** Whom to try the portal with; empty without demo data. */
  demoAccounts: readonly string[];
  /** Finishes the calls that run, then closes the database, and stops it when it is the embedded one. */
  close(): Promise<void>;
}

/** Starts everything in its order: a free port, the database with its newest schema, the demo data, the server. */
export async function start(config: Config): Promise<RunningPortal> {
  await ensurePortFree(config);
  const { dataFolder, databaseUrl } = config;
  const { database, close: closeDatabase } = await openDatabase({ dataFolder, databaseUrl, report });
  try {
    const storage = await localStorage(path.join(dataFolder, 'files'));
    if (config.demo) await fillInDemoData(database, storage);
    const demoAccounts = await demoAccountsIn(database);
    const app = await buildApp(config, { database, storage });
    const address = await listen(app, config);
    return {
      address,
      demoAccounts,
      close: async () => {
        await app.close();
        await closeDatabase();
      },
    };
  } catch (error) {
    await closeDatabase();
    throw error;
  }
}
