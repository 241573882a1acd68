import { defineArea } from '@portal/portal-kit/area';
import { mondayOf, today } from '@portal/shared-api/calendar';
import { firstPage } from '@portal/shared-api/endpoint';

export default defineArea({
  pages: [
    {
      path: '/student/timetable',
      load: () => import('./timetable/timetable-page.tsx'),
      ahead: () =>
        import('@portal/shared-api/timetable').then(({ studentTimetable }) => [
          { definition: studentTimetable, args: { query: { week: mondayOf(today()) } } },
        ]),
    },
    {
      path: '/student/payment',
      load: () => import('./payments/payments-page.tsx'),
      ahead: () =>
        import('@portal/shared-api/payments-family').then(({ studentPayments }) => [
          firstPage(studentPayments),
        ]),
    },
    { path: '/student/initialize', load: () => import('./initialization/initialization-page.tsx') },
    { path: '/student/enrollment', load: () => import('./enrollment/enrollment-page.tsx') },
    { path: '/student/revision', load: () => import('./coming-soon/revision-page.tsx') },
    { path: '/student/redeem', load: () => import('./coming-soon/redeem-page.tsx') },
    { path: '/student/reschedule', load: () => import('./coming-soon/reschedule-page.tsx') },
    { path: '/student/newcycle', load: () => import('./new-cycle/new-cycle-page.tsx') },
  ],
  texts: { en: () => import('./texts/en.ts'), ch: () => import('./texts/ch.ts') },
});
