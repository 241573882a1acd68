import { languages } from '@portal/shared-api/languages';
import { i18next } from './i18n.tsx';
import ch from './ch.ts';
import en from './en.ts';

const texts = { en, ch };

/** Adds the kit's own texts; silent, because it runs while the provider renders. */
export function addKitTexts(): void {
  for (const language of languages)
    i18next.addResourceBundle(language, 'kit', texts[language], true, true, { silent: true });
}
