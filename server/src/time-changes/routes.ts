import { notice } from '@portal/shared-api/notices';
import * as contract from '@portal/shared-api/time-changes';
import { requireClass } from '../classes/access.ts';
import { handle } from '../http/handle.ts';
import { moveClass } from './class-change.ts';

export const timeChangeRoutes = [
  handle(contract.changeClassTime, ({ database, caller, params: { id }, body, language }) =>
    database.transaction(async (transaction) => {
      await requireClass(transaction, caller, id, { lock: true });
      const { despite_clashes: despiteClashes, ...move } = body;
      const mover = { accountId: caller.accountId, language, mayClash: true, despiteClashes };
      await moveClass(transaction, id, move, mover);
      return notice('class_time_changed', language);
    }),
  ),
];
