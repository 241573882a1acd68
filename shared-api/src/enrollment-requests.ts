import { z } from 'zod';
import { done } from './answers.ts';
import { branch } from './branches.ts';
import { classSummary } from './classes.ts';
import { educationLevel, packageInterest, type packages } from './education-levels.ts';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';

/** Opens or closes class enrolment for the whole centre. Registration on /register stays open (decision 54). */
export const updateEnrollment = endpoint({
  name: 'enrollment.update',
  method: 'PUT',
  path: '/admin/enrollment/update/:value',
  access: { admin: { scope: 'portal' } },
  summary: 'Opens or closes class enrolment',
  params: z.object({ value: z.enum(['open', 'closed']) }),
  response: done,
});

const own = { student: { scope: 'own' } } as const;

export const enrollmentBranches = endpoint({
  name: 'enrollment.branches',
  method: 'GET',
  path: '/student/branch/all',
  access: { student: { scope: 'portal' } },
  summary: 'The branches a student can enrol at',
  response: z.object({ data: z.array(branch) }),
});

const enrollmentSubject = z.object({
  id: z.int(),
  name: z.string(),
  /** 1 for optional; the others are compulsory for daycare. */
  is_elective: z.union([z.literal(0), z.literal(1)]),
});
export type EnrollmentSubject = z.output<typeof enrollmentSubject>;

/** `x` is an education level (decision 57). */
export const levelSubjects = endpoint({
  name: 'enrollment.subjects',
  method: 'GET',
  path: '/student/:level/subjects',
  access: { student: { scope: 'portal' } },
  summary: 'The subjects of an education level',
  params: z.object({ level: educationLevel }),
  response: z.object({ data: z.array(enrollmentSubject) }),
});

const registerableClass = classSummary.extend({
  subject: enrollmentSubject,
  /** The student already attends it. */
  is_attended: z.boolean(),
  /** Classes at the same time: others on offer, and any the student attends. */
  overlaps: z.array(z.object({ id: z.int(), name: z.string(), is_attended: z.boolean() })),
});
export type RegisterableClass = z.output<typeof registerableClass>;

export const registerableClasses = endpoint({
  name: 'enrollment.registerableClasses',
  method: 'POST',
  path: '/student/classes/registerable',
  access: own,
  summary: 'Classes of a level and branch that have not ended, and which of them are at one time',
  body: z.object({ education_level: educationLevel, branch_id: id }),
  response: z.object({ data: z.array(registerableClass) }),
});

export const submitEnrollment = endpoint({
  name: 'enrollment.submit',
  method: 'POST',
  path: '/student/enrollment',
  access: own,
  summary: 'Asks for classes; takes the place of a request that still waits (decision 55)',
  body: z.object({
    class_ids: z.array(id).min(1, { error: 'selection_required' }).max(100),
    branch_id: id,
    education_level: educationLevel,
    enrollment_type: packageInterest,
  }),
  response: done,
});

interface Offer {
  id: number;
  subject: { id: number; name: string; is_elective: 0 | 1 | boolean };
}

/**
 * Compulsory subjects that have classes but none chosen: daycare needs all of them, tuition none (specification B,
 * section 5). Each once, in order.
 */
export function missingCompulsory(
  type: (typeof packages)[number],
  offered: readonly Offer[],
  chosen: ReadonlySet<number>,
): { id: number; name: string }[] {
  if (type !== 'daycare') return [];
  const covered = new Set(offered.filter(({ id }) => chosen.has(id)).map(({ subject }) => subject.id));
  const missing = offered
    .map(({ subject }) => subject)
    .filter((one) => !one.is_elective && !covered.has(one.id));
  return [...new Map(missing.map(({ id, name }) => [id, { id, name }])).values()];
}

type Overlapping = Pick<RegisterableClass, 'id' | 'is_attended' | 'overlaps'>;

/** Why a class cannot be chosen: chosen or attended classes at the same time. */
export const inTheWayOf = (
  { overlaps, is_attended }: Overlapping,
  chosen: ReadonlySet<number>,
): RegisterableClass['overlaps'] =>
  is_attended ? [] : overlaps.filter((one) => one.is_attended || chosen.has(one.id));
