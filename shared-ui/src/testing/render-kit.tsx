import type { Language } from '@portal/shared-api/languages';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { i18next, startTexts } from '../texts/i18n.tsx';
import { KitProvider } from '../theme/theme.tsx';

/** Renders with theme, texts and messages like the shell, for tests of the kit and of areas. */
export function renderKit(ui: ReactElement, language: Language = 'en') {
  if (!i18next.isInitialized) startTexts(language);
  void i18next.changeLanguage(language);
  return render(<KitProvider language={language}>{ui}</KitProvider>);
}
