import { i18next, startTexts } from '@portal/shared-ui/i18n';
import en from '../texts/en.ts';

/** Loads the English texts, as main does before the first render. */
export function startTestTexts(): void {
  startTexts('en');
  i18next.addResourceBundle('en', 'shell', en);
}
