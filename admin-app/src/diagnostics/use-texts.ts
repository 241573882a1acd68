import { useLanguage } from '@portal/shared-ui/i18n';
import ch from './texts-ch.ts';
import en, { type Texts } from './texts-en.ts';

/** The texts of this page in the current language. */
export const useTexts = (): Texts => ({ en, ch })[useLanguage()];
