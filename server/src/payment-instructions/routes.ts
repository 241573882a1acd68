import { notice } from '@portal/shared-api/notices';
import {
  adminInstructions,
  parentInstructions,
  saveInstructions,
  studentInstructions,
} from '@portal/shared-api/payment-instructions';
import type { Database } from '../database/connect.ts';
import { settings } from '../database/schema/settings.ts';
import { handle } from '../http/handle.ts';

async function readInstructions(database: Database) {
  const [row] = await database
    .select({
      payee_name: settings.payeeName,
      bank_name: settings.bankName,
      bank_account: settings.bankAccount,
      duitnow_qr: settings.duitNowQr,
    })
    .from(settings);
  return row!;
}

export const paymentInstructionRoutes = [
  handle(studentInstructions, ({ database }) => readInstructions(database)),
  handle(parentInstructions, ({ database }) => readInstructions(database)),
  handle(adminInstructions, ({ database }) => readInstructions(database)),
  handle(saveInstructions, async ({ database, caller, body, language }) => {
    await database.update(settings).set({
      payeeName: body.payee_name,
      bankName: body.bank_name,
      bankAccount: body.bank_account,
      duitNowQr: body.duitnow_qr,
      updatedBy: caller.accountId,
    });
    return notice('instructions_saved', language);
  }),
];
