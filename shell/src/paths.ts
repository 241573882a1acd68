import type { Role } from '@portal/shared-api/endpoint';

/** The shell's own addresses; all others belong to an area's `area.json`. */
export const paths = {
  home: '/',
  register: '/register',
  signIn: '/signin',
  profile: '/profile',
  notFound: '/pagenotfound',
  initialize: '/student/initialize',
} as const;

/** Where each role lands after sign-in (specification A, section 2). */
export const roleHome: Record<Role, string> = {
  teacher: '/teacher/timetable',
  student: '/student/timetable',
  admin: '/admin/approval',
  parent: '/parent/payments',
};
