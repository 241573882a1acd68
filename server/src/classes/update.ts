import { addDays, today } from '@portal/shared-api/calendar';
import type { updateClass as endpoint } from '@portal/shared-api/classes';
import type { Language } from '@portal/shared-api/languages';
import { eq } from 'drizzle-orm';
import { recordAudit } from '../audit/record.ts';
import { lockWithRelated } from '../cancellations/lock-with-related.ts';
import type { Queryable } from '../database/connect.ts';
import { classEarlierSchedules, classes, classTeachers } from '../database/schema/classes.ts';
import { dateText } from '../receipts/receipt-texts.ts';
import { fail } from '../http/errors.ts';
import type { Call } from '../http/handle.ts';
import { clashesOfTeachers, type Clash } from '../timetable/find-clashes.ts';
import { clashesOfLessons, upcomingLessons } from '../timetable/upcoming-lessons.ts';
import { lockWeeks } from '../timetable/locks.ts';
import type { Occurrence } from '../timetable/occurrences.ts';
import { scheduledClass } from '../timetable/queries.ts';
import { refuseClashes } from '../timetable/refuse-clashes.ts';
import type { ScheduledClass } from '../timetable/schedules.ts';
import { requireClass } from './access.ts';
import { isUsed, readAttached, removeAttached, sheetDates } from './attached.ts';
import { lostTexts } from './lost-texts.ts';
import { findLost } from './lost.ts';
import { edited, firstMoved, heldFromTo, isSame, metTwice } from './new-schedule.ts';
import { columnsOf, replaceTeachers, requireParts } from './parts.ts';

async function readSchedule(database: Queryable, id: number): Promise<ScheduledClass> {
  const [found] = await database.select(scheduledClass).from(classes).where(eq(classes.id, id));
  return found!;
}

/** The first day on which a new schedule may begin: the day after the last attendance. */
export async function scheduleFrom(database: Queryable, classId: number): Promise<string> {
  const [last] = (await sheetDates(database, classId)).slice(-1);
  const day = today();
  return last !== undefined && last >= day ? addDays(last, 1) : day;
}

async function writeSchedules(transaction: Queryable, { id, earlier }: ScheduledClass) {
  await transaction.delete(classEarlierSchedules).where(eq(classEarlierSchedules.classId, id));
  if (!earlier.length) return;
  await transaction.insert(classEarlierSchedules).values(
    earlier.map(({ until, day, startTime, endTime }) => ({
      classId: id,
      untilDate: until,
      classDay: day,
      startTime,
      endTime,
    })),
  );
}

/** The class keeps subject, level and branch, because its students and sheets belong to them. */
async function requireSameKind(
  transaction: Queryable,
  { id, subjectId, branchId }: Awaited<ReturnType<typeof requireClass>>,
  body: { subject_id: number; branch_id: number },
) {
  const changed = {
    ...(body.subject_id === subjectId ? {} : { subject_id: 'class_subject_fixed' as const }),
    ...(body.branch_id === branchId ? {} : { branch_id: 'class_branch_fixed' as const }),
  };
  if (Object.keys(changed).length && (await isUsed(transaction, id))) fail('validation', { fields: changed });
}

interface Plan {
  teacherIds: number[];
  lessons: Occurrence[];
}

async function readPlan(transaction: Queryable, id: number): Promise<Plan> {
  const taught = await transaction
    .select({ id: classTeachers.teacherId })
    .from(classTeachers)
    .where(eq(classTeachers.classId, id));
  return { teacherIds: taught.map((one) => one.id), lessons: await upcomingLessons(transaction, id) };
}

/** Commence and conclude dates must include every lesson that has taken place. */
function requireRun(
  { commence_date, conclude_date }: { commence_date: string; conclude_date: string },
  { first, last }: ReturnType<typeof heldFromTo>,
  language: Language,
) {
  const problem = (code: 'class_held_before' | 'class_held_after', day: string) => ({
    code,
    params: { date: dateText(day, language) },
  });
  const fields = {
    ...(first && commence_date > first ? { commence_date: problem('class_held_before', first) } : {}),
    ...(last && conclude_date < last ? { conclude_date: problem('class_held_after', last) } : {}),
  };
  if (Object.keys(fields).length) fail('validation', { fields });
}

const hoursOf = ({ date, startTime, endTime }: Occurrence): string => `${date} ${startTime} ${endTime}`;

/** The clashes an edit causes. Existing clashes are not asked about again. */
async function clashesOfEdit(transaction: Queryable, id: number, before: Plan): Promise<Clash[]> {
  const { teacherIds, lessons } = await readPlan(transaction, id);
  const known = new Set(before.lessons.map(hoursOf));
  const others = teacherIds.filter((one) => !before.teacherIds.includes(one));
  return [
    ...(await clashesOfTeachers(transaction, lessons, others)),
    ...(await clashesOfLessons(
      transaction,
      id,
      lessons.filter((one) => !known.has(hoursOf(one))),
      teacherIds.filter((one) => !others.includes(one)),
    )),
  ];
}

/**
 * Edits a class without touching the past: a new day or time applies from a stated date. Rejected if a taken sheet
 * would lose its occurrence. Anything else on dates that would no longer exist is listed for confirmation first, as are
 * students who were to come on such a date and have no lesson then.
 */
export const updateClass = ({ database, caller, params: { id }, body, language }: Call<typeof endpoint>) =>
  database.transaction(async (transaction) => {
    await lockWithRelated(transaction, [id]);
    const found = await requireClass(transaction, caller, id);
    if (found.version !== body.version) fail('changed_meanwhile');
    await requireParts(transaction, caller, body, id);
    await requireSameKind(transaction, found, body);

    const before = await readSchedule(transaction, id);
    const attached = await readAttached(transaction, id);
    const sheets = await sheetDates(transaction, id);
    requireRun(body, heldFromTo(before, attached, sheets), language);
    const next = { day: body.class_day, startTime: body.start_time, endTime: body.end_time };
    const from = body.from_date ?? (await scheduleFrom(transaction, id));
    if (!isSame(before, next) && from > body.conclude_date)
      fail('validation', { fields: { from_date: 'schedule_after_end' } });
    const after = edited(before, {
      ...next,
      commenceDate: body.commence_date,
      concludeDate: body.conclude_date,
      from,
    });
    const moved = firstMoved(before, after, attached, sheets);
    if (moved) fail('class_sheet_moves', { params: { date: dateText(moved, language) } });
    const twice = metTwice(after, attached.classChanges);
    if (twice) fail('class_meets_twice', { params: { date: dateText(twice, language) } });
    const lost = await findLost(transaction, before, after, attached);
    const changes = lostTexts(lost, language);
    if (changes.length && !body.lose_changes) fail('class_changes_lost', { params: { changes } });

    const planned = await readPlan(transaction, id);
    await removeAttached(transaction, lost, caller.accountId);
    await writeSchedules(transaction, after);
    await replaceTeachers(transaction, id, body.teacher_ids);
    await transaction.update(classes).set(columnsOf(body)).where(eq(classes.id, id));
    if (!body.despite_clashes) {
      await lockWeeks(transaction);
      refuseClashes(await clashesOfEdit(transaction, id, planned), language);
    }
    await recordAudit(transaction, {
      ...{ resource: 'classes', recordId: id, action: 'updated', actorId: caller.accountId },
      details: { before, after },
    });
    return found.name;
  });
