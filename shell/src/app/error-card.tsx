import type { PlatformCode } from '@portal/shared-api/platform-codes';
import { brand } from '@portal/shared-ui/brand';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { Link } from '@portal/shared-ui/router';
import { useState, type ReactNode } from 'react';
import { paths } from '../paths.ts';
import styles from './error-card.module.css';

interface ErrorCardProps {
  title: string;
  text: string;
  /** The area's name, for tests and support. */
  area?: string;
  /** By which whoever looks after the portal finds the reason and what to do. */
  code: PlatformCode;
  /** What else there is to say, and to do. */
  children?: ReactNode;
  /** Retries without a reload. */
  onRetry: () => Promise<void>;
}

/** Something could not be shown: what it is, that nothing was lost, and the way on. */
export function ErrorCard({ title, text, area, code, children, onRetry }: ErrorCardProps) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const [pending, setPending] = useState(false);

  const retry = async () => {
    setPending(true);
    try {
      await onRetry();
    } finally {
      setPending(false);
    }
  };

  return (
    <section className={styles.card} role="alert" data-area={area}>
      <h1 className={styles.title}>{title}</h1>
      <p>{text}</p>
      {children}
      <div className={styles.actions}>
        <button type="button" className={styles.retry} disabled={pending} onClick={() => void retry()}>
          {pending ? t('error.retrying') : t('error.retry')}
        </button>
        <Link to={paths.home}>{t('error.home')}</Link>
      </div>
      <p className={styles.contact}>
        {t('error.contact')}{' '}
        {brand.branches.map(({ phone, phoneLink, name }) => (
          <span key={phone}>
            {name[language]} <a href={phoneLink}>{phone}</a>{' '}
          </span>
        ))}
        <code>{code}</code>
      </p>
    </section>
  );
}
