import { notice } from '@portal/shared-api/notices';
import * as contract from '@portal/shared-api/teachers';
import { fail } from '../http/errors.ts';
import { handle } from '../http/handle.ts';
import { branchScope } from '../http/permissions.ts';
import { classesTaught } from './classes.ts';
import { createTeacher, issueTeacherPassword, removeTeacher, updateTeacher } from './manage.ts';
import { allTeachers, listTeachers, searchTeachers, teacherDetails } from './queries.ts';

export const teacherRoutes = [
  handle(contract.listTeachers, ({ database, query }) =>
    query.unpaginated ? allTeachers(database) : listTeachers(database, query.page),
  ),
  handle(contract.searchTeachers, ({ database, query }) => searchTeachers(database, query.name)),
  handle(
    contract.teacherDetails,
    async ({ database, params }) => (await teacherDetails(database, params.id)) ?? fail('not_found'),
  ),
  handle(contract.createTeacher, async ({ database, caller, body, language }) => {
    const { id, name } = await createTeacher(database, caller, body);
    return { ...notice('teacher_created', language, { name }), id };
  }),
  handle(contract.updateTeacher, async ({ database, caller, params, body, language }) => {
    await updateTeacher(database, caller, params.id, body);
    return notice('teacher_updated', language);
  }),
  handle(contract.issueTeacherPassword, async ({ database, caller, params, body, language }) =>
    notice(
      'password_issued',
      language,
      await issueTeacherPassword(database, caller, params.id, body.password),
    ),
  ),
  handle(contract.removeTeacher, async ({ database, caller, params, language }) =>
    notice('teacher_removed', language, await removeTeacher(database, caller, params.id)),
  ),
  handle(contract.teacherClasses, async ({ database, caller, params }) => {
    if (!(await teacherDetails(database, params.id))) fail('not_found');
    return { data: await classesTaught(database, params.id, branchScope(caller)) };
  }),
];
