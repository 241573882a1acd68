import { checkNewPassword, initializationForm, initialize } from '@portal/shared-api/initialization';
import { notice } from '@portal/shared-api/notices';
import { fail } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { hashNewPassword, requireNewPassword, verifyPassword } from '../sessions/passwords.ts';
import { changePassword, signInOf } from '../sessions/queries.ts';
import { completeSetup, knownDetails, lockSetup } from './queries.ts';

const refuseIssued = () => fail('validation', { fields: { newPassword: 'password_as_issued' } });

export const initializationRoutes = [
  handle(initializationForm, async ({ database, caller }) => {
    const { initializedAt, email: _, ...details } = await knownDetails(database, caller.profileId);
    if (initializedAt) fail('already_initialized');
    return details;
  }),

  handle(checkNewPassword, async ({ database, caller, body: { newPassword } }) => {
    const { name, email, initializedAt } = await knownDetails(database, caller.profileId);
    if (initializedAt) fail('already_initialized');
    requireNewPassword(newPassword, { field: 'newPassword', own: [name, email] });
    const { passwordHash } = await signInOf(database, caller.accountId);
    if (await verifyPassword(passwordHash, newPassword)) refuseIssued();
    return { accepted: true as const };
  }),

  handle(initialize, async ({ database, caller, body, language }) => {
    const { newPassword, ...setup } = body;
    const { name, email } = await knownDetails(database, caller.profileId);
    const passwordHash = await hashNewPassword(newPassword, { field: 'newPassword', own: [name, email] });
    await database.transaction(async (transaction) => {
      const { initializedAt, issuedPasswordHash } = await lockSetup(transaction, caller.profileId);
      if (initializedAt) fail('already_initialized');
      if (await verifyPassword(issuedPasswordHash, newPassword)) refuseIssued();
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
