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
  /** Stays until the decision is made: Escape does not close it. */
  mustDecide?: boolean;
}

/**
 * The browser's own modal dialog in the portal's looks; for the frame and pages that do without Ant Design. Its content
 * exists only while it is open.
 */
export function Dialog({ ref, title, children, mustDecide }: DialogProps) {
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
        if (mustDecide) event.preventDefault();
      }}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {modal.isOpen && children}
    </dialog>
  );
}

interface DialogActionProps {
  children: ReactNode;
  onClick: () => void;
  /** The decisive one. */
  primary?: boolean;
}

/** A button at the foot of a dialog. */
export const DialogAction = ({ children, onClick, primary }: DialogActionProps) => (
  <button type="button" className={primary ? styles.primary : styles.action} onClick={onClick}>
    {children}
  </button>
);
