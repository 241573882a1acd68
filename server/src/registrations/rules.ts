import { violated } from '../database/violations.ts';
import { fail } from '../http/errors.ts';

/** Families read codes out to each other; the table has them in capitals. */
export const normalizedCode = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();

/** A person can only have one pending registration. The tables ensure it, even for two at once. */
export async function onePending(register: () => Promise<void>): Promise<void> {
  try {
    await register();
  } catch (error) {
    switch (violated(error)) {
      case 'student_registrations_one_pending':
      case 'parent_registrations_one_pending':
        return fail('validation', { fields: { email: 'already_registered' } });
      case 'teacher_registrations_one_pending':
        return fail('validation', { fields: { phone: 'phone_already_registered' } });
      default:
        throw error;
    }
  }
}
