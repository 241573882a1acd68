import { ringgit } from '@portal/shared-api/money';
import type { Doubt } from '@portal/shared-api/settlement';
import { Button } from '@portal/shared-ui/button';
import { useTranslation } from '@portal/shared-ui/i18n';
import { Notice } from '@portal/shared-ui/notice';
import { useRef, useState, type ReactNode } from 'react';
import styles from './payments.module.css';

/** The slip was not looked at. */
export interface Unseen {
  kind: 'slipUnseen';
}

/** The amounts named in the question. */
const amountsOf = (doubt: Doubt | Unseen): Record<string, string> =>
  Object.fromEntries(
    Object.entries(doubt).map(([name, sen]) => [name, typeof sen === 'number' ? ringgit(sen) : sen]),
  );

/** The harmless answer has the focus, so that pressing Enter twice confirms nothing. */
const begin = (question: HTMLElement | null) => {
  question?.scrollIntoView?.({ block: 'center' });
  question?.querySelector('button')?.focus();
};

interface SecondLookProps {
  doubt: Doubt | Unseen | null;
  /** What continuing does: `Approve RM 30.00`. */
  verb: string;
  /** Submits the form again. */
  onConfirm: () => void;
  /** Returns to the field in doubt. */
  onBack: () => void;
}

interface SecondLook {
  /** The question is shown, and the dialog's own button waits. */
  asking: boolean;
  /** Whether there is no unanswered doubt; otherwise it asks. */
  passes: () => boolean;
  question: ReactNode;
}

/**
 * Asks for confirmation, inside the dialog, of something allowed but probably a mistake. A different amount is asked
 * about again; an answered question is not repeated after a failed call.
 */
export function useSecondLook({ doubt, verb, onConfirm, onBack }: SecondLookProps): SecondLook {
  const { t } = useTranslation('admin-app');
  const [asked, setAsked] = useState<string | null>(null);
  const answered = useRef<string>(undefined);
  const current = doubt && JSON.stringify(doubt);
  const asking = current !== null && asked === current;
  return {
    asking,
    passes: () => {
      const passes = current === null || answered.current === current;
      setAsked(passes ? null : current);
      return passes;
    },
    question: asking && doubt && (
      <div className={`${styles.notice} ${styles.told}`} ref={begin}>
        <Notice kind="warning">
          {t(`payments.doubt.${doubt.kind}`, { replace: amountsOf(doubt) })}
          <div>{t('payments.doubt.question')}</div>
          <div className={styles.answers}>
            <Button
              onClick={() => {
                setAsked(null);
                onBack();
              }}
            >
              {t('payments.doubt.back')}
            </Button>
            <Button
              onClick={() => {
                answered.current = current;
                onConfirm();
              }}
            >
              {t('payments.doubt.confirm', { verb })}
            </Button>
          </div>
        </Notice>
      </div>
    ),
  };
}
