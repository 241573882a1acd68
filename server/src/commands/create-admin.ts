import { parseArgs } from 'node:util';
import { askSecret } from './ask-secret.ts';
import { createAdmin, readAdmin } from './new-admin.ts';
import { openStandingDatabase } from './standing-database.ts';

const usage = `npm run admin:create -- --email <address> --name <name> [--level level_1|level_2|level_3] [--branch <name>]
  The level is level_3 unless told otherwise; the other two need a branch (npm run branch:create).
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
  const { database, place, close } = await openStandingDatabase();
  try {
    const password = process.env.PORTAL_ADMIN_PASSWORD ?? (await askSecret('Password: '));
    const admin = readAdmin({ ...values, password });
    await createAdmin(database, admin);
    console.log(`${admin.email} can sign in as ${admin.level} (database of ${place}).`);
  } finally {
    await close();
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
