import { defineArea } from '@portal/portal-kit/area';
import { mondayOf, today } from '@portal/shared-api/calendar';

export default defineArea({
  pages: [
    {
      path: '/teacher/timetable',
      load: () => import('./timetable/timetable-page.tsx'),
      ahead: () =>
        import('@portal/shared-api/timetable').then(({ teacherTimetable }) => [
          { definition: teacherTimetable, args: { query: { week: mondayOf(today()) } } },
        ]),
    },
    { path: '/teacher/consultation', load: () => import('./coming-soon/consultation-page.tsx') },
    { path: '/teacher/remarks', load: () => import('./coming-soon/remarks-page.tsx') },
    { path: '/teacher/rewards', load: () => import('./coming-soon/rewards-page.tsx') },
  ],
  texts: { en: () => import('./texts/en.ts'), ch: () => import('./texts/ch.ts') },
});
