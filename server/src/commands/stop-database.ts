import { readConfig } from '../config.ts';
import { stopLeftBehind } from '../database/embedded.ts';

/** Run by `npm start` when the server was killed and left its PostgreSQL running. */
const { dataFolder, databaseUrl } = readConfig(process.env);
if (!databaseUrl && (await stopLeftBehind(`${dataFolder}/database`)))
  console.log('The portal was killed; its database is stopped.');
