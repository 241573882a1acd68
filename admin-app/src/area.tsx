import { defineArea } from '@portal/portal-kit/area';
import { firstPage } from '@portal/shared-api/endpoint';

export default defineArea({
  pages: [
    {
      path: '/admin/approval',
      load: () => import('./approvals/approvals-page.tsx'),
      ahead: () =>
        import('@portal/shared-api/approvals').then(({ approvalCounts, pendingStudents }) => [
          firstPage(pendingStudents),
          { definition: approvalCounts, args: {} },
        ]),
    },
    {
      path: '/admin/outstanding',
      load: () => import('./outstanding/outstanding-page.tsx'),
      ahead: () =>
        import('@portal/shared-api/outstanding').then(({ outstandingPayments }) => [
          firstPage(outstandingPayments),
        ]),
    },
    {
      path: '/admin/payment',
      load: () => import('./payments/list/payments-page.tsx'),
      ahead: () =>
        import('@portal/shared-api/payments-admin').then(({ adminPayments }) => [firstPage(adminPayments)]),
    },
    { path: '/admin/payment/presets', load: () => import('./presets/templates-page.tsx') },
    {
      path: '/admin/payment/instructions',
      load: () => import('./payment-instructions/instructions-page.tsx'),
    },
    {
      path: '/admin/payment-checking',
      load: () => import('./payments/checking/checking-page.tsx'),
      ahead: () =>
        import('@portal/shared-api/payments-checking').then(({ paymentsToCheck }) => [
          firstPage(paymentsToCheck),
        ]),
    },
    {
      path: '/admin/subjects',
      load: () => import('./subjects/subjects-page.tsx'),
      ahead: () =>
        import('@portal/shared-api/subjects').then(({ listSubjects }) => [firstPage(listSubjects)]),
    },
    {
      path: '/admin/classes',
      load: () => import('./classes/classes-page.tsx'),
      ahead: () => import('@portal/shared-api/classes').then(({ listClasses }) => [firstPage(listClasses)]),
    },
    {
      path: '/admin/parents',
      load: () => import('./parents/parents-page.tsx'),
      ahead: () =>
        import('@portal/shared-api/parents-admin').then(({ listParents }) => [firstPage(listParents)]),
    },
    {
      path: '/admin/teachers',
      load: () => import('./teachers/teachers-page.tsx'),
      ahead: () =>
        import('@portal/shared-api/teachers').then(({ listTeachers }) => [firstPage(listTeachers)]),
    },
    {
      path: '/admin/students',
      load: () => import('./students/students-page.tsx'),
      ahead: () =>
        import('@portal/shared-api/students').then(({ listStudents }) => [firstPage(listStudents)]),
    },
    { path: '/admin/reports', load: () => import('./reports/reports-page.tsx') },
    { path: '/admin/attendance', load: () => import('./attendance/attendance-page.tsx') },
    {
      path: '/admin/timechanges',
      load: () => import('./time-changes/time-changes-page.tsx'),
      ahead: () =>
        import('@portal/shared-api/time-changes').then(({ listTimeChanges }) => [
          firstPage(listTimeChanges, { only: 'class' }),
        ]),
    },
    { path: '/admin/announcement', load: () => import('./announcements/announcement-page.tsx') },
    {
      path: '/setting/registration',
      load: () => import('./registration-setting/registration-setting-page.tsx'),
    },
    { path: '/setting/landing', load: () => import('./landing-settings/landing-settings-page.tsx') },
    {
      path: '/setting/branches',
      load: () => import('./branches/branches-page.tsx'),
      ahead: () =>
        import('@portal/shared-api/branches-admin').then(({ adminBranches }) => [firstPage(adminBranches)]),
    },
    { path: '/admin/diagnostics', load: () => import('./diagnostics/diagnostics-page.tsx') },
    {
      path: '/admin/students/import',
      load: () => import('./imports/imports-page.tsx'),
      ahead: () => import('@portal/shared-api/imports').then(({ listImports }) => [firstPage(listImports)]),
    },
  ],
  texts: { en: () => import('./texts/en.ts'), ch: () => import('./texts/ch.ts') },
});
