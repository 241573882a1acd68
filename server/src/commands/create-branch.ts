import { parseArgs } from 'node:util';
import { createBranch, readBranch } from './new-branch.ts';
import { openStandingDatabase } from './standing-database.ts';

const usage = `npm run branch:create -- --name <name> [--address <address>] [--phone <number>]
  Address and phone are what the public page of the centres shows.`;

/** `npm run branch:create`: a portal without demo data has no branch, and registration needs one. */
try {
  const { values } = parseArgs({
    options: {
      name: { type: 'string' },
      address: { type: 'string' },
      phone: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help || !values.name) throw new Error(usage);
  const branch = readBranch(values);
  const { database, place, close } = await openStandingDatabase();
  try {
    await createBranch(database, branch);
  } finally {
    await close();
  }
  console.log(`${branch.name} is a branch now (database of ${place}).`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
