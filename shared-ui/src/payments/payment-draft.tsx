import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../layout/button.tsx';
import { beginDialog } from '../dialog/beginning.ts';
import { useTranslation } from '../texts/i18n.tsx';
import { Notice } from '../layout/notice.tsx';
import { dropFromTab, isInTab, keepInTab, readFromTab } from '../hooks/tab-storage.tsx';

const keyOf = (account: string) => `draft.payment.${account}`;

/** The stored part of an unfinished payment. */
export interface PaymentDraft<Draft> {
  /** What was restored; null if nothing. */
  draft: Draft | null;
  /** Stores what is typed; null if the form is unchanged. */
  keep: (current: Draft | null) => void;
  /** Updates what is stored, if anything: a call may be answered after the form was closed with its session. */
  amend: (change: (kept: Draft) => Draft) => void;
  /** Ends the draft: the payment was sent, or its form closed. */
  drop: () => void;
  /** Forgets what was restored; what is typed from now on is stored. */
  forget: () => void;
}

/**
 * The part of an unfinished payment that survives its dialog, page and session, in this tab only: everything except
 * the file. One per account, so the next person to sign in here sees nothing of it. `read` accepts what has the
 * form's shape.
 */
export function usePaymentDraft<Draft extends object>(
  account: string,
  read: (stored: Record<string, unknown>) => Draft | null,
): PaymentDraft<Draft> {
  const key = keyOf(account);
  const [draft, setDraft] = useState(() => {
    const stored = readFromTab(key);
    return stored && typeof stored === 'object' ? read(stored as Record<string, unknown>) : null;
  });
  const [calls] = useState(() => {
    let isOver = false;
    return {
      keep: (current: Draft | null) => {
        if (isOver) return;
        if (current) keepInTab(key, current);
        else dropFromTab(key);
      },
      amend: (change: (kept: Draft) => Draft) => {
        const kept = readFromTab(key);
        if (!isOver && kept) keepInTab(key, change(kept as Draft));
      },
      drop: () => {
        isOver = true;
        dropFromTab(key);
      },
      forget: () => {
        dropFromTab(key);
        setDraft(null);
      },
    };
  });
  return { draft, ...calls };
}

/** Stores a form's values as they change; `isUntouched` while they are the initial ones. */
export function useKeeping<Draft>({ keep }: PaymentDraft<Draft>, current: Draft, isUntouched: boolean): void {
  const text = isUntouched ? null : JSON.stringify(current);
  // As soon as it renders: the page may be reloaded the next moment.
  useLayoutEffect(() => keep(text === null ? null : (JSON.parse(text) as Draft)), [keep, text]);
}

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
export const hasPaymentDraft = (accounts: string): boolean => isInTab(keyOf(accounts));

interface UnfinishedPaymentProps {
  account: string;
  onContinue: () => void;
}

/** Says above the list that this account has an unfinished payment. */
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
