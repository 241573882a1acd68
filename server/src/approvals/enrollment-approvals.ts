import type { RequestedClass } from '@portal/shared-api/approvals-requests';
import { today } from '@portal/shared-api/calendar';
import type { Language } from '@portal/shared-api/languages';
import { and, asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../database/connect.ts';
import { paged } from '../database/paging.ts';
import { accounts } from '../database/schema/accounts.ts';
import { classes } from '../database/schema/classes.ts';
import { enrollmentRequestClasses, enrollmentRequests } from '../database/schema/enrollment.ts';
import { students } from '../database/schema/students.ts';
import { requireOffered } from '../enrollment/submit.ts';
import type { Caller } from '../http/caller.ts';
import { withinBranch } from '../http/permissions.ts';
import { isActive } from '../students/access.ts';
import { comingSchedules, earlierSchedules, inForce, isOfClass } from '../classes/in-force.ts';
import { startStay } from '../classes/members.ts';
import type { Clash } from '../timetable/find-clashes.ts';
import { clashesOfJoining } from '../timetable/upcoming-lessons.ts';
import { lockWeeks } from '../timetable/locks.ts';
import { refuseClashes } from '../timetable/refuse-clashes.ts';
import { decided, requirePending } from './decisions.ts';
import type { statusAfter } from './rules.ts';

/** The requested classes as they are now, including ended and deleted ones: the admin sees what was asked for. */
const asked = alias(classes, 'asked');
const details = () => {
  const { class_day, start_time, end_time } = inForce(asked);
  return sql<RequestedClass[]>`(
  select coalesce(json_agg(json_build_object(
    'id', asked.id, 'subject', subjects.name, 'branch', branches.branch_name, 'class_day', ${class_day},
    'start_time', to_char(${start_time}, 'HH24:MI'), 'end_time', to_char(${end_time}, 'HH24:MI'),
    'coming', ${comingSchedules(asked)},
    'is_online', (asked.mode = 'online')::integer,
    'teacher', coalesce((
      select string_agg(teachers.name, ', ' order by teachers.name)
      from class_teachers join teachers on teachers.id = class_teachers.teacher_id
      where class_teachers.class_id = asked.id), '')
    ) order by subjects.name, asked.id), '[]')
  from enrollment_request_classes requested
  join classes asked on asked.id = requested.class_id
  left join ${earlierSchedules()} on ${isOfClass(asked)}
  join subjects on subjects.id = asked.subject_id
  join branches on branches.id = asked.branch_id
  where requested.request_id = enrollment_requests.id)`;
};

/** A request belongs to the branch it asks for. Requests of students suspended since are not listed. */
export const waitingEnrollments = (caller: Caller) =>
  and(
    eq(enrollmentRequests.status, 'pending'),
    withinBranch(caller, enrollmentRequests.branchId),
    sql`exists (select from ${students} join ${accounts} on ${accounts.id} = ${students.accountId}
      where ${students.id} = ${enrollmentRequests.studentId} and ${isActive})`,
  );

/** One page of pending requests, oldest first. */
export function pendingEnrollments(database: Database, caller: Caller, page: number) {
  const waiting = waitingEnrollments(caller);
  return paged(
    page,
    database
      .select({
        id: enrollmentRequests.id,
        student: { student_id: students.studentId, name: students.name },
        education_level: enrollmentRequests.educationLevel,
        enrollment_type: enrollmentRequests.enrollmentType,
        details: details(),
        createdAt: enrollmentRequests.createdAt,
      })
      .from(enrollmentRequests)
      .innerJoin(students, eq(students.id, enrollmentRequests.studentId))
      .where(waiting)
      .orderBy(asc(enrollmentRequests.createdAt), asc(enrollmentRequests.id)),
    database.$count(enrollmentRequests, waiting),
  );
}

interface Decision {
  id: number;
  decision: keyof typeof statusAfter;
  despite_clashes: boolean;
  language: Language;
}

/**
 * Decides a request. Accepting adds the missing classes, removes none, and sets level and branch. Classes that ended
 * or were deleted in the meantime, and the daycare rule, are checked again (decision 56).
 */
export const decideEnrollment = (
  database: Database,
  caller: Caller,
  { id, decision, despite_clashes, language }: Decision,
) =>
  database.transaction(async (transaction) => {
    // Locks the student first, in the same order as a new submission.
    const [found] = await transaction
      .select({
        status: enrollmentRequests.status,
        decidedBy: enrollmentRequests.decidedBy,
        studentId: students.id,
        name: students.name,
        branch_id: enrollmentRequests.branchId,
        education_level: enrollmentRequests.educationLevel,
        enrollment_type: enrollmentRequests.enrollmentType,
      })
      .from(enrollmentRequests)
      .innerJoin(students, eq(students.id, enrollmentRequests.studentId))
      .innerJoin(accounts, eq(accounts.id, students.accountId))
      .where(and(eq(enrollmentRequests.id, id), isActive, withinBranch(caller, enrollmentRequests.branchId)))
      .for('update', { of: [students, enrollmentRequests] });
    const request = await requirePending(transaction, caller, found);
    const { studentId, name, status: _, decidedBy: __, ...asked } = request;
    if (decision === 'accept') {
      const rows = await transaction
        .select({ classId: enrollmentRequestClasses.classId })
        .from(enrollmentRequestClasses)
        .where(eq(enrollmentRequestClasses.requestId, id));
      const classIds = rows.map(({ classId }) => classId);
      const asking = { studentId, reader: 'admin', language } as const;
      await requireOffered(transaction, { ...asked, class_ids: classIds }, asking);
      await lockWeeks(transaction);
      const clashes: Clash[] = [];
      for (const classId of classIds) {
        // Checked before the stay begins, because a class the student already attends would clash with itself.
        const inTheWay = await clashesOfJoining(transaction, classId, studentId);
        if (await startStay(transaction, { classId, studentId, day: today(), accountId: caller.accountId }))
          clashes.push(...inTheWay);
      }
      if (!despite_clashes) refuseClashes(clashes, language);
      await transaction
        .update(students)
        .set({ branchId: asked.branch_id, educationLevel: asked.education_level })
        .where(eq(students.id, studentId));
    }
    await transaction
      .update(enrollmentRequests)
      .set(decided(caller, decision))
      .where(eq(enrollmentRequests.id, id));
    return { name };
  });
