import { notice } from '@portal/shared-api/notices';
import * as contract from '@portal/shared-api/password-resets';
import { recordAudit } from '../audit/record.ts';
import { fail } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { countAsked, forgetAsked, networkOf } from '../http/rate-limits.ts';
import { updateAccount } from '../sessions/accounts.ts';
import { hashNewPassword } from '../sessions/passwords.ts';
import { namedAs, profileOfAccount } from '../sessions/queries.ts';
import { hashOfToken } from '../sessions/token.ts';
import { accountOfReset, lockReset, removeResets } from './queries.ts';
import { mailsOf, sendLinks } from './send-links.ts';

export const passwordResetRoutes = [
  handle(contract.passwordResetAvailable, ({ mailer }) => ({ available: mailer !== undefined })),

  handle(
    contract.requestPasswordReset,
    async ({ database, body, mailer, language, rateLimitFactor, request }) => {
      if (!mailer) fail('not_found');
      // Per client address, so that a stranger's requests do not count against the owner.
      await countAsked(database, `reset:${namedAs(body.role, body.email)}:${networkOf(request.ip)}`, {
        max: contract.RESETS_PER_HOUR * rateLimitFactor,
        perSeconds: 3600,
      });
      sendLinks({ database, mailer, language, rateLimitFactor, ...body });
      return notice('reset_requested', language);
    },
  ),

  handle(contract.checkPasswordReset, async ({ database, body }) => {
    const account = await accountOfReset(database, hashOfToken(body.token));
    if (!account) fail('reset_link_invalid');
    const { name, studentId } = await profileOfAccount(database, account);
    return { name, student_id: studentId };
  }),

  handle(contract.completePasswordReset, async ({ database, body, language }) => {
    await database.transaction(async (transaction) => {
      const account = await lockReset(transaction, hashOfToken(body.token));
      if (!account) fail('reset_link_invalid');
      const { id: recordId, name } = await profileOfAccount(transaction, account);
      const own = [name, account.email];
      const passwordHash = await hashNewPassword(body.new_password, { field: 'new_password', own });
      await updateAccount(transaction, account.id, { passwordHash });
      await removeResets(transaction, account.id);
      await forgetAsked(transaction, mailsOf(account));
      const resource = `${account.role}s`;
      await recordAudit(transaction, { resource, recordId, action: 'password_reset', actorId: account.id });
    });
    return notice('password_reset', language);
  }),
];
