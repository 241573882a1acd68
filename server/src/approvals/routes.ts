import * as approvals from '@portal/shared-api/approvals';
import * as requests from '@portal/shared-api/approvals-requests';
import { notice } from '@portal/shared-api/notices';
import type { Page } from '../database/paging.ts';
import { handle } from '../http/handle.ts';
import { branchScope } from '../http/permissions.ts';
import { countWaiting } from './counts.ts';
import { decideEnrollment, pendingEnrollments } from './enrollment-approvals.ts';
import { decideLinkage, pendingLinkages } from './linkage-approvals.ts';
import { acceptParent, pendingParents, rejectParent } from './parent-approvals.ts';
import { shownStudents } from './rules.ts';
import { acceptStudent, pendingStudents, rejectStudent } from './student-approvals.ts';
import { acceptTeacher, pendingTeachers, rejectTeacher, resumeOf } from './teacher-approvals.ts';

const page = <Row extends { createdAt: Date }, Shown>(
  { data, ...rest }: Page<Row>,
  show: (row: Row) => Shown,
) => ({
  ...rest,
  data: data.map((row) => ({ ...show(row), created_at: row.createdAt.toISOString() })),
});
const asIs = <Row>(row: Row): Row => row;

export const approvalRoutes = [
  handle(approvals.pendingStudents, async ({ database, caller, query }) =>
    page(await pendingStudents(database, caller, query.page), asIs),
  ),
  handle(approvals.acceptStudent, async ({ database, caller, params, body, language }) => {
    const { name, studentId, sharesEmail } = await acceptStudent(database, caller, params.id, body);
    return {
      ...notice('student_accepted', language, { name, student_id: studentId }),
      student_id: studentId,
      shares_email: sharesEmail,
    };
  }),
  handle(approvals.rejectStudent, async ({ database, caller, params, language }) =>
    notice('registration_rejected', language, await rejectStudent(database, caller, params.id)),
  ),

  handle(approvals.pendingTeachers, async ({ database, query }) =>
    page(await pendingTeachers(database, query.page), asIs),
  ),
  handle(approvals.acceptTeacher, async ({ database, caller, params, body, language }) =>
    notice('teacher_accepted', language, await acceptTeacher(database, caller, params.id, body)),
  ),
  handle(approvals.rejectTeacher, async ({ database, caller, params, language }) =>
    notice('registration_rejected', language, await rejectTeacher(database, caller, params.id)),
  ),
  handle(approvals.teacherResume, ({ database, params }) => resumeOf(database, params.id)),

  handle(requests.pendingParents, async ({ database, caller, query }) =>
    page(await pendingParents(database, caller, query.page), ({ studentIds, named, ...row }) => ({
      ...row,
      students: shownStudents(studentIds, named, branchScope(caller)),
    })),
  ),
  handle(requests.decideParent, async ({ database, caller, params: { id, decision }, language }) =>
    decision === 'accept'
      ? notice('parent_accepted', language, await acceptParent(database, caller, id))
      : notice('registration_rejected', language, await rejectParent(database, caller, id)),
  ),

  handle(requests.pendingLinkages, async ({ database, caller, query }) =>
    page(await pendingLinkages(database, caller, query.page), ({ studentId, named, ...row }) => ({
      ...row,
      ...shownStudents([studentId], named, branchScope(caller))[0]!,
    })),
  ),
  handle(requests.decideLinkage, async ({ database, caller, params: { id, decision }, language }) => {
    const { parent, studentId, granted } = await decideLinkage(database, caller, id, decision);
    const accepted = granted ? 'linkage_accepted' : 'linkage_granted_nothing';
    return notice(decision === 'accept' ? accepted : 'linkage_rejected', language, {
      parent,
      student_id: studentId,
    });
  }),

  handle(requests.pendingEnrollments, async ({ database, caller, query }) =>
    page(await pendingEnrollments(database, caller, query.page), asIs),
  ),
  handle(requests.decideEnrollment, async ({ database, caller, params: { id, decision }, query, language }) =>
    notice(
      decision === 'accept' ? 'enrollment_accepted' : 'enrollment_rejected',
      language,
      await decideEnrollment(database, caller, { id, decision, language, ...query }),
    ),
  ),
  handle(approvals.approvalCounts, ({ database, caller }) => countWaiting(database, caller)),
];
