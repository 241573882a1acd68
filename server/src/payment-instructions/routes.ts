import { notice } from '@portal/shared-api/notices';
import {
  adminInstructions,
  parentInstructions,
  saveInstructions,
  studentInstructions,
} from '@portal/shared-api/payment-instructions';
import { recordAudit } from '../audit/record.ts';
import type { Queryable } from '../database/connect.ts';
import { settings } from '../database/schema/settings.ts';
import { fail } from '../http/errors.ts';
import { handle } from '../http/handle.ts';

async function readInstructions(database: Queryable) {
  const [row] = await database
    .select({
      payee_name: settings.payeeName,
      bank_name: settings.bankName,
      bank_account: settings.bankAccount,
      duitnow_qr: settings.duitNowQr,
      version: settings.version,
    })
    .from(settings);
  return row!;
}

export const paymentInstructionRoutes = [
  handle(studentInstructions, ({ database }) => readInstructions(database)),
  handle(parentInstructions, ({ database }) => readInstructions(database)),
  handle(adminInstructions, ({ database }) => readInstructions(database)),
  handle(saveInstructions, ({ database, caller, body: { version, ...body }, language }) =>
    database.transaction(async (transaction) => {
      await transaction.select({ id: settings.id }).from(settings).for('update');
      const { version: stored, ...before } = await readInstructions(transaction);
      if (stored !== version) fail('changed_meanwhile');
      await transaction.update(settings).set({
        payeeName: body.payee_name,
        bankName: body.bank_name,
        bankAccount: body.bank_account,
        duitNowQr: body.duitnow_qr,
        updatedBy: caller.accountId,
      });
      await recordAudit(transaction, {
        ...{ resource: 'payment-instructions', recordId: 1, action: 'updated', actorId: caller.accountId },
        details: { before, after: body },
      });
      return notice('instructions_saved', language);
    }),
  ),
];
