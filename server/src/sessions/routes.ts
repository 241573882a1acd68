import type { Role } from '@portal/shared-api/endpoint';
import { notice } from '@portal/shared-api/notices';
import {
  signInAdmin,
  signInParent,
  signInStudent,
  signInTeacher,
  signOut,
  type signInBody,
} from '@portal/shared-api/session';
import type { z } from 'zod';
import type { Database } from '../database/connect.ts';
import { fail } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { verifyPassword } from './passwords.ts';
import { closeSession, findAccount, openSession } from './queries.ts';
import { hashOfToken, newToken } from './token.ts';

/** Decision 40. */
const HOURS = 12;
const HOURS_REMEMBERED = 30 * 24;

/** One text and one time for every reason to refuse, so that nobody learns which accounts exist (decision 37). */
async function signIn(database: Database, role: Role, body: z.output<typeof signInBody>) {
  const account = await findAccount(database, role, body.email);
  if (!(await verifyPassword(account?.passwordHash, body.password)) || !account) fail('sign_in_failed');
  const token = newToken();
  await openSession(database, {
    tokenHash: hashOfToken(token),
    accountId: account.id,
    remember: body.remember,
    hours: body.remember ? HOURS_REMEMBERED : HOURS,
  });
  return { token, name: account.name, is_initialized: account.initialized };
}

export const sessionRoutes = [
  handle(signInAdmin, ({ database, body }) => signIn(database, 'admin', body)),
  handle(signInStudent, ({ database, body }) => signIn(database, 'student', body)),
  handle(signInTeacher, ({ database, body }) => signIn(database, 'teacher', body)),
  handle(signInParent, ({ database, body }) => signIn(database, 'parent', body)),
  handle(signOut, async ({ database, caller, language }) => {
    await closeSession(database, caller.tokenHash);
    return notice('signed_out', language);
  }),
];
