import { defineArea } from '@portal/portal-kit/area';
import './site/site.css';

export default defineArea({
  pages: [
    { path: '/', load: () => import('./home/home-page.tsx') },
    { path: '/teachers', load: () => import('./teachers/teachers-page.tsx') },
    { path: '/centres', load: () => import('./centres/centres-page.tsx') },
    { path: '/achievements', load: () => import('./achievements/achievements-page.tsx') },
    { path: '/testimonial', load: () => import('./testimonial/testimonial-page.tsx') },
    { path: '/download', load: () => import('./download/download-page.tsx') },
    { path: '/register', load: () => import('./register/register-page.tsx') },
    { path: '/tnc', load: () => import('./tnc/tnc-page.tsx') },
  ],
  texts: { en: () => import('./texts/en.ts'), ch: () => import('./texts/ch.ts') },
});
