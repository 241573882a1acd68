import { ringgit } from '@portal/shared-api/money';
import type { Doubt } from '@portal/shared-api/settlement';
import { Button } from '@portal/shared-ui/button';
import { useTranslation } from '@portal/shared-ui/i18n';
import { Notice } from '@portal/shared-ui/notice';
import { useRef, useState, type ReactNode } from 'react';
import styles from './payments.module.css';

/** Nobody looked at the slip. */
export interface Unseen {
  kind: 'slipUnseen';
}

/** The amounts of a doubt as its text names them. */
const amountsOf = (doubt: Doubt | Unseen): Record<string, string> =>
  Object.fromEntries(
    Object.entries(doubt).map(([name, sen]) => [name, typeof sen === 'number' ? ringgit(sen) : sen]),
  );

/** The harmless answer has the focus: whoever presses Enter twice has answered nothing. */
const begin = (question: HTMLElement | null) => {
  question?.scrollIntoView?.({ block: 'center' });
  question?.querySelector('button')?.focus();
};

interface SecondLookProps {
  doubt: Doubt | Unseen | null;
  /** What going on does: `Approve RM 30.00`. */
  verb: string;
  /** Submits the form again. */
  onConfirm: () => void;
  /** Goes back to what is in doubt. */
  onBack: () => void;
}

interface SecondLook {
  /** The question is up, and the dialog's own verb waits. */
  asking: boolean;
  /** Whether nothing is in doubt that was not answered; else it asks. */
  passes: () => boolean;
  question: ReactNode;
}

/**
 * Asks again, in the dialog itself, before what is allowed and hardly meant. Another amount is another doubt; what was
 * answered once is not asked again after a call that failed.
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
