import {
  PRIVACY_TERMS_VERSION,
  type parentRegistrationBody,
  type studentRegistrationBody,
  type teacherRegistrationBody,
} from '@portal/shared-api/registrations';
import type { z } from 'zod';
import type { Database } from '../database/connect.ts';
import {
  parentRegistrations,
  studentRegistrations,
  teacherRegistrations,
} from '../database/schema/registrations.ts';
import { fail } from '../http/errors.ts';
import { hashNewPassword } from '../sessions/passwords.ts';
import { keepFile } from '../storage/keep-file.ts';
import type { StoredFile } from '../storage/storage.ts';
import { branchExists, parentHasAccount, referrer, studentHasAccount } from './queries.ts';
import { normalizedCode, onePending } from './rules.ts';

/**
 * Each role's registration is inserted first and then compared with the accounts, in one transaction: the insert
 * waits for a running acceptance of the same person, and then sees the account it created.
 */
export const registerStudent = (database: Database, body: z.output<typeof studentRegistrationBody>) =>
  onePending(() =>
    database.transaction(async (transaction) => {
      if (!(await branchExists(transaction, body.selectedBranch))) {
        fail('validation', { fields: { selectedBranch: 'selection_required' } });
      }
      const code = body.referred_by && normalizedCode(body.referred_by);
      const referredById = code ? await referrer(transaction, code) : null;
      if (referredById === undefined) fail('validation', { fields: { referred_by: 'referral_unknown' } });
      await transaction.insert(studentRegistrations).values({
        name: body.name,
        phone: body.phone,
        email: body.email,
        educationLevel: body.education_level,
        school: body.school,
        branchId: body.selectedBranch,
        referredById,
        packageInterest: body.package_interest,
        consentVersion: PRIVACY_TERMS_VERSION,
      });
      if (await studentHasAccount(transaction, body.email, body.name)) {
        fail('validation', { fields: { email: 'email_taken' } });
      }
    }),
  );

/** Resume and application are created together or not at all. */
export const registerTeacher = (
  database: Database,
  body: z.output<typeof teacherRegistrationBody>,
  resume: StoredFile,
) =>
  onePending(() =>
    database.transaction(async (transaction) => {
      const resumeKey = await keepFile(transaction, resume, null);
      await transaction.insert(teacherRegistrations).values({ ...body, resumeKey });
    }),
  );

/** The password is hashed before anything is written (decision 41). */
export async function registerParent(database: Database, body: z.output<typeof parentRegistrationBody>) {
  const passwordHash = await hashNewPassword(body.password, {
    field: 'password',
    own: [body.email, body.name],
  });
  await onePending(() =>
    database.transaction(async (transaction) => {
      await transaction.insert(parentRegistrations).values({
        name: body.name,
        email: body.email,
        ic: body.ic,
        phone: body.contact_number,
        passwordHash,
        studentIds: [...new Set(body.student_ids)],
        consentVersion: PRIVACY_TERMS_VERSION,
      });
      if (await parentHasAccount(transaction, body.email)) {
        fail('validation', { fields: { email: 'email_taken' } });
      }
    }),
  );
}
