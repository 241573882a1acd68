import type { Language } from '@portal/shared-api/languages';
import i18next from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';

/** The texts of the portal: one i18next instance, one namespace per area plus `kit` and `shell`. */
export { I18nextProvider, Trans } from 'react-i18next';
export { i18next, useTranslation };

const DIRECTIONS = /[\u202a-\u202e\u2066-\u2069]/;
const ISOLATES = /[\u2066-\u2069]/g;

/** A typed name or comment may hold a sign that turns the direction: it turns no word of the text around it. */
const isolated = (value: unknown): string => {
  const text = String(value);
  return DIRECTIONS.test(text) ? `\u2068${text.replace(ISOLATES, '')}\u2069` : text;
};

/** Starts the instance; the shell calls it once. Texts are added later, area by area. */
export function startTexts(language: string): void {
  void i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'kit',
    resources: {},
    interpolation: { escapeValue: true, escape: isolated },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
}

/** The language on screen. */
export const useLanguage = (): Language => useTranslation().i18n.language as Language;
