import type { Language } from '@portal/shared-api/languages';
// Not by its entry: the shell's first script has the texts, and the share scope is not there yet.
import { isolated } from '@portal/shared-api/typed/isolated';
import i18next, { type ParseKeys, type TFunction } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import type { Texts as KitTexts } from './en.ts';

/** The texts of the portal: one i18next instance, one namespace per area plus `kit` and `shell`. */
export { i18next, useTranslation };
export type { TFunction };

/** The texts by namespace. An area adds its own below its English texts, so that a key that is not there fails the check. */
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

/** Starts the instance; the shell calls it once. Texts are added later, area by area. */
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

/** The language on screen. */
export const useLanguage = (): Language => useTranslation().i18n.language as Language;
