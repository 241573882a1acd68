import { existsSync } from 'node:fs';
import { readConfig } from '../config.ts';
import { openDatabase, type OpenDatabase } from '../database/open.ts';

/**
 * Opens the existing database of a portal, for commands that add to it. Refuses a folder without one: data added to a
 * new database by mistake would be missing from the real one.
 */
export async function openStandingDatabase(): Promise<OpenDatabase & { place: string }> {
  const { dataFolder, databaseUrl } = readConfig(process.env);
  if (!databaseUrl && !existsSync(`${dataFolder}/database`)) {
    throw new Error(
      `There is no database in ${dataFolder}.\n` +
        'Start the portal once, and run this with the same PORTAL_DATA or DATABASE_URL as the portal.',
    );
  }
  const open = await openDatabase({
    dataFolder,
    databaseUrl,
    report: (message) => console.error(message),
  });
  return { ...open, place: databaseUrl ? new URL(databaseUrl).host : dataFolder };
}
