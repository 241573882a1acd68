import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from '../texts/i18n.tsx';
import { Button } from './button.tsx';

interface PartDialogProps {
  label: string;
  onClose: () => void;
  children: ReactNode;
}

/** Takes a dialog's place while its code is not there. The browser's own dialog: the kit's may be what is missing. */
export function PartDialog({ label, onClose, children }: PartDialogProps) {
  const { t } = useTranslation('kit');
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    // the focus goes back to what was pressed, where the dialog that follows finds it
    return () => current?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="kit-part-dialog"
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {children}
      <div className="kit-buttons">
        <Button onClick={onClose}>{t('actions.close')}</Button>
      </div>
    </dialog>
  );
}
