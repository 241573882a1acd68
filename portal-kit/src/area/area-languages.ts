import type { Language } from '@portal/shared-api/languages';

/** The languages in which every application has texts, in `src/texts`. */
export const areaLanguages = ['en', 'ch'] as const satisfies readonly Language[];
