import { notice } from '@portal/shared-api/notices';
import * as contract from '@portal/shared-api/password-resets';
import { recordAudit } from '../audit/record.ts';
import { fail } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { countAsked } from '../http/rate-limits.ts';
import { updateAccount } from '../sessions/accounts.ts';
import { hashNewPassword } from '../sessions/passwords.ts';
import { accountsNamed, namedAs, profileOfAccount } from '../sessions/queries.ts';
import { hashOfToken, newToken } from '../sessions/token.ts';
import { accountOfReset, addReset, removeResets } from './queries.ts';
import { resetMail } from './reset-mail.ts';

export const passwordResetRoutes = [
  handle(contract.passwordResetAvailable, ({ mailer }) => ({ available: mailer !== undefined })),

  handle(contract.requestPasswordReset, async ({ database, body, mailer, language, rateLimitFactor }) => {
    if (!mailer) fail('not_found');
    await countAsked(database, `reset:${namedAs(body.role, body.email)}`, {
      max: contract.RESETS_PER_HOUR * rateLimitFactor,
      perSeconds: 3600,
    });
    mailer.later(async (send) => {
      const found = await accountsNamed(database, body.role, body.email);
      if (found.length === 0) return;
      const links = [];
      for (const account of found) {
        const token = newToken();
        await addReset(database, account, hashOfToken(token));
        // Behind #, where neither servers nor their logs see it.
        links.push({ ...account, url: `${mailer.address}/signin#new-password=${token}` });
      }
      await send(resetMail(found[0]!.email, links, language));
    });
    return notice('reset_requested', language);
  }),

  handle(contract.completePasswordReset, async ({ database, body, language }) => {
    await database.transaction(async (transaction) => {
      const account = await accountOfReset(transaction, hashOfToken(body.token));
      if (!account) fail('reset_link_invalid');
      const { id: recordId, name } = await profileOfAccount(transaction, account);
      const own = [name, account.email];
      const passwordHash = await hashNewPassword(body.new_password, { field: 'new_password', own });
      await updateAccount(transaction, account.id, { passwordHash });
      await removeResets(transaction, account.id);
      const resource = `${account.role}s`;
      await recordAudit(transaction, { resource, recordId, action: 'password_reset', actorId: account.id });
    });
    return notice('password_reset', language);
  }),
];
