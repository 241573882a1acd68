import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/open.ts';
import { createAdmin, readAdmin } from './new-admin.ts';
import { askSecret } from './ask-secret.ts';

const usage = `npm run admin:create -- --email <address> --name <name> [--level level_1|level_2|level_3] [--branch <name>]
  The level is level_3 unless told otherwise; the other two need a branch.
  The password is asked for, or taken from PORTAL_ADMIN_PASSWORD.`;

/** `npm run admin:create`: admin accounts come from here, not from the web (decision 49). */
try {
  const { values } = parseArgs({
    options: {
      email: { type: 'string' },
      name: { type: 'string' },
      level: { type: 'string' },
      branch: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help || !values.email || !values.name) throw new Error(usage);
  const password = process.env.PORTAL_ADMIN_PASSWORD ?? (await askSecret('Password: '));
  const admin = readAdmin({ ...values, password });
  const { dataFolder, databaseUrl } = readConfig(process.env);
  const { database, close } = await openDatabase({
    dataFolder,
    databaseUrl,
    report: (message) => console.error(message),
  });
  try {
    await createAdmin(database, admin);
  } finally {
    await close();
  }
  console.log(`${admin.email} can sign in as ${admin.level}.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
