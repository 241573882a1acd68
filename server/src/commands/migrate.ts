import { readConfig } from '../config.ts';
import { openDatabase } from '../database/open.ts';

/** `npm run migrate`: updates the schema without starting the portal. */
try {
  const { dataFolder, databaseUrl } = readConfig(process.env);
  const { close } = await openDatabase({
    dataFolder,
    databaseUrl,
    report: (message) => console.error(message),
  });
  await close();
  console.log('The database has the newest schema.');
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
