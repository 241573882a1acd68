import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Whether students may enrol now, and whether the student has a pending request. */
const status = z.object({
  data: z.object({ value: z.enum(['open', 'closed']), have_active_enrollment: z.boolean() }),
});

export const adminEnrollmentStatus = endpoint({
  name: 'enrollment.adminStatus',
  method: 'GET',
  path: '/admin/enrollment/status',
  access: { admin: { scope: 'portal' } },
  summary: 'Whether class enrolment is open',
  response: status,
});
export const studentEnrollmentStatus = endpoint({
  name: 'enrollment.studentStatus',
  method: 'GET',
  path: '/student/enrollment/status',
  access: { student: { scope: 'own' } },
  summary: 'Whether class enrolment is open, and whether the caller’s request is pending',
  response: status,
});
export const teacherEnrollmentStatus = endpoint({
  name: 'enrollment.teacherStatus',
  method: 'GET',
  path: '/teacher/enrollment/status',
  access: { teacher: { scope: 'portal' } },
  summary: 'Whether class enrolment is open',
  response: status,
});
export const parentEnrollmentStatus = endpoint({
  name: 'enrollment.parentStatus',
  method: 'GET',
  path: '/parent/enrollment/status',
  access: { parent: { scope: 'portal' } },
  summary: 'Whether class enrolment is open',
  response: status,
});
