import { initializationForm, initialize } from '@portal/shared-api/initialization';
import { notice } from '@portal/shared-api/notices';
import { fail } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { hashNewPassword, verifyPassword } from '../sessions/passwords.ts';
import { changePassword } from '../sessions/queries.ts';
import { completeSetup, knownDetails, lockSetup } from './queries.ts';

export const initializationRoutes = [
  handle(initializationForm, async ({ database, caller }) => {
    const { initializedAt, email: _, ...details } = await knownDetails(database, caller.profileId);
    if (initializedAt) fail('already_initialized');
    return details;
  }),

  handle(initialize, async ({ database, caller, body, language }) => {
    const { newPassword, ...setup } = body;
    const { name, email } = await knownDetails(database, caller.profileId);
    const passwordHash = await hashNewPassword(newPassword, { field: 'newPassword', own: [name, email] });
    await database.transaction(async (transaction) => {
      const { initializedAt, issuedPasswordHash } = await lockSetup(transaction, caller.profileId);
      if (initializedAt) fail('already_initialized');
      if (await verifyPassword(issuedPasswordHash, newPassword))
        fail('validation', { fields: { newPassword: 'password_as_issued' } });
      await completeSetup(transaction, caller.profileId, setup);
      await changePassword(transaction, {
        accountId: caller.accountId,
        from: issuedPasswordHash,
        passwordHash,
        keep: caller.tokenHash,
      });
    });
    return notice('setup_completed', language);
  }),
];
