import { App } from 'antd';
import { createContext, useCallback, useContext } from 'react';
import { focusPath, restoreFocus } from '../dialog/focus-return.ts';
import { useTranslation } from '../texts/i18n.tsx';

export interface Question {
  title: string;
  text?: string;
  /** Label of the confirming button, a verb. */
  verb: string;
  /** Label of the other button; Cancel by default. */
  otherwise?: string;
  danger?: boolean;
}

/** An answered question that is still closing, and where the focus was before it. */
interface Closing {
  way: ReturnType<typeof focusPath>;
  /** Another dialog followed, which returns the focus instead. */
  isFollowed: boolean;
}
let closing: Closing | null = null;

/** Where a dialog that opens now returns the focus to: not into a question that is closing. */
function returnPath() {
  if (!closing) return focusPath();
  closing.isFollowed = true;
  return closing.way;
}

/** Asks before something that cannot be undone; resolves to the answer. */
export function useConfirm(): (question: Question) => Promise<boolean> {
  const { modal } = App.useApp();
  const { t } = useTranslation('kit');
  return useCallback(
    ({ title, text, verb, otherwise, danger }) =>
      new Promise((answer) => {
        const own: Closing = { way: returnPath(), isFollowed: false };
        const settle = (isConfirmed: boolean) => {
          closing = own;
          answer(isConfirmed);
        };
        modal.confirm({
          title,
          content: text,
          icon: null,
          okText: verb,
          okButtonProps: { danger: danger ?? false },
          cancelText: otherwise ?? t('actions.cancel'),
          // The harmless answer has the focus.
          focusable: { autoFocusButton: danger ? 'cancel' : 'ok', focusTriggerAfterClose: false },
          afterClose: () => {
            if (closing === own) closing = null;
            if (!own.isFollowed) restoreFocus(own.way);
          },
          onOk: () => settle(true),
          onCancel: () => settle(false),
        });
      }),
    [modal, t],
  );
}

interface ShownFailure {
  message: string;
  errors: Record<string, string[]>;
  requestId?: string | undefined;
}

/** Shows in a dialog why something failed; resolves when it is closed. */
export function useShowFailure(): (failure: ShownFailure) => Promise<void> {
  const { modal } = App.useApp();
  const { t } = useTranslation('kit');
  return useCallback(
    ({ message, errors, requestId }) =>
      new Promise((closed) => {
        const way = returnPath();
        // Field messages say more than the summary.
        const details = Object.values(errors).flat();
        const lines = details.length > 0 ? details : [message];
        modal.error({
          title: t('failure.dialogTitle'),
          content: (
            <>
              {lines.map((line) => (
                <p key={line}>{line}</p>
              ))}
              {requestId && <p className="kit-caption">{t('failure.reference', { id: requestId })}</p>}
            </>
          ),
          icon: null,
          okText: t('actions.close'),
          focusable: { focusTriggerAfterClose: false },
          afterClose: () => {
            restoreFocus(way);
            closed();
          },
        });
      }),
    [modal, t],
  );
}

/** Shows a temporary message, for results that are not visible on the page. */
export function useNotify(): (kind: 'success' | 'error' | 'info', text: string) => void {
  const { message } = App.useApp();
  return useCallback(
    (kind, text) => {
      void message.open({ type: kind, content: text, duration: kind === 'error' ? 6 : 3 });
    },
    [message],
  );
}

interface Feedback {
  confirm: ReturnType<typeof useConfirm>;
  notify: ReturnType<typeof useNotify>;
}

/** Replaces the kit's own questions and messages: tests use it to record them. */
export const FeedbackContext = createContext<Feedback | null>(null);

/** How lists and confirmed calls ask and notify. */
export function useFeedback(): Feedback {
  const confirm = useConfirm();
  const notify = useNotify();
  return useContext(FeedbackContext) ?? { confirm, notify };
}
