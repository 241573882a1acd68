import { defineArea } from '@portal/portal-kit/area';

export default defineArea({
  pages: [
    { path: '/parent/payments', load: () => import('./payments/payments-page.tsx') },
    { path: '/parent/timetable', load: () => import('./timetable/timetable-page.tsx') },
  ],
  texts: { en: () => import('./texts/en.ts'), ch: () => import('./texts/ch.ts') },
});
