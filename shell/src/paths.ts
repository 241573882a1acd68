import type { Role } from '@portal/shared-api/endpoint';

/** The addresses the shell itself knows; everything else belongs to an area and is in its `area.json`. */
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
