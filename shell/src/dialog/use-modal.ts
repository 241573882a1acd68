import { useLayoutEffect, useRef, useState } from 'react';

/** The state of a modal dialog element, so that its content exists only while it is open. */
export function useModal() {
  const ref = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  // the content is there by now, so the browser finds what to focus in it
  useLayoutEffect(() => {
    if (isOpen) ref.current?.showModal();
  }, [isOpen]);
  return {
    isOpen,
    open: () => setOpen(true),
    close: () => ref.current?.close(),
    /** For the element itself; it also closes without us, by the Escape key. */
    element: { ref, onClose: () => setOpen(false) },
  };
}
