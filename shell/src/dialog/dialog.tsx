import { useId, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
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
  onClose?: () => void;
}

/** The browser's own modal dialog in the portal's looks; for the frame and pages that do without Ant Design. */
export function Dialog({ ref, title, children, mustDecide, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useImperativeHandle(ref, () => ({
    open: () => dialog.current?.showModal(),
    close: () => dialog.current?.close(),
  }));
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onCancel={(event) => {
        if (mustDecide) event.preventDefault();
      }}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
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
