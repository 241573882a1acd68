import * as status from '@portal/shared-api/enrollment';
import * as contract from '@portal/shared-api/enrollment-requests';
import { notice } from '@portal/shared-api/notices';
import { recordAudit } from '../audit/record.ts';
import type { Database } from '../database/connect.ts';
import { handle } from '../http/handle.ts';
import { settings } from '../database/schema/settings.ts';
import { allBranches } from '../branches/queries.ts';
import { enrollmentValue, hasPendingEnrollment, subjectsOfLevel } from './queries.ts';
import { offeredTo } from './overlaps.ts';
import { submitRequest } from './submit.ts';

/** For roles that never enrol themselves. */
const statusOnly = async ({ database }: { database: Database }) => ({
  data: { value: await enrollmentValue(database), have_active_enrollment: false },
});

export const enrollmentRoutes = [
  handle(status.adminEnrollmentStatus, statusOnly),
  handle(status.teacherEnrollmentStatus, statusOnly),
  handle(status.parentEnrollmentStatus, statusOnly),
  handle(status.studentEnrollmentStatus, async ({ database, caller }) => {
    const [value, pending] = await Promise.all([
      enrollmentValue(database),
      hasPendingEnrollment(database, caller.profileId),
    ]);
    return { data: { value, have_active_enrollment: pending } };
  }),

  handle(contract.updateEnrollment, async ({ database, caller, params: { value }, language }) => {
    await database.transaction(async (transaction) => {
      await transaction.update(settings).set({ enrollment: value, updatedBy: caller.accountId });
      await recordAudit(transaction, {
        resource: 'enrollment',
        recordId: 1,
        action: value === 'open' ? 'opened' : 'closed',
        actorId: caller.accountId,
      });
    });
    return notice(value === 'open' ? 'enrollment_opened' : 'enrollment_closed', language);
  }),
  handle(contract.enrollmentBranches, async ({ database }) => ({ data: await allBranches(database) })),
  handle(contract.levelSubjects, async ({ database, params }) => ({
    data: await subjectsOfLevel(database, params.level),
  })),
  handle(contract.registerableClasses, async ({ database, caller, body }) => ({
    data: await offeredTo(database, caller.profileId, {
      branchId: body.branch_id,
      educationLevel: body.education_level,
    }),
  })),
  handle(contract.submitEnrollment, async ({ database, caller, body, language }) => {
    await submitRequest(database, caller, body, language);
    return notice('enrollment_submitted', language);
  }),
];
