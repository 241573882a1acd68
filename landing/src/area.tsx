import { defineArea } from '@portal/portal-kit/area';

export default defineArea({
  pages: [{ path: '/', load: () => import('./home/home-page.tsx') }],
  texts: { en: () => import('./texts/en.ts'), ch: () => import('./texts/ch.ts') },
});
