import { signInAdmin, signInParent, signInStudent, signInTeacher } from '@portal/shared-api/session';

/** Where each role signs in. */
export const calls = {
  admin: signInAdmin,
  student: signInStudent,
  teacher: signInTeacher,
  parent: signInParent,
};
