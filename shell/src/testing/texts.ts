import { i18next, startTexts } from '@portal/shared-ui/i18n';
import en from '../texts/en.ts';

/** Puts the English texts up, as main does before the first render. */
export function startTestTexts(): void {
  startTexts('en');
  i18next.addResourceBundle('en', 'shell', en);
}
