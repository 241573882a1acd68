import { eq } from 'drizzle-orm';
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

/** What a person can do next: sign in with a demo account, or make the first admin. Empty when neither is needed. */
export async function nextSteps(database: Database): Promise<string> {
  const demo = await demoAccountsIn(database);
  if (demo.length > 0) return `\nDemo accounts, password ${DEMO_PASSWORD}\n\n${table(demo)}\n`;
  const admins = await database
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.role, 'admin'))
    .limit(1);
  return admins.length > 0
    ? ''
    : '\nNobody can sign in yet. Make the first admin:\n\n  npm run admin:create -- --email <address> --name <name>\n';
}
