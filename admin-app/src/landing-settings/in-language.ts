import type { Language } from '@portal/shared-api/languages';

/** A name in a language, the other one where it is empty. */
export const inLanguage = (language: Language, english: string | null, chinese: string | null): string =>
  (language === 'ch' ? (chinese ?? english) : (english ?? chinese)) ?? '';
