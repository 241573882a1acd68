import path from 'node:path';
import { readConfig } from '../config.ts';
import { adoptFiles } from '../storage/folder-owner.ts';
import { localStorage } from '../storage/local-storage.ts';
import { openStandingDatabase } from './standing-database.ts';

/** `npm run files:adopt`: assigns the files of PORTAL_DATA to this database (decision 74). */
try {
  const folder = path.join(readConfig(process.env).dataFolder, 'files');
  const { database, place, close } = await openStandingDatabase();
  try {
    await localStorage(folder);
    await adoptFiles(database, folder);
  } finally {
    await close();
  }
  console.log(`The files in ${folder} belong to the database of ${place} now.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
