import { defineArea } from '@portal/portal-kit/area';

export default defineArea({
  pages: [
    { path: '/admin/approval', load: () => import('./approvals/approvals-page.tsx') },
    { path: '/admin/students', load: () => import('./students/students-page.tsx') },
  ],
  texts: { en: () => import('./texts/en.ts'), ch: () => import('./texts/ch.ts') },
});
