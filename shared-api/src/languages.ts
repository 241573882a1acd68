import { isolated } from './typed/isolated.ts';

export { isolated };

/** Interface languages as stored under the session key `language` (specification A, section 3). */
export const languages = ['en', 'ch'] as const;
export type Language = (typeof languages)[number];

/** One text in every language of the portal. */
export type Text = Record<Language, string>;

/** Joins words as each language does: `SS100001, SS100002`, `SS100001、SS100002`. */
export const listText = (parts: readonly string[], language: Language): string =>
  parts.map(isolated).join(language === 'ch' ? '、' : ', ');

/** Between different things that are told in a row: `November 2026, RM 320.00`, `2026年11月，RM 320.00`. */
export const comma: Text = { en: ', ', ch: '，' };

/** After a label: `ID: SS100001`, `编号：SS100001`. */
export const colon: Text = { en: ': ', ch: '：' };

/** The language's tag for browsers, screen readers and `Accept-Language`. */
export const languageTag: Record<Language, string> = { en: 'en', ch: 'zh-Hans' };

/** The language of an `Accept-Language` header; English unless it asks for Chinese first. */
export const languageOfTag = (header: string | undefined): Language =>
  /^\s*zh\b/i.test(header ?? '') ? 'ch' : 'en';
