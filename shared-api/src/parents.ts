import { z } from 'zod';
import { done } from './answers.ts';
import { endpoint } from './endpoint.ts';
import { preset } from './presets.ts';
import { linkedStudent } from './profiles.ts';
import { studentIds } from './registrations.ts';

/** A linked student with what the form for a payment needs. */
const payableStudent = linkedStudent.extend({
  /** The fee items that families see (decision 18). */
  presets: z.array(preset),
  /** The month the student joined, `January-2025`; none before it can be paid for (decision 12). */
  first_period: z.string(),
});

export const linkedStudents = endpoint({
  name: 'parents.students',
  method: 'GET',
  path: '/parent/students',
  access: { parent: { scope: 'own' } },
  summary: 'The students linked to the signed-in parent, with their visible fee items',
  response: z.object({ data: z.array(payableStudent) }),
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
