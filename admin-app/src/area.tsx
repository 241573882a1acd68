import { defineArea } from '@portal/portal-kit/area';

export default defineArea({
  pages: [
    { path: '/admin/approval', load: () => import('./approvals/approvals-page.tsx') },
    { path: '/admin/payment', load: () => import('./payments/payments-page.tsx') },
    { path: '/admin/payment/presets', load: () => import('./presets/templates-page.tsx') },
    {
      path: '/admin/payment/instructions',
      load: () => import('./payment-instructions/instructions-page.tsx'),
    },
    { path: '/admin/payment-checking', load: () => import('./payments/checking/checking-page.tsx') },
    { path: '/admin/students', load: () => import('./students/students-page.tsx') },
    { path: '/admin/reports', load: () => import('./reports/reports-page.tsx') },
    { path: '/admin/announcement', load: () => import('./announcements/announcement-page.tsx') },
    {
      path: '/setting/registration',
      load: () => import('./registration-setting/registration-setting-page.tsx'),
    },
  ],
  texts: { en: () => import('./texts/en.ts'), ch: () => import('./texts/ch.ts') },
});
