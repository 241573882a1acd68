import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { contextOf, type Account } from './accounts.ts';

export type Who = Account | 'visitor';

/** The site that everybody may open. */
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

/** The pages of each role behind sign-in, with who sees the most of them. A later release adds its own here. */
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
    // demo data has class enrolment open
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

/** What each may open; everything else is Page Not Found. */
export const pages: Record<Who, readonly string[]> = {
  visitor: publicPages,
  level3: [...publicPages, '/admin', ...ownPages.level3],
  level2: [...publicPages, '/admin', ...checkers],
  level1: [...publicPages, '/admin', ...checkers.filter((page) => page !== '/admin/payment-checking')],
  student: [...publicPages, ...ownPages.student],
  teacher: [...publicPages, ...ownPages.teacher],
  parent: [...publicPages, ...ownPages.parent],
};

/** What is looked at closely in the walk of somebody: pages that several may open in the walk of one of them. */
export const walkedBy = (who: Who): readonly string[] =>
  who === 'visitor' ? publicPages : ((ownPages as Partial<Record<Who, string[]>>)[who] ?? []);

/** The dialog that each works in most, by its page and the button that opens it. */
export const mainDialogs: Partial<Record<Who, { path: string; button: string }>> = {
  level3: { path: '/admin/payment', button: 'New Payment' },
  student: { path: '/student/payment', button: 'Submit New Payment' },
  teacher: { path: '/profile', button: 'Change Password' },
  parent: { path: '/parent/payments', button: 'Submit New Payment' },
};

/** A context of a demo account that is signed in, or of a visitor. */
export const contextFor = (
  browser: Browser,
  who: Who,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> =>
  who === 'visitor' ? browser.newContext(options) : contextOf(browser, who, options);
