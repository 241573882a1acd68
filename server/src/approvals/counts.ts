import { and, eq } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { enrollmentRequests } from '../database/schema/enrollment.ts';
import { linkageRequests } from '../database/schema/parents.ts';
import {
  parentRegistrations,
  studentRegistrations,
  teacherRegistrations,
} from '../database/schema/registrations.ts';
import type { Caller } from '../http/caller.ts';
import { withinBranch } from '../http/permissions.ts';
import { waitingEnrollments } from './enrollment-approvals.ts';
import { namedByLinkage, namedByRegistration, ofBranch } from './named-students.ts';

/**
 * How many requests of each kind are waiting for this admin. Only level_3 counts teacher applications (decision 49).
 */
export async function countWaiting(database: Database, caller: Caller) {
  const [students, teachers, enrollments, parents, linkage] = await Promise.all([
    database.$count(
      studentRegistrations,
      and(eq(studentRegistrations.status, 'pending'), withinBranch(caller, studentRegistrations.branchId)),
    ),
    caller.adminLevel === 'level_3'
      ? database.$count(teacherRegistrations, eq(teacherRegistrations.status, 'pending'))
      : 0,
    database.$count(enrollmentRequests, waitingEnrollments(caller)),
    database.$count(
      parentRegistrations,
      and(eq(parentRegistrations.status, 'pending'), ofBranch(caller, namedByRegistration)),
    ),
    database.$count(
      linkageRequests,
      and(eq(linkageRequests.status, 'pending'), ofBranch(caller, namedByLinkage)),
    ),
  ]);
  return { students, teachers, enrollments, parents, linkage };
}
