import { defineArea } from '@portal/portal-kit/area';

export default defineArea({
  pages: [
    { path: '/admin/approval', load: () => import('./approvals/approvals-page.tsx') },
    { path: '/admin/outstanding', load: () => import('./outstanding/outstanding-page.tsx') },
    { path: '/admin/payment', load: () => import('./payments/list/payments-page.tsx') },
    { path: '/admin/payment/presets', load: () => import('./presets/templates-page.tsx') },
    {
      path: '/admin/payment/instructions',
      load: () => import('./payment-instructions/instructions-page.tsx'),
    },
    { path: '/admin/payment-checking', load: () => import('./payments/checking/checking-page.tsx') },
    { path: '/admin/subjects', load: () => import('./subjects/subjects-page.tsx') },
    { path: '/admin/classes', load: () => import('./classes/classes-page.tsx') },
    { path: '/admin/parents', load: () => import('./parents/parents-page.tsx') },
    { path: '/admin/teachers', load: () => import('./teachers/teachers-page.tsx') },
    { path: '/admin/students', load: () => import('./students/students-page.tsx') },
    { path: '/admin/reports', load: () => import('./reports/reports-page.tsx') },
    { path: '/admin/attendance', load: () => import('./attendance/attendance-page.tsx') },
    { path: '/admin/timechanges', load: () => import('./time-changes/time-changes-page.tsx') },
    { path: '/admin/announcement', load: () => import('./announcements/announcement-page.tsx') },
    {
      path: '/setting/registration',
      load: () => import('./registration-setting/registration-setting-page.tsx'),
    },
    { path: '/setting/landing', load: () => import('./landing-settings/landing-settings-page.tsx') },
    { path: '/setting/branches', load: () => import('./branches/branches-page.tsx') },
    { path: '/admin/diagnostics', load: () => import('./diagnostics/diagnostics-page.tsx') },
    { path: '/admin/students/import', load: () => import('./imports/imports-page.tsx') },
  ],
  texts: { en: () => import('./texts/en.ts'), ch: () => import('./texts/ch.ts') },
});
