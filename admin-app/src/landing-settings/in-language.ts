import type { Language } from '@portal/shared-api/languages';

/** A name in a language, or in the other one if empty. */
export const inLanguage = (language: Language, english: string | null, chinese: string | null): string =>
  (language === 'ch' ? (chinese ?? english) : (english ?? chinese)) ?? '';
