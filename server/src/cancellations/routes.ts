import * as contract from '@portal/shared-api/cancellations';
import { notice } from '@portal/shared-api/notices';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { requireClass } from '../classes/access.ts';
import { accounts } from '../database/schema/accounts.ts';
import { admins } from '../database/schema/admins.ts';
import { classCancellations } from '../database/schema/time-changes.ts';
import { dateText } from '../receipts/receipt-texts.ts';
import { fail } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { clashesOfClass } from '../timetable/find-clashes.ts';
import { findOccurrence } from '../timetable/read-occurrences.ts';
import { lockDay } from '../timetable/locks.ts';
import { refuseClashesOfDay } from '../timetable/refuse-clashes.ts';
import { isSheetTaken } from '../timetable/sheets.ts';
import { lockWithRelated } from './lock-with-related.ts';
import { inviteVisitorsAgain, sendVisitorsBack } from './visitors.ts';

const makers = alias(admins, 'makers');
const removers = alias(admins, 'removers');
const removerAccounts = alias(accounts, 'remover_accounts');

export const cancellationRoutes = [
  handle(contract.cancelClass, ({ database, caller, params: { id }, body, language }) =>
    database.transaction(async (transaction) => {
      await lockWithRelated(transaction, [id]);
      await requireClass(transaction, caller, id);
      const { occurrence } = await findOccurrence(transaction, id, body.date_cancelled);
      if (!occurrence) fail('validation', { fields: { date_cancelled: 'class_not_on_date' } });
      if (occurrence.cancelled) fail('validation', { fields: { date_cancelled: 'class_cancelled_already' } });
      if (await isSheetTaken(transaction, id, occurrence.date))
        fail('validation', { fields: { date_cancelled: 'attendance_taken_on_date' } });
      const { accountId } = caller;
      await sendVisitorsBack(transaction, [occurrence], {
        accountId,
        language,
        knowing: body.despite_visitors,
      });
      await transaction
        .insert(classCancellations)
        .values({ classId: id, dateCancelled: occurrence.scheduledDate, createdBy: caller.accountId });
      return notice('class_cancelled', language);
    }),
  ),

  handle(contract.cancellationHistory, async ({ database, caller, params: { id } }) => {
    await requireClass(database, caller, id);
    const data = await database
      .select({
        id: classCancellations.id,
        date_cancelled: classCancellations.dateCancelled,
        reason: classCancellations.reason,
        created_by: sql<string>`coalesce(${makers.name}, ${accounts.email})`,
        created_at: sql<string>`to_json(${classCancellations.createdAt}) #>> '{}'`,
        removed_by: sql<string | null>`coalesce(${removers.name}, ${removerAccounts.email})`,
        removed_at: sql<string | null>`to_json(${classCancellations.removedAt}) #>> '{}'`,
      })
      .from(classCancellations)
      .innerJoin(accounts, eq(accounts.id, classCancellations.createdBy))
      .leftJoin(makers, eq(makers.accountId, classCancellations.createdBy))
      .leftJoin(removerAccounts, eq(removerAccounts.id, classCancellations.removedBy))
      .leftJoin(removers, eq(removers.accountId, classCancellations.removedBy))
      .where(eq(classCancellations.classId, id))
      .orderBy(desc(classCancellations.dateCancelled), desc(classCancellations.id));
    return { data };
  }),

  handle(contract.removeCancellation, ({ database, caller, params: { id }, query, language }) =>
    database.transaction(async (transaction) => {
      const [found] = await transaction
        .select({ classId: classCancellations.classId, date: classCancellations.dateCancelled })
        .from(classCancellations)
        .where(and(eq(classCancellations.id, id), isNull(classCancellations.removedAt)));
      if (!found) fail('not_found');
      await lockWithRelated(transaction, [found.classId]);
      await requireClass(transaction, caller, found.classId);
      const { occurrence } = await findOccurrence(transaction, found.classId, found.date);
      await inviteVisitorsAgain(transaction, id);
      if (occurrence && !query.despite_clashes) {
        await lockDay(transaction, occurrence.date);
        const clashes = await clashesOfClass(transaction, occurrence);
        refuseClashesOfDay(clashes, language);
      }
      const removed = await transaction
        .update(classCancellations)
        .set({ removedBy: caller.accountId, removedAt: sql`now()` })
        .where(and(eq(classCancellations.id, id), isNull(classCancellations.removedAt)))
        .returning({ id: classCancellations.id });
      if (!removed.length) fail('not_found');
      return notice('cancellation_removed', language, { date: dateText(found.date, language) });
    }),
  ),
];
