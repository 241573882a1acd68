import { useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';

/** The state of a modal dialog element, so that its content exists only while it is open. */
export function useModal() {
  const ref = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  // the content is rendered by now, so the browser finds what to focus
  useLayoutEffect(() => {
    if (isOpen) ref.current?.showModal();
  }, [isOpen]);
  return {
    isOpen,
    open: () => setOpen(true),
    close: () => ref.current?.close(),
    /** For the element itself, which the Escape key also closes. React passes on what a dialog within it says. */
    element: {
      ref,
      onClose: ({ target, currentTarget }: SyntheticEvent) => {
        if (target === currentTarget) setOpen(false);
      },
    },
  };
}
