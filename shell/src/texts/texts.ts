import type { AreaModule } from '@portal/portal-kit/area';

/** The shell's own texts, one language at a time. */
export const shellTexts: AreaModule['texts'] = {
  en: () => import('./en.ts'),
  ch: () => import('./ch.ts'),
};
