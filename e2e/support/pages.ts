import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { contextOf, type Account } from './accounts.ts';

export type Who = Account | 'visitor';

/** Public pages. */
export const publicPages = [
  '/',
  '/teachers',
  '/achievements',
  '/testimonial',
  '/centres',
  '/download',
  '/register',
  '/signin',
  '/tnc',
  '/pagenotfound',
];

const checkers = [
  '/profile',
  '/admin/approval',
  '/admin/students',
  '/admin/subjects',
  '/admin/classes',
  '/admin/parents',
  '/admin/teachers',
  '/admin/outstanding',
  '/admin/students/import',
  '/admin/payment',
  '/admin/payment-checking',
  '/admin/attendance',
  '/admin/timechanges',
  '/admin/announcement',
  '/setting/landing',
  '/setting/registration',
];

/** Each role's pages behind the sign-in, with the account that sees the most. Later releases add theirs here. */
export const ownPages = {
  level3: [
    ...checkers,
    '/admin/reports',
    '/admin/payment/presets',
    '/admin/payment/instructions',
    '/setting/branches',
    '/admin/diagnostics',
  ],
  student: [
    '/profile',
    '/student/timetable',
    '/student/payment',
    // enrolment is open in the demo data
    '/student/enrollment',
    '/student/revision',
    '/student/redeem',
    '/student/reschedule',
    '/student/newcycle',
  ],
  teacher: [
    '/profile',
    '/teacher/timetable',
    '/teacher/consultation',
    '/teacher/remarks',
    '/teacher/rewards',
  ],
  parent: ['/profile', '/parent/payments', '/parent/timetable'],
} satisfies Partial<Record<Account, string[]>>;

/** Who may open which page; everything else is Page Not Found. */
export const pages: Record<Who, readonly string[]> = {
  visitor: publicPages,
  level3: [...publicPages, '/admin', ...ownPages.level3],
  level2: [...publicPages, '/admin', ...checkers],
  level1: [...publicPages, '/admin', ...checkers.filter((page) => page !== '/admin/payment-checking')],
  student: [...publicPages, ...ownPages.student],
  teacher: [...publicPages, ...ownPages.teacher],
  parent: [...publicPages, ...ownPages.parent],
};

/** The pages checked in an account's walk; a page open to several is checked in only one of them. */
export const walkedBy = (who: Who): readonly string[] =>
  who === 'visitor' ? publicPages : ((ownPages as Partial<Record<Who, string[]>>)[who] ?? []);

/** Each role's main dialog, by its page and button. */
export const mainDialogs: Partial<Record<Who, { path: string; button: string }>> = {
  level3: { path: '/admin/payment', button: 'New Payment' },
  student: { path: '/student/payment', button: 'Submit New Payment' },
  teacher: { path: '/profile', button: 'Change Password' },
  parent: { path: '/parent/payments', button: 'Submit New Payment' },
};

/** A context signed in with a demo account, or of a visitor. */
export const contextFor = (
  browser: Browser,
  who: Who,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> =>
  who === 'visitor' ? browser.newContext(options) : contextOf(browser, who, options);
