import { useTranslation } from '@portal/shared-ui/i18n';
import { useId } from 'react';
import type { Binding } from './use-registration.ts';

/** The guardian's consent to the privacy terms (decision 53). They open in a new tab, which keeps the form. */
export function ConsentField({ name, value, error, onChange }: Binding<boolean>) {
  const { t } = useTranslation('landing');
  const id = useId();
  return (
    <div className="landing-field">
      <div className="landing-consent">
        <input
          id={id}
          type="checkbox"
          name={name}
          checked={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <label htmlFor={id}>
          {t('register.consent.before')}
          <a href="/tnc#privacy" target="_blank">
            {t('register.consent.link')}
            <span className="visually-hidden"> ({t('site.newTab')})</span>
          </a>
          {t('register.consent.after')}
        </label>
      </div>
      {error && (
        <p id={`${id}-error`} className="landing-field__error">
          {error}
        </p>
      )}
    </div>
  );
}
