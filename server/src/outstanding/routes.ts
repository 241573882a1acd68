import { outstandingPayments, studentOutstanding } from '@portal/shared-api/outstanding';
import { periodTextOfDate } from '@portal/shared-api/period';
import { fail } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { countNewMonth } from './count.ts';
import { toActive } from '../payments/active-payments.ts';
import { toPayable } from './months.ts';
import { outstandingPage, paymentStart } from './queries.ts';

export const outstandingRoutes = [
  handle(outstandingPayments, async ({ database, caller, query: { page, ...filters } }) => {
    await countNewMonth(database);
    return outstandingPage(database, caller, page, filters);
  }),
  handle(studentOutstanding, async ({ database, caller, params }) => {
    const { joinDate, activePayments, outstanding, ...student } =
      (await paymentStart(database, caller, params.id)) ?? fail('not_found');
    return {
      student,
      first_period: periodTextOfDate(joinDate),
      active_payments: toActive(activePayments),
      outstanding: toPayable(outstanding),
    };
  }),
];
