import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../layout/button.tsx';
import { beginDialog } from '../dialog/beginning.ts';
import { useTranslation } from '../texts/i18n.tsx';
import { Notice } from '../layout/notice.tsx';
import { dropFromTab, isInTab, keepInTab, readFromTab } from '../hooks/tab-storage.tsx';

const keyOf = (account: string) => `draft.payment.${account}`;

/** What is kept of an unfinished payment. */
export interface PaymentDraft<Draft> {
  /** What came back; null when there was nothing. */
  draft: Draft | null;
  /** Keeps what is typed now; null when the form is as it began. */
  keep: (current: Draft | null) => void;
  /** Changes what is kept, if anything is: a call may be answered when the form is gone with its session. */
  amend: (change: (kept: Draft) => Draft) => void;
  /** Ends it: the payment was sent, or its form was closed. */
  drop: () => void;
  /** Forgets what came back; what is typed from now on is kept. */
  forget: () => void;
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

/** Keeps a form's values while they change; `isUntouched` while they are as the form began. */
export function useKeeping<Draft>({ keep }: PaymentDraft<Draft>, current: Draft, isUntouched: boolean): void {
  const text = isUntouched ? null : JSON.stringify(current);
  // As soon as it is on screen: the page may be reloaded the moment after.
  useLayoutEffect(() => keep(text === null ? null : (JSON.parse(text) as Draft)), [keep, text]);
}

interface DraftNoticeProps {
  needsSlip: boolean;
  /** Throws the draft away: the form begins with what it would have begun with without one. */
  onStartAnew: () => void;
}

/** Says that a form came back with what was typed before, and empties it in its place. */
export function DraftNotice({ needsSlip, onStartAnew }: DraftNoticeProps) {
  const { t } = useTranslation('kit');
  const place = useRef<HTMLDivElement>(null);

  function startAnew() {
    const form = place.current!.closest('form')!;
    const title = form.closest('[role=dialog]')!.querySelector<HTMLElement>('.kit-dialog-title')!;
    // The fields go back to what the form begins with now; the button that had the focus is gone then.
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
