import { notice } from '@portal/shared-api/notices';
import {
  adminProfile,
  changeAdminPassword,
  changeParentPassword,
  changeStudentPassword,
  changeTeacherPassword,
  parentProfile,
  studentProfile,
  teacherProfile,
} from '@portal/shared-api/profiles';
import { fail } from '../http/errors.ts';
import { handle, type Call } from '../http/handle.ts';
import { hashNewPassword, verifyPassword } from '../sessions/passwords.ts';
import { changePassword, nameOf, signInOf } from '../sessions/queries.ts';
import { adminById, childrenOf, parentById, requestedBy, studentById, teacherById } from './queries.ts';

type PasswordCall = Pick<Call<typeof changeAdminPassword>, 'database' | 'caller' | 'body' | 'language'>;

/** The same for all four roles. Here 401 means the existing password, not the session (decision 39). */
async function change({ database, caller, body, language }: PasswordCall) {
  const { passwordHash: current, email } = await signInOf(database, caller.accountId);
  if (!(await verifyPassword(current, body.existing_password))) fail('password_incorrect');
  const own = [email, await nameOf(database, caller)];
  const passwordHash = await hashNewPassword(body.new_password, { field: 'new_password', own });
  await changePassword(database, {
    accountId: caller.accountId,
    from: current,
    passwordHash,
    keep: caller.tokenHash,
  });
  return notice('password_changed', language);
}

export const profileRoutes = [
  handle(adminProfile, async ({ database, caller }) => {
    const { id, name, email, level, branchId, branchName } = await adminById(database, caller.profileId);
    const branch = branchId === null ? null : { id: branchId, branch_name: branchName! };
    return { id, name, email, role: 'admin' as const, admin_level: level, branch };
  }),
  handle(studentProfile, async ({ database, caller }) => ({
    role: 'student' as const,
    ...(await studentById(database, caller.profileId)),
  })),
  handle(teacherProfile, async ({ database, caller }) => ({
    role: 'teacher' as const,
    ...(await teacherById(database, caller.profileId)),
  })),
  handle(parentProfile, async ({ database, caller }) => {
    const [parent, children, requested] = await Promise.all([
      parentById(database, caller.profileId),
      childrenOf(database, caller.profileId),
      requestedBy(database, caller.profileId),
    ]);
    return { role: 'parent' as const, ...parent, students: children, requested_student_ids: requested };
  }),
  handle(changeAdminPassword, change),
  handle(changeStudentPassword, change),
  handle(changeTeacherPassword, change),
  handle(changeParentPassword, change),
];
