import { useTranslation } from '@portal/shared-ui/i18n';
import { useEffect, useId, useRef } from 'react';

interface FailureDialogProps {
  message: string;
  onClose: () => void;
}

/** Why the registration was not taken, in the browser's own modal. What was typed stays behind it. */
export function FailureDialog({ message, onClose }: FailureDialogProps) {
  const { t } = useTranslation('landing');
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="landing-dialog" aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{t('register.failure.title')}</h2>
      <p>{message}</p>
      <p className="landing-hint">{t('register.failure.kept')}</p>
      <button type="button" className="landing-button" onClick={() => dialog.current?.close()}>
        {t('register.failure.ok')}
      </button>
    </dialog>
  );
}
