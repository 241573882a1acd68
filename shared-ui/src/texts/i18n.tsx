import type { Language } from '@portal/shared-api/languages';
// Not through its entry: the shell's first script has the texts, and the share scope does not exist yet.
import { isolated } from '@portal/shared-api/typed/isolated';
import i18next, { type ParseKeys, type TFunction } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import type { Texts as KitTexts } from './en.ts';

/** The portal's texts: one i18next instance, with one namespace per area plus `kit` and `shell`. */
export { i18next, useTranslation };
export type { TFunction };

/**
 * Texts by namespace. Each area declares its own beside its English texts, so that a missing key fails the type
 * check.
 */
export interface TextResources {
  kit: KitTexts;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'kit';
    resources: TextResources;
  }
}

/** The keys of a namespace. */
export type TextKey<Namespace extends keyof TextResources> = ParseKeys<Namespace>;

/** Starts the instance, once, in the shell. Texts are added later, area by area. */
export function startTexts(language: string): void {
  void i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'kit',
    resources: {},
    interpolation: { escapeValue: true, escape: (value: unknown) => isolated(String(value)) },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
}

/** The current language. */
export const useLanguage = (): Language => useTranslation().i18n.language as Language;
