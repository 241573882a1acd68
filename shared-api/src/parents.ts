import { z } from 'zod';
import { done } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { paymentFormStart } from './payments-family.ts';
import { paymentRow } from './payments.ts';
import { linkedStudent } from './profiles.ts';
import { studentIds } from './registrations.ts';

export const linkedStudents = endpoint({
  name: 'parents.students',
  method: 'GET',
  path: '/parent/students',
  access: { parent: { scope: 'own' } },
  summary: 'The students linked to the signed-in parent, with their visible fee items',
  response: z.object({
    data: z.array(
      linkedStudent.extend(paymentFormStart.shape).extend({
        /** Rejected payments to be corrected, for months that are still open. */
        rejected: z.array(paymentRow),
      }),
    ),
    /** Tells this account's unfinished payments from another's. */
    parent_id: z.int(),
  }),
});

export const linkNewStudentBody = z.object({
  student_ids: studentIds.pipe(z.array(z.string()).min(1, { error: 'required' })),
});

export const linkNewStudent = endpoint({
  name: 'parents.linkNewStudent',
  method: 'POST',
  path: '/parent/linknewstudent',
  access: { parent: { scope: 'own' } },
  summary: 'Asks for links to more students; an admin decides',
  body: linkNewStudentBody,
  response: done,
  rateLimit: { max: 20, perSeconds: 60 },
});
