import { today } from '@portal/shared-api/calendar';
import { and, asc, desc, eq, gte, isNull, lt, sql } from 'drizzle-orm';
import { recordAudit } from '../audit/record.ts';
import type { Database, Queryable } from '../database/connect.ts';
import { accounts } from '../database/schema/accounts.ts';
import { attendanceMarks } from '../database/schema/attendance.ts';
import { classEnrollments } from '../database/schema/classes.ts';
import { studentPeriods, students } from '../database/schema/students.ts';
import { studentTimeChanges } from '../database/schema/time-changes.ts';
import type { Caller } from '../http/caller.ts';
import { fail } from '../http/errors.ts';
import { updateAccount } from '../sessions/accounts.ts';
import { issuePassword } from '../sessions/issue-password.ts';
import { requireStudent } from './access.ts';
import { requireFree, requireJoinDate, requireUnattended, wantedDates } from './join-dates.ts';

/** The student's account, locked with the student, so that the second of two at once sees the first's result. */
async function lockAccount(transaction: Queryable, caller: Caller, id: number) {
  const { name } = await requireStudent(transaction, caller, { id }, { lock: true });
  const [account] = await transaction
    .select({ id: accounts.id, status: accounts.status, email: accounts.email })
    .from(accounts)
    .innerJoin(students, eq(students.accountId, accounts.id))
    .where(and(eq(students.id, id), isNull(accounts.deletedAt)));
  return { name, account: account ?? fail('not_found') };
}

/** Issues a new password for a forgotten one. The student can sign in with it at once. */
export const issueStudentPassword = (database: Database, caller: Caller, id: number, password: string) =>
  database.transaction(async (transaction) => {
    const { name, account } = await lockAccount(transaction, caller, id);
    if (account.status === 'suspended') fail('student_already_suspended');
    const person = { resource: 'students', id, accountId: account.id, name, email: account.email };
    await issuePassword(transaction, caller, person, password);
    return { name };
  });

const recorded = (transaction: Queryable, caller: Caller, recordId: number, action: string) =>
  recordAudit(transaction, { resource: 'students', recordId, action, actorId: caller.accountId });

/** Takes the student off every roster from a day on. Earlier stays are kept. */
async function endPlaces(transaction: Queryable, studentId: number, day: string, accountId: number) {
  await transaction
    .update(classEnrollments)
    .set({ untilDate: sql`greatest(${classEnrollments.fromDate}, ${day}::date)`, removedBy: accountId })
    .where(
      and(
        eq(classEnrollments.studentId, studentId),
        sql`coalesce(${classEnrollments.untilDate}, 'infinity') > ${day}::date`,
      ),
    );
  await transaction
    .update(studentTimeChanges)
    .set({ removedAt: sql`now()`, removedBy: accountId })
    .where(
      and(
        eq(studentTimeChanges.studentId, studentId),
        isNull(studentTimeChanges.removedAt),
        gte(studentTimeChanges.newDate, day),
      ),
    );
}

/** No sign-in, rosters or fees from today. The history stays (decision 47). */
export const suspendStudent = (database: Database, caller: Caller, id: number) =>
  database.transaction(async (transaction) => {
    const { name, account } = await lockAccount(transaction, caller, id);
    if (account.status === 'suspended') fail('student_already_suspended');
    const day = today();
    await updateAccount(transaction, account.id, { status: 'suspended' });
    await endPlaces(transaction, id, day, caller.accountId);
    await transaction
      .update(studentPeriods)
      .set({ untilDate: sql`greatest(${studentPeriods.fromDate}, ${day}::date)`, endedBy: caller.accountId })
      .where(and(eq(studentPeriods.studentId, id), isNull(studentPeriods.untilDate)));
    await recorded(transaction, caller, id, 'suspended');
    return { name };
  });

/** Reactivates a suspended student once, with a new stay from today (decision 23). */
export const rejoinStudent = (database: Database, caller: Caller, id: number) =>
  database.transaction(async (transaction) => {
    const { name, account } = await lockAccount(transaction, caller, id);
    if (account.status === 'active') fail('student_already_active');
    const day = today();
    await updateAccount(transaction, account.id, { status: 'active' });
    const [last] = await transaction
      .select({ id: studentPeriods.id, from: studentPeriods.fromDate })
      .from(studentPeriods)
      .where(eq(studentPeriods.studentId, id))
      .orderBy(desc(studentPeriods.fromDate), desc(studentPeriods.id))
      .limit(1);
    // A stay that has not begun, or ended on its first day, is resumed.
    if (last && last.from >= day)
      await transaction
        .update(studentPeriods)
        .set({ untilDate: null, endedBy: null })
        .where(eq(studentPeriods.id, last.id));
    else await transaction.insert(studentPeriods).values({ studentId: id, fromDate: day });
    await recorded(transaction, caller, id, 'rejoined');
    return { name };
  });

interface Beginning {
  from: string;
  until: string | null;
}

/** The first day of a stay on which the student was in a class. */
async function firstAttended(transaction: Queryable, studentId: number, { from, until }: Beginning) {
  const [first] = await transaction
    .select({ date: sql<string | null>`min(${attendanceMarks.attendanceDate})::text` })
    .from(attendanceMarks)
    .where(
      and(
        eq(attendanceMarks.studentId, studentId),
        eq(attendanceMarks.attended, true),
        gte(attendanceMarks.attendanceDate, from),
        until === null ? undefined : lt(attendanceMarks.attendanceDate, until),
      ),
    );
  return first!.date;
}

/**
 * Class stays that began on the first day move with it. Those that began later did so for their own reason, and
 * nobody is in a class twice on one day.
 */
const movePlaces = (transaction: Queryable, studentId: number, from: string, date: string) =>
  transaction.execute(sql`
    update class_enrollments place
       set from_date = least(place.from_date, greatest(${date}::date, (
             select max(before.until_date) from class_enrollments before
              where before.student_id = place.student_id and before.class_id = place.class_id
                and before.until_date <= place.from_date and before.id <> place.id)))
     where place.student_id = ${studentId} and place.from_date <= ${from}
       and (place.until_date is null or place.until_date > ${from})`);

/** Corrects the start of the first and last stay, with an audit entry. */
export async function moveJoinDates(
  transaction: Queryable,
  studentId: number,
  dates: { first?: string | undefined; last?: string | undefined },
) {
  const stays = await transaction
    .select({ id: studentPeriods.id, from: studentPeriods.fromDate, until: studentPeriods.untilDate })
    .from(studentPeriods)
    .where(eq(studentPeriods.studentId, studentId))
    .orderBy(asc(studentPeriods.fromDate), asc(studentPeriods.id));
  const wanted = wantedDates(stays, dates);
  for (const { index, field, date } of wanted) {
    requireJoinDate(field, date, today());
    const stay = stays[index]!;
    requireFree(field, date, stay, stays[index - 1]);
    requireUnattended(field, date, await firstAttended(transaction, studentId, stay));
    if (date < stay.from) await movePlaces(transaction, studentId, stay.from, date);
    await transaction.update(studentPeriods).set({ fromDate: date }).where(eq(studentPeriods.id, stay.id));
  }
  return Object.fromEntries(
    wanted.map(({ index, field, date }) => [field, { from: stays[index]!.from, to: date }]),
  );
}
