import { Modal } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import { beginDialog } from './beginning.ts';
import { useFocusReturn } from './focus-return.ts';

interface DialogFrameProps {
  title: string;
  width: number;
  /** Starts with its first field. */
  isForm?: boolean;
  onCancel: () => void;
  footer: ReactNode;
  children: ReactNode;
}

/** The base of every dialog: full screen on a phone, with managed focus. */
export function DialogFrame({ title, isForm = false, ...modal }: DialogFrameProps) {
  useFocusReturn();
  return (
    <Modal
      open
      {...modal}
      title={<DialogTitle isForm={isForm}>{title}</DialogTitle>}
      rootClassName="kit-dialog"
      focusable={{ focusTriggerAfterClose: false }}
    />
  );
}

function DialogTitle({ isForm, children }: { isForm: boolean; children: string }) {
  const title = useRef<HTMLSpanElement>(null);
  const begin = useRef(() => beginDialog(title.current!, isForm));
  // The dialog below would take the focus back: from the first field at once, which would count as touched, and later
  // from what is typed in a search.
  useEffect(() => {
    const below = [...document.querySelectorAll<HTMLElement>('.kit-dialog')].filter(
      (other) => !other.contains(title.current) && !other.inert,
    );
    for (const other of below) other.inert = true;
    return () => {
      for (const other of below) other.inert = false;
    };
  }, []);
  // Runs before Ant Design checks the focus: it would choose the close icon.
  useEffect(() => begin.current(), []);
  return (
    <span ref={title} tabIndex={-1} className="kit-dialog-title">
      {children}
    </span>
  );
}
