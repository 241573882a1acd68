import { defineArea } from '@portal/portal-kit/area';

export default defineArea({
  pages: [
    { path: '/student/timetable', load: () => import('./timetable/timetable-page.tsx') },
    { path: '/student/payment', load: () => import('./payments/payments-page.tsx') },
    { path: '/student/initialize', load: () => import('./initialization/initialization-page.tsx') },
  ],
  texts: { en: () => import('./texts/en.ts'), ch: () => import('./texts/ch.ts') },
});
