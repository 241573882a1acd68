import { today } from '@portal/shared-api/calendar';
import { notice } from '@portal/shared-api/notices';
import { lastPage } from '@portal/shared-api/paging';
import * as contract from '@portal/shared-api/students';
import { fail } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { branchScope } from '../http/permissions.ts';
import { addableTo, classesOf, endStay, findClass, startStay } from './class-queries.ts';
import { findStudent, listStudents, searchStudents, studentDetails } from './queries.ts';
import { addingProblem } from './rules.ts';

export const studentRoutes = [
  handle(contract.listStudents, async ({ database, caller, query }) => {
    const { rows, total } = await listStudents(database, caller, query.page, query);
    return { data: rows, last_page: lastPage(total) };
  }),
  handle(contract.searchStudents, async ({ database, caller, params, query }) => {
    const { rows, truncated } = await searchStudents(database, caller, params.term, query);
    return { data: rows, truncated };
  }),
  handle(contract.studentDetails, async ({ database, caller, params }) => {
    const student = (await studentDetails(database, caller, params.id)) ?? fail('not_found');
    return { ...student, is_initialized: student.initializedAt !== null };
  }),

  handle(contract.studentClasses, async ({ database, caller, params }) => {
    const student = (await findStudent(database, caller, { id: params.id })) ?? fail('not_found');
    return { data: await classesOf(database, student.id) };
  }),
  handle(contract.addableClasses, async ({ database, caller, body }) => {
    const student =
      (await findStudent(database, caller, { studentId: body.student_id })) ?? fail('not_found');
    return { data: await addableTo(database, student) };
  }),
  handle(contract.addClass, ({ database, caller, body, language }) =>
    database.transaction(async (transaction) => {
      const day = today();
      const student =
        (await findStudent(transaction, caller, { studentId: body.student_id })) ?? fail('not_found');
      const wanted = await findClass(transaction, body.class_id, student.id, day);
      const scope = branchScope(caller);
      if (!wanted || (scope !== null && wanted.branchId !== scope)) fail('not_found');
      const problem = addingProblem(student, wanted, wanted.isMember, day);
      if (problem) fail(problem);
      const stay = { classId: body.class_id, studentId: student.id, day, accountId: caller.accountId };
      if (!(await startStay(transaction, stay))) fail('class_already_added');
      return notice('class_added', language, { name: student.name });
    }),
  ),
  handle(contract.removeClass, async ({ database, caller, params, language }) => {
    const student =
      (await findStudent(database, caller, { studentId: params.studentId })) ?? fail('not_found');
    const stay = { classId: params.id, studentId: student.id, day: today(), accountId: caller.accountId };
    if (!(await endStay(database, stay))) fail('not_found');
    return notice('class_removed', language, { name: student.name });
  }),
];
