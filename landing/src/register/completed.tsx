import { useTranslation } from '@portal/shared-ui/i18n';
import { Link } from '@portal/shared-ui/router';
import { useEffect, useRef } from 'react';

/** Says that the registration has arrived and what happens next. */
export function Completed({ onAnother }: { onAnother: () => void }) {
  const { t } = useTranslation('landing');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="landing-completed">
      <svg viewBox="0 0 120 72" width="120" height="72" aria-hidden="true">
        <path d="M24 68a36 36 0 0 1 72 0z" fill="var(--color-sunrise)" />
        <path
          d="M60 22V6M28 34 16 22M92 34l12-12"
          stroke="var(--color-sunrise)"
          strokeWidth="7"
          strokeLinecap="round"
        />
        <path
          d="m46 54 10 10 20-22"
          fill="none"
          stroke="var(--color-primary-deep)"
          strokeWidth="7"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <h1 ref={heading} tabIndex={-1}>
        {t('register.success.title')}
      </h1>
      <output>{t('register.success.text')}</output>
      <div className="landing-completed__actions">
        <Link to="/" className="landing-button">
          {t('register.success.home')}
        </Link>
        <Link to="/register" className="landing-button landing-button--quiet" onClick={onAnother}>
          {t('register.success.another')}
        </Link>
      </div>
    </div>
  );
}
