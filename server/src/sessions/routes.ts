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
import { accountsNamed, closeSession, mayMeanSiblings, namedAs, openSession } from './queries.ts';
import { hashOfToken, newToken } from './token.ts';

/** Decision 40. */
const HOURS = 12;
const HOURS_REMEMBERED = 30 * 24;

type SignInCall = Pick<Call<typeof signInAdmin>, 'database' | 'body' | 'request' | 'rateLimitFactor'>;

/** The same number of passwords is checked however many students share an address, or if nobody has it. */
const FAMILY = 4;

/**
 * One text and one duration for every reason to refuse, so that nobody learns which accounts exist (decision 37). If
 * siblings share an address, it means the one whose password was typed. If several have that password, the answer
 * names them, and each signs in with the Student ID (decision 36).
 */
const signIn =
  (role: Role) =>
  async ({ database, body, request, rateLimitFactor }: SignInCall) => {
    const named = await accountsNamed(database, role, body.email, FAMILY);
    const guess = {
      database,
      rule: signInLimit.account,
      factor: rateLimitFactor,
      account: named.length === 1 ? `${named[0]!.id}` : namedAs(role, body.email),
      group: role,
      address: request.ip,
    };
    return countGuess(guess, async (forget) => {
      const tries = mayMeanSiblings(role, body.email) ? FAMILY : 1;
      const fits = await Promise.all(
        Array.from({ length: tries }, (_, at) => verifyPassword(named[at]?.passwordHash, body.password)),
      );
      const [account, ...others] = named.filter((_, at) => fits[at]);
      if (!account) fail('sign_in_failed');
      if (others.length > 0) {
        await forget();
        const students = [account, ...others]
          .map(({ name, studentId }) => `${name} (${studentId})`)
          .join(', ');
        fail('student_id_needed', { params: { students } });
      }
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
    });
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
