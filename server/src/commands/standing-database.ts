import { existsSync } from 'node:fs';
import { readConfig } from '../config.ts';
import { openDatabase, type OpenDatabase } from '../database/open.ts';

/**
 * The database of a portal that was started before, for commands that add to it. A folder without one is refused:
 * what is added to a new database by mistake is missing where it is looked for.
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
