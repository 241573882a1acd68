import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../layout/button.tsx';
import { beginDialog } from '../dialog/beginning.ts';
import { useTranslation } from '../texts/i18n.tsx';
import { Notice } from '../layout/notice.tsx';
import { draftKey, useDraft, useKeeping as useKeepingDraft, type KeptDraft } from '../form/draft.tsx';
import { isInTab, readFromTab } from '../hooks/tab-storage.tsx';

const nameOf = (account: string) => `payment.${account}`;

/** The stored part of an unfinished payment. */
export type PaymentDraft<Draft> = KeptDraft<Draft>;

/** An unfinished payment without its file, one per account. */
export const usePaymentDraft = <Draft extends object>(
  account: string,
  read: (stored: Record<string, unknown>) => Draft | null,
): PaymentDraft<Draft> => useDraft(nameOf(account), read);

/** Stores a payment's values as they change; `isUntouched` while they are the initial ones. */
export const useKeeping: <Draft>(kept: PaymentDraft<Draft>, current: Draft, isUntouched: boolean) => void =
  useKeepingDraft;

interface DraftNoticeProps {
  needsSlip: boolean;
  /** Discards the draft: the form restarts with the values it would have had without one. */
  onStartAnew: () => void;
}

/** Says that the form was restored from a draft, and clears it on request. */
export function DraftNotice({ needsSlip, onStartAnew }: DraftNoticeProps) {
  const { t } = useTranslation('kit');
  const place = useRef<HTMLDivElement>(null);

  function startAnew() {
    const form = place.current!.closest('form')!;
    const title = form.closest('[role=dialog]')!.querySelector<HTMLElement>('.kit-dialog-title')!;
    // The fields are reset, and the button that had the focus is gone.
    flushSync(onStartAnew);
    flushSync(() => form.reset());
    beginDialog(title, true);
  }

  return (
    <div className="kit-above-form" ref={place}>
      <Notice kind="info" action={<Button onClick={startAnew}>{t('payment.draft.anew')}</Button>}>
        {t(needsSlip ? 'payment.draft.keptWithoutSlip' : 'payment.draft.kept')}
      </Notice>
    </div>
  );
}

/** Whether this tab has a draft of any account whose name has this prefix (`student.`). */
export const hasPaymentDraft = (accounts: string): boolean => isInTab(draftKey(nameOf(accounts)));

interface UnfinishedPaymentProps {
  account: string;
  onContinue: () => void;
}

/** Says above the list that this account has an unfinished payment. */
export function UnfinishedPayment({ account, onContinue }: UnfinishedPaymentProps) {
  const { t } = useTranslation('kit');
  if (readFromTab(draftKey(nameOf(account))) === null) return null;
  return (
    <div className="kit-above-form">
      <Notice kind="info" action={<Button onClick={onContinue}>{t('payment.draft.continue')}</Button>}>
        {t('payment.draft.waits')}
      </Notice>
    </div>
  );
}
