import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { useTranslation } from './i18n.tsx';
import { Notice } from './notice.tsx';
import { dropFromTab, isInTab, keepInTab, readFromTab } from './tab-storage.tsx';

const keyOf = (account: string) => `draft.payment.${account}`;

/** What is kept of an unfinished payment. */
export interface PaymentDraft<Draft> {
  /** What came back; null when there was nothing. */
  draft: Draft | null;
  /** Keeps what is typed now; null when the form is as it began. */
  keep: (current: Draft | null) => void;
  /** Ends it: the payment was sent, or the person threw it away. */
  drop: () => void;
}

/**
 * What of an unfinished payment outlives its dialog, its page and its session, in this tab alone: everything but the
 * file. There is one for each account, so who signs in next in this tab sees nothing of it. `read` takes what has the
 * shape of the form.
 */
export function usePaymentDraft<Draft extends object>(
  account: string,
  read: (stored: Record<string, unknown>) => Draft | null,
): PaymentDraft<Draft> {
  const [kept] = useState(() => {
    const key = keyOf(account);
    const stored = readFromTab(key);
    let isOver = false;
    return {
      draft: stored && typeof stored === 'object' ? read(stored as Record<string, unknown>) : null,
      keep: (current: Draft | null) => {
        if (isOver) return;
        if (current) keepInTab(key, current);
        else dropFromTab(key);
      },
      drop: () => {
        isOver = true;
        dropFromTab(key);
      },
    };
  });
  return kept;
}

/** Keeps a form's values while they change; `isUntouched` while they are as the form began. */
export function useKeeping<Draft>({ keep }: PaymentDraft<Draft>, current: Draft, isUntouched: boolean): void {
  const text = isUntouched ? null : JSON.stringify(current);
  useEffect(() => keep(text === null ? null : (JSON.parse(text) as Draft)), [keep, text]);
}

interface DraftNoticeProps {
  needsSlip: boolean;
  /** Throws the draft away. */
  onStartAnew: () => void;
}

/** Says that a form came back with what was typed before. */
export function DraftNotice({ needsSlip, onStartAnew }: DraftNoticeProps) {
  const { t } = useTranslation('kit');
  return (
    <div className="kit-above-form">
      <Notice kind="info" action={<Button onClick={onStartAnew}>{t('payment.draft.anew')}</Button>}>
        {t(needsSlip ? 'payment.draft.keptWithoutSlip' : 'payment.draft.kept')}
      </Notice>
    </div>
  );
}

/** Whether this tab keeps an unfinished payment of any account whose name begins like this (`student.`). */
export const hasPaymentDraft = (accounts: string): boolean => isInTab(keyOf(accounts));

interface UnfinishedPaymentProps {
  account: string;
  onContinue: () => void;
}

/** Says above the list that a payment of this account was left unfinished. */
export function UnfinishedPayment({ account, onContinue }: UnfinishedPaymentProps) {
  const { t } = useTranslation('kit');
  if (readFromTab(keyOf(account)) === null) return null;
  return (
    <div className="kit-above-form">
      <Notice kind="info" action={<Button onClick={onContinue}>{t('payment.draft.continue')}</Button>}>
        {t('payment.draft.waits')}
      </Notice>
    </div>
  );
}
