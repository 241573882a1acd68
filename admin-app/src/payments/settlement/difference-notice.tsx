import { ringgit } from '@portal/shared-api/money';
import { useTranslation } from '@portal/shared-ui/i18n';
import { Notice } from '@portal/shared-ui/notice';
import type { ReactNode } from 'react';
import { AddsUp } from './adds-up.tsx';
import styles from '../payments.module.css';

interface DifferenceNoticeProps {
  /** Rounding of cash to 5 sen. */
  rounding: number;
  /** Positive: paid more than charged; negative: something is missing. Integer sen. */
  difference: number;
  /** A way to settle it. */
  action?: ReactNode;
}

/** Whether the typed amounts match, in words, if only a comment can explain a difference. */
export function DifferenceNotice({ rounding, difference, action }: DifferenceNoticeProps) {
  const { t } = useTranslation('admin-app');
  return (
    <div className={styles.notice} aria-live="polite">
      {difference === 0 ? (
        <AddsUp rounding={rounding} />
      ) : (
        <Notice kind="warning">
          {t(`payments.difference.${difference > 0 ? 'more' : 'less'}`, {
            amount: ringgit(Math.abs(difference)),
          })}
          {action && <div className={styles.offer}>{action}</div>}
        </Notice>
      )}
    </div>
  );
}
