import * as contract from '@portal/shared-api/classes';
import { notice } from '@portal/shared-api/notices';
import { eq, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record.ts';
import { classEarlierSchedules, classes } from '../database/schema/classes.ts';
import { lockWithRelated } from '../cancellations/lock-with-related.ts';
import { sendVisitorsBack } from '../cancellations/visitors.ts';
import { fail } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { clashesOfLessons, openLessons, upcomingLessons } from '../timetable/upcoming-lessons.ts';
import { lockWeeks } from '../timetable/locks.ts';
import { refuseClashes } from '../timetable/refuse-clashes.ts';
import { requireClass } from './access.ts';
import { isUsed } from './attached.ts';
import { columnsOf, replaceTeachers, requireParts } from './parts.ts';
import { membersOf } from './members.ts';
import { classesOfSubject, classList, findClass, foundClasses } from './queries.ts';
import { scheduleFrom, updateClass } from './update.ts';

export const classRoutes = [
  handle(contract.listClasses, ({ database, caller, query }) => classList(database, caller, query)),
  handle(contract.searchClasses, ({ database, caller, query: { class: term, ...filter } }) =>
    foundClasses(database, caller, term, filter),
  ),
  handle(contract.classesOfSubject, async ({ database, caller, params }) => ({
    data: await classesOfSubject(database, caller, params.subjectId),
  })),
  handle(contract.classDetails, async ({ database, caller, params: { id } }) => {
    const found = (await findClass(database, caller, id)) ?? fail('not_found');
    const earlier = await database
      .select({
        until: classEarlierSchedules.untilDate,
        class_day: classEarlierSchedules.classDay,
        start_time: classEarlierSchedules.startTime,
        end_time: classEarlierSchedules.endTime,
      })
      .from(classEarlierSchedules)
      .where(eq(classEarlierSchedules.classId, id))
      .orderBy(classEarlierSchedules.untilDate);
    return {
      ...found,
      earlier,
      schedule_from: await scheduleFrom(database, id),
      is_used: await isUsed(database, id),
    };
  }),
  handle(contract.classStudents, async ({ database, caller, params }) => {
    await requireClass(database, caller, params.id);
    return { data: await membersOf(database, params.id) };
  }),

  handle(contract.createClass, ({ database, caller, body, language }) =>
    database.transaction(async (transaction) => {
      await requireParts(transaction, caller, body);
      const [made] = await transaction.insert(classes).values(columnsOf(body)).returning({ id: classes.id });
      const { id } = made!;
      await replaceTeachers(transaction, id, body.teacher_ids);
      if (!body.despite_clashes) {
        await lockWeeks(transaction);
        const lessons = await upcomingLessons(transaction, id);
        refuseClashes(await clashesOfLessons(transaction, id, lessons, body.teacher_ids), language);
      }
      await recordAudit(transaction, about(id, 'created', caller.accountId));
      const { name } = await requireClass(transaction, caller, id);
      return { id, ...notice('class_created', language, { name }) };
    }),
  ),
  handle(contract.updateClass, async (call) =>
    notice('class_updated', call.language, { name: await updateClass(call) }),
  ),
  handle(contract.deleteClass, ({ database, caller, params: { id }, query, language }) =>
    database.transaction(async (transaction) => {
      await lockWithRelated(transaction, [id]);
      const { name } = await requireClass(transaction, caller, id);
      await sendVisitorsBack(transaction, await openLessons(transaction, id), {
        accountId: caller.accountId,
        language,
        knowing: query.despite_visitors,
      });
      await transaction
        .update(classes)
        .set({ deletedAt: sql`now()` })
        .where(eq(classes.id, id));
      await recordAudit(transaction, about(id, 'deleted', caller.accountId));
      return notice('class_deleted', language, { name });
    }),
  ),
];

const about = (recordId: number, action: string, actorId: number) => ({
  ...{ resource: 'classes', recordId, action, actorId },
});
