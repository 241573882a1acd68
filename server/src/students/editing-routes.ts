import { notice } from '@portal/shared-api/notices';
import * as contract from '@portal/shared-api/students-editing';
import { handle } from '../http/handle.ts';
import { normalizedCode } from '../registrations/rules.ts';
import { findDoubles } from './doubles.ts';
import { createStudent, updateStudent } from './editing.ts';
import { studentByReferralCode } from './queries.ts';
import { issueStudentPassword, rejoinStudent, suspendStudent } from './stays.ts';

export const studentEditingRoutes = [
  handle(contract.createStudent, async ({ database, caller, body, language }) => {
    const { id, studentId, sharesEmail } = await createStudent(database, caller, body);
    return {
      ...notice('student_created', language),
      id,
      student_id: studentId,
      shares_email: sharesEmail,
    };
  }),
  handle(contract.updateStudent, async ({ database, caller, params, body, language }) => {
    await updateStudent(database, caller, params.id, body);
    return notice('student_updated', language);
  }),
  handle(contract.issueStudentPassword, async ({ database, caller, params, body, language }) =>
    notice(
      'password_issued',
      language,
      await issueStudentPassword(database, caller, params.id, body.password),
    ),
  ),
  handle(contract.suspendStudent, async ({ database, caller, params, language }) =>
    notice('student_suspended', language, await suspendStudent(database, caller, params.id)),
  ),
  handle(contract.rejoinStudent, async ({ database, caller, params, language }) =>
    notice('student_rejoined', language, await rejoinStudent(database, caller, params.id)),
  ),
  handle(contract.studentByReferralCode, async ({ database, caller, params }) => ({
    data: await studentByReferralCode(database, caller, normalizedCode(params.code)),
  })),
  handle(contract.doubles, async ({ database, caller, body }) => ({
    data: await findDoubles(database, caller, body),
  })),
];
