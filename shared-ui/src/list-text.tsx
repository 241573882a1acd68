import type { Language } from '@portal/shared-api/languages';

/** Words in a row, as each language separates them: `SS100001, SS100002`, `SS100001、SS100002`. */
export const listText = (parts: readonly string[], language: Language): string =>
  parts.join(language === 'ch' ? '、' : ', ');
