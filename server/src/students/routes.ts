import { today } from '@portal/shared-api/calendar';
import { notice } from '@portal/shared-api/notices';
import * as contract from '@portal/shared-api/students';
import { endStay, lockForJoining, startStay } from '../classes/members.ts';
import { classesOfStudent, classesToJoin } from '../classes/queries.ts';
import { fail } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { requireBranch } from '../http/permissions.ts';
import { clashesOfJoining } from '../timetable/upcoming-lessons.ts';
import { lockWeeks } from '../timetable/locks.ts';
import { refuseClashes } from '../timetable/refuse-clashes.ts';
import { requireStudent } from './access.ts';
import { studentMergeRoutes } from './merge-routes.ts';
import { studentEditingRoutes } from './editing-routes.ts';
import { listStudents, studentDetails, studentsByIds } from './queries.ts';
import { searchStudents, studentsByName } from './search.ts';
import { addingProblem } from './rules.ts';

export const studentRoutes = [
  ...studentEditingRoutes,
  ...studentMergeRoutes,
  handle(contract.listStudents, ({ database, caller, query }) =>
    listStudents(database, caller, query.page, query),
  ),
  handle(contract.searchStudents, async ({ database, caller, params, query }) => {
    const { rows, truncated } = await searchStudents(database, caller, params.term, query);
    return { data: rows, truncated };
  }),
  handle(contract.studentsByName, ({ database, caller, params }) =>
    studentsByName(database, caller, params.name),
  ),
  handle(contract.studentsByIds, async ({ database, caller, body }) => ({
    data: await studentsByIds(database, caller, body.student_ids),
  })),
  handle(contract.studentDetails, async ({ database, caller, params }) => {
    const student = (await studentDetails(database, caller, params.id)) ?? fail('not_found');
    return { ...student, is_initialized: student.initializedAt !== null };
  }),

  handle(contract.studentClasses, async ({ database, caller, params }) => {
    const student = await requireStudent(database, caller, { id: params.id }, { onlyActive: true });
    return { data: await classesOfStudent(database, student.id) };
  }),
  handle(contract.addableClasses, async ({ database, caller, body }) => {
    const student = await requireStudent(
      database,
      caller,
      { studentId: body.student_id },
      { onlyActive: true },
    );
    return { data: await classesToJoin(database, student) };
  }),
  handle(contract.addClass, ({ database, caller, body, language }) =>
    database.transaction(async (transaction) => {
      const day = today();
      const student = await requireStudent(
        transaction,
        caller,
        { studentId: body.student_id },
        { onlyActive: true, lock: true },
      );
      const wanted = await lockForJoining(transaction, body.class_id, student.id, day);
      if (!wanted) fail('not_found');
      requireBranch(caller, wanted.branchId);
      const problem = addingProblem(student, wanted, wanted.isMember, day);
      if (problem) fail(problem);
      if (!body.despite_clashes) {
        await lockWeeks(transaction);
        refuseClashes(await clashesOfJoining(transaction, body.class_id, student.id), language);
      }
      const stay = { classId: body.class_id, studentId: student.id, day, accountId: caller.accountId };
      if (!(await startStay(transaction, stay))) fail('class_already_added');
      return notice('class_added', language, { name: student.name });
    }),
  ),
  handle(contract.removeClass, async ({ database, caller, params, language }) => {
    const student = await requireStudent(
      database,
      caller,
      { studentId: params.studentId },
      { onlyActive: true },
    );
    const stay = { classId: params.id, studentId: student.id, day: today(), accountId: caller.accountId };
    if (!(await endStay(database, stay))) fail('not_found');
    return notice('class_removed', language, { name: student.name });
  }),
];
