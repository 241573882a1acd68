import type { Role } from '@portal/shared-api/endpoint';
import { notice } from '@portal/shared-api/notices';
import {
  signInAdmin,
  signInParent,
  signInStudent,
  signInLimit,
  signInTeacher,
  signOut,
} from '@portal/shared-api/session';
import { fail } from '../http/errors.ts';
import { handle, type Call } from '../http/handle.ts';
import { countGuess } from '../http/rate-limits.ts';
import { verifyPassword } from './passwords.ts';
import { closeSession, findAccount, namedAs, openSession } from './queries.ts';
import { hashOfToken, newToken } from './token.ts';

/** Decision 40. */
const HOURS = 12;
const HOURS_REMEMBERED = 30 * 24;

type SignInCall = Pick<Call<typeof signInAdmin>, 'database' | 'body' | 'request' | 'rateLimitFactor'>;

/** One text and one time for every reason to refuse, so that nobody learns which accounts exist (decision 37). */
const signIn =
  (role: Role) =>
  async ({ database, body, request, rateLimitFactor }: SignInCall) => {
    const account = await findAccount(database, role, body.email);
    const forget = await countGuess({
      database,
      rule: signInLimit.account,
      factor: rateLimitFactor,
      account: account ? `${account.id}` : namedAs(role, body.email),
      group: role,
      address: request.ip,
    });
    if (!(await verifyPassword(account?.passwordHash, body.password)) || !account) fail('sign_in_failed');
    const token = newToken();
    const opened = await openSession(database, {
      tokenHash: hashOfToken(token),
      accountId: account.id,
      passwordHash: account.passwordHash,
      remember: body.remember,
      hours: body.remember ? HOURS_REMEMBERED : HOURS,
    });
    if (!opened) fail('sign_in_failed');
    await forget();
    return { token, name: account.name, is_initialized: account.initialized };
  };

export const sessionRoutes = [
  handle(signInAdmin, signIn('admin')),
  handle(signInStudent, signIn('student')),
  handle(signInTeacher, signIn('teacher')),
  handle(signInParent, signIn('parent')),
  handle(signOut, async ({ database, caller, language }) => {
    await closeSession(database, caller.tokenHash);
    return notice('signed_out', language);
  }),
];
