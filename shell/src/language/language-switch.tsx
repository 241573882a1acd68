import { languageTag, type Language } from '@portal/shared-api/languages';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { useState } from 'react';
import { report } from '../telemetry/report.ts';
import { switchLanguage } from './language.ts';

const names: Record<Language, string> = { en: 'English', ch: '中文' };

/** Offers the other language, in its own name. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { t } = useTranslation('shell');
  const other = useLanguage() === 'en' ? 'ch' : 'en';
  const [pending, setPending] = useState(false);

  const change = async () => {
    if (pending) return;
    setPending(true);
    try {
      await switchLanguage(other);
    } catch (error) {
      report('language.failed', { language: other, error: String(error) });
    } finally {
      setPending(false);
    }
  };

  return (
    // a form, because a prerendered page asks the server
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void change();
      }}
    >
      {/* not `disabled` while the texts come: the browser would take the keyboard's place away with it */}
      <button
        type="submit"
        name="lang"
        value={languageTag[other]}
        className={className}
        aria-disabled={pending}
      >
        <span className="visually-hidden">{t('language.switchTo')} </span>
        <span lang={languageTag[other]}>{names[other]}</span>
      </button>
    </form>
  );
}
