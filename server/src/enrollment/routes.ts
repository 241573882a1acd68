import {
  adminEnrollmentStatus,
  parentEnrollmentStatus,
  studentEnrollmentStatus,
  teacherEnrollmentStatus,
} from '@portal/shared-api/enrollment';
import type { Database } from '../database/connect.ts';
import { handle } from '../http/handle.ts';
import { enrollmentValue, hasPendingEnrollment } from './queries.ts';

/** For roles that never enrol themselves. */
const statusOnly = async ({ database }: { database: Database }) => ({
  data: { value: await enrollmentValue(database), have_active_enrollment: false },
});

export const enrollmentRoutes = [
  handle(adminEnrollmentStatus, statusOnly),
  handle(teacherEnrollmentStatus, statusOnly),
  handle(parentEnrollmentStatus, statusOnly),
  handle(studentEnrollmentStatus, async ({ database, caller }) => {
    const [value, pending] = await Promise.all([
      enrollmentValue(database),
      hasPendingEnrollment(database, caller.profileId),
    ]);
    return { data: { value, have_active_enrollment: pending } };
  }),
];
