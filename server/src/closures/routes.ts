import * as contract from '@portal/shared-api/closures';
import { notice } from '@portal/shared-api/notices';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/record.ts';
import { lockWithRelated } from '../cancellations/lock-with-related.ts';
import { sendVisitorsBack, visitorTexts } from '../cancellations/visitors.ts';
import { classes } from '../database/schema/classes.ts';
import { holidayCorrections } from '../database/schema/holidays.ts';
import { classCancellations } from '../database/schema/time-changes.ts';
import { dateText } from '../receipts/receipt-texts.ts';
import { fail } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { lockDay } from '../timetable/locks.ts';
import { readBranchDay, requireOpenBranch } from './branch-day.ts';
import { holidaysOf } from './holidays.ts';

export const closureRoutes = [
  handle(contract.listHolidays, ({ database, query, language }) =>
    holidaysOf(database, query.year, language),
  ),
  handle(
    contract.correctHoliday,
    async ({ database, caller, params: { date }, body: { name }, language }) => {
      const correctedBy = caller.accountId;
      await database
        .insert(holidayCorrections)
        .values({ date, name, correctedBy })
        .onConflictDoUpdate({
          target: holidayCorrections.date,
          set: { name, correctedBy, correctedAt: new Date() },
        });
      return notice(name ? 'holiday_set' : 'holiday_removed', language, { date: dateText(date, language) });
    },
  ),

  handle(contract.previewClosure, async ({ database, caller, params: { branchId }, query, language }) => {
    await requireOpenBranch(database, caller, branchId);
    const day = await readBranchDay(database, branchId, query.date);
    const open = day.filter(({ isTaken }) => !isTaken);
    return {
      classes: day.map(({ occurrence, itsClass, students, isTaken }) => ({
        class_id: itsClass.id,
        name: itsClass.subject.name,
        start_time: occurrence.startTime,
        end_time: occurrence.endTime,
        students: students.length,
        is_taken: isTaken,
      })),
      students: new Set(open.flatMap(({ students }) => students)).size,
      visitors: await visitorTexts(
        database,
        open.map(({ occurrence }) => occurrence),
        language,
      ),
    };
  }),
  handle(
    contract.closeBranch,
    ({ database, caller, params: { branchId }, body: { date, reason }, language }) =>
      database.transaction(async (transaction) => {
        const { name } = await requireOpenBranch(transaction, caller, branchId);
        const own = await transaction
          .select({ id: classes.id })
          .from(classes)
          .where(eq(classes.branchId, branchId));
        await lockWithRelated(
          transaction,
          own.map(({ id }) => id),
        );
        await lockDay(transaction, date);
        const day = await readBranchDay(transaction, branchId, date);
        const open = day.filter(({ isTaken }) => !isTaken);
        if (open.length === 0)
          fail('closure_nothing', { params: { branch: name, date: dateText(date, language) } });
        const canceller = { accountId: caller.accountId, language, knowing: true };
        await sendVisitorsBack(
          transaction,
          open.map(({ occurrence }) => occurrence),
          canceller,
        );
        await transaction
          .insert(classCancellations)
          .values(
            open.map(({ occurrence: { classId, scheduledDate } }) => ({
              classId,
              dateCancelled: scheduledDate,
              reason,
              createdBy: caller.accountId,
            })),
          )
          // Somebody cancelled one of them a moment ago, so the goal is reached.
          .onConflictDoNothing();
        await recordAudit(transaction, {
          ...{ resource: 'branches', recordId: branchId, action: 'closed', actorId: caller.accountId },
          details: { date, reason, classes: open.map(({ itsClass }) => itsClass.id) },
        });
        return notice('branch_closed', language, {
          branch: name,
          date: dateText(date, language),
          count: open.length,
        });
      }),
  ),
];
