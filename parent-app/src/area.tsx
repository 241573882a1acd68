import { defineArea } from '@portal/portal-kit/area';
import { firstPage } from '@portal/shared-api/endpoint';

export default defineArea({
  pages: [
    {
      path: '/parent/payments',
      load: () => import('./payments/payments-page.tsx'),
      ahead: () =>
        Promise.all([
          import('@portal/shared-api/payments-family').then(({ parentPayments }) =>
            firstPage(parentPayments),
          ),
          import('@portal/shared-api/parents').then(({ linkedStudents }) => ({
            definition: linkedStudents,
            args: {},
          })),
        ]),
    },
    {
      path: '/parent/timetable',
      load: () => import('./timetable/timetable-page.tsx'),
      ahead: () =>
        import('@portal/shared-api/parents').then(({ linkedStudents }) => [
          { definition: linkedStudents, args: {} },
        ]),
    },
  ],
  texts: { en: () => import('./texts/en.ts'), ch: () => import('./texts/ch.ts') },
});
