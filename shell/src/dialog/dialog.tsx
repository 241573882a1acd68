import { useTranslation } from '@portal/shared-ui/i18n';
import { useId, useImperativeHandle, type ReactNode, type Ref } from 'react';
import { useModal } from './use-modal.ts';
import styles from './dialog.module.css';

export interface DialogHandle {
  open(): void;
  close(): void;
}

interface DialogProps {
  ref: Ref<DialogHandle>;
  title: string;
  children: ReactNode;
  /** Stays until a decision is made: Escape does not close it. */
  mustDecide?: boolean;
  /** Asked to close, with Escape or the cross: closes it instead. */
  onLeave?: () => void;
}

/** Prerendered: it may be opened before the shell is there. */
const isPrerendered = typeof document === 'undefined';

/**
 * The browser's own modal dialog, styled like the kit's, for frames and pages without Ant Design. Its content exists
 * only while it is open.
 */
export function Dialog({ ref, title, children, mustDecide, onLeave }: DialogProps) {
  const { t } = useTranslation('shell');
  const modal = useModal();
  const titleId = useId();
  useImperativeHandle(ref, () => ({
    open: modal.open,
    close: modal.close,
  }));
  return (
    <dialog
      {...modal.element}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // React passes on what a dialog within it says
        if (event.target !== event.currentTarget) return;
        if (mustDecide || onLeave) event.preventDefault();
        onLeave?.();
      }}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {(modal.isOpen || isPrerendered) && children}
      {/* after the content, so that the dialog begins with what it is about */}
      {!mustDecide && (
        <button
          type="button"
          className={styles.close}
          aria-label={t('frame.closeDialog')}
          onClick={onLeave ?? modal.close}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden>
            <path d="m6 6 12 12M18 6 6 18" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        </button>
      )}
    </dialog>
  );
}

interface DialogActionProps {
  children: ReactNode;
  onClick: () => void;
  /** The confirming one. */
  primary?: boolean;
}

/** A button in a dialog's footer. */
export const DialogAction = ({ children, onClick, primary }: DialogActionProps) => (
  <button type="button" className={primary ? styles.primary : styles.action} onClick={onClick}>
    {children}
  </button>
);
