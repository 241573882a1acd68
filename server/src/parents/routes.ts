import { notice } from '@portal/shared-api/notices';
import { periodTextOfDate } from '@portal/shared-api/period';
import * as contract from '@portal/shared-api/parents';
import { fail } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { toPayable } from '../outstanding/months.ts';
import { toActive } from '../payments/active-payments.ts';
import { toRow } from '../payments/rows.ts';
import { isChildAmong, linkedStudents, rejectedPayments, requestLinks } from './queries.ts';

export const parentRoutes = [
  handle(contract.linkedStudents, async ({ database, caller }) => {
    const [rows, rejected] = await Promise.all([
      linkedStudents(database, caller.profileId),
      rejectedPayments(database, caller),
    ]);
    const rejectedRows = rejected.map(toRow);
    return {
      parent_id: caller.profileId,
      data: rows.map(({ joinDate, activePayments, outstanding, ...student }) => ({
        ...student,
        rejected: rejectedRows.filter(
          (row) =>
            row.student.student_id === student.student_id &&
            toPayable(outstanding).some(({ month, submitted }) => month === row.payment_for && !submitted),
        ),
        active_payments: toActive(activePayments),
        first_period: periodTextOfDate(joinDate),
        outstanding: toPayable(outstanding),
      })),
    };
  }),
  // The answer does not depend on whether an ID exists, so strangers learn nothing about other families' children.
  handle(contract.linkNewStudent, async ({ database, caller, body, language }) => {
    const studentIds = [...new Set(body.student_ids)];
    if (await isChildAmong(database, caller.profileId, studentIds)) fail('student_already_child');
    await requestLinks(database, caller.profileId, studentIds);
    return notice('linkage_requested', language);
  }),
];
