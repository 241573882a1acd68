import { ringgit, senOf } from '@portal/shared-api/money';
import { useTranslation } from '@portal/shared-ui/i18n';
import { Notice } from '@portal/shared-ui/notice';
import { useEffect, useRef } from 'react';
import type { Batch } from './batch.ts';
import styles from './submit.module.css';

const unbroken = (sen: number) => ringgit(sen).replace(' ', '\u00a0');

interface SentSummaryProps {
  batch: Batch;
  /** Integer sen; 0 while a month or amount of the rest is invalid. */
  leftSen: number;
  nameOf: (studentId: string) => string;
}

/** The stored payments of a batch, above the rest; hidden before. Stays until the dialog closes. */
export function SentSummary({ batch: { panels, handedIn }, leftSen, nameOf }: SentSummaryProps) {
  const { t } = useTranslation('parent-app');
  const place = useRef<HTMLDivElement>(null);
  const count = handedIn.length;
  const sentSen = handedIn.reduce((sum, { amount }) => sum + senOf(amount), 0);
  const failures = panels.filter(({ problem }) => problem).length;
  useEffect(() => {
    // Failed ones are right below.
    if (count > 0 && failures > 0) place.current?.scrollIntoView?.({ block: 'start' });
  }, [count, failures]);
  if (count === 0) return null;
  return (
    <div className={styles.sent} ref={place}>
      <Notice kind="success">
        {t('payments.submit.sent', { count })}
        <ul>
          {handedIn.map(({ studentId, invoice, amount }) => (
            <li key={invoice}>
              {t('payments.submit.sentOne', {
                name: nameOf(studentId),
                amount: unbroken(senOf(amount)),
                invoice,
              })}
            </li>
          ))}
        </ul>
        {panels.length > 0 && (
          <>
            {leftSen > 0 && (
              <p className={styles.share}>
                {t('payments.submit.share', {
                  sent: unbroken(sentSen),
                  left: unbroken(leftSen),
                  total: unbroken(sentSen + leftSen),
                })}
              </p>
            )}
            {t('payments.submit.sentRest')}
          </>
        )}
      </Notice>
    </div>
  );
}
