import { eq } from 'drizzle-orm';
import { readConfig, type Config } from './config.ts';
import type { Database } from './database/connect.ts';
import { accounts } from './database/schema/accounts.ts';
import { DEMO_PASSWORD } from './demo/context.ts';
import { demoAccountsIn } from './demo/fill-in.ts';

const people: Record<string, string> = {
  'level3@demo.example': 'Admin, level 3: everything, all branches',
  'level2@demo.example': 'Admin, level 2: also checks payments',
  'level1@demo.example': 'Admin, level 1: Georgetown',
  'student@demo.example': 'Student',
  'teacher@demo.example': 'Teacher',
  'parent@demo.example': 'Parent with two children',
};

const table = (emails: readonly string[]): string =>
  emails.map((email) => `  ${email.padEnd(24)}${people[email] ?? ''}`.trimEnd()).join('\n');

type Place = Pick<Config, 'dataFolder' | 'databaseUrl'>;

/** The setting a second terminal needs too. */
function settingOf({ dataFolder, databaseUrl }: Place): string {
  if (databaseUrl) return 'DATABASE_URL=… ';
  return dataFolder === readConfig({}).dataFolder ? '' : `PORTAL_DATA=${dataFolder} `;
}

/** What to do next: sign in with a demo account, or create the first branch and admin. Empty if neither is needed. */
export async function nextSteps(database: Database, place: Place): Promise<string> {
  const demo = await demoAccountsIn(database);
  if (demo.length > 0) return `\nDemo accounts, password ${DEMO_PASSWORD}\n\n${table(demo)}\n`;
  const admins = await database
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.role, 'admin'))
    .limit(1);
  if (admins.length > 0) return '';
  const run = `  ${settingOf(place)}npm run`;
  return (
    '\nNobody can sign in yet. Make the branches and the first admin:\n\n' +
    `${run} branch:create -- --name <name>\n` +
    `${run} admin:create -- --email <address> --name <name>\n`
  );
}
