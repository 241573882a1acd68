import { notice } from '@portal/shared-api/notices';
import * as contract from '@portal/shared-api/time-changes';
import { requireClass } from '../classes/access.ts';
import { requireTaught } from '../classes/teaching.ts';
import { handle } from '../http/handle.ts';
import { dateText } from '../receipts/receipt-texts.ts';
import { requireStudent } from '../students/access.ts';
import { readChoices } from './choices.ts';
import { moveClass } from './class-change.ts';
import { moveStudent } from './individual-change.ts';
import { listClassChanges, listStudentChanges } from './list.ts';
import { removeChange } from './remove.ts';

export const timeChangeRoutes = [
  handle(contract.changeClassTime, ({ database, caller, params: { id }, body, language }) =>
    database.transaction(async (transaction) => {
      await requireClass(transaction, caller, id, { lock: true });
      const { despite_clashes: despiteClashes, despite_doubts: despiteDoubts, ...move } = body;
      const mover = { accountId: caller.accountId, language, mayClash: true, despiteClashes, despiteDoubts };
      await moveClass(transaction, id, move, mover);
      return notice('class_time_changed', language);
    }),
  ),

  handle(contract.changeTaughtClassTime, ({ database, caller, params: { id }, body, language }) =>
    database.transaction(async (transaction) => {
      await requireTaught(transaction, caller, id, { which: 'existing', lock: true });
      const { despite_clashes: _, despite_doubts: despiteDoubts, ...move } = body;
      const mover = {
        ...{ accountId: caller.accountId, language, despiteDoubts },
        ...{ mayClash: false, despiteClashes: false },
      };
      await moveClass(transaction, id, move, mover);
      return notice('class_time_changed', language);
    }),
  ),

  handle(contract.replacementChoices, async ({ database, caller, params: { id, classId } }) => {
    const student = await requireStudent(database, caller, { id }, { onlyActive: true });
    return readChoices(database, caller, student.id, classId);
  }),

  handle(contract.changeStudentTime, ({ database, caller, body, language }) =>
    database.transaction(async (transaction) => {
      const { studentId, despite_clashes: despiteClashes, despite_doubts: despiteDoubts, ...move } = body;
      const options = { onlyActive: true, lock: true };
      const student = await requireStudent(transaction, caller, { studentId }, options);
      for (const id of [move.originalClassId, move.newClassId]) await requireClass(transaction, caller, id);
      const mover = { accountId: caller.accountId, language, despiteClashes, despiteDoubts };
      await moveStudent(transaction, student.id, move, mover);
      return notice('student_time_changed', language);
    }),
  ),

  handle(contract.listTimeChanges, ({ database, caller, query: { only, page, search } }) =>
    only === 'class'
      ? listClassChanges(database, caller, page)
      : listStudentChanges(database, caller, page, search),
  ),

  handle(contract.removeTimeChange, ({ database, caller, params: { kind, id }, query, language }) =>
    database.transaction(async (transaction) => {
      const removal = { id, caller, language, despiteClashes: query.despite_clashes };
      const date = await removeChange(transaction, kind, removal);
      return notice('time_change_removed', language, { date: dateText(date, language) });
    }),
  ),
];
