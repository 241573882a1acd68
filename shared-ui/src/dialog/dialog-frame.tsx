import { Modal } from 'antd';
import { useEffect, useRef, type ReactNode } from 'react';
import { beginDialog } from './beginning.ts';
import { useFocusReturn } from './focus-return.ts';

interface DialogFrameProps {
  title: string;
  width: number;
  /** It begins with its first field. */
  isForm?: boolean;
  onCancel: () => void;
  footer: ReactNode;
  children: ReactNode;
}

/** What every dialog of the kit is made of: the whole screen on a phone, the focus led in and out again. */
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
  // A dialog below would take the focus back: at once from the first field, which would be left as if somebody had been in it,
  // and when it has come up with what is typed in a search.
  useEffect(() => {
    const below = [...document.querySelectorAll<HTMLElement>('.kit-dialog')].filter(
      (other) => !other.contains(title.current) && !other.inert,
    );
    for (const other of below) other.inert = true;
    return () => {
      for (const other of below) other.inert = false;
    };
  }, []);
  // Before Ant Design looks whether anything has the focus: it would choose the cross.
  useEffect(() => begin.current(), []);
  return (
    <span ref={title} tabIndex={-1} className="kit-dialog-title">
      {children}
    </span>
  );
}
