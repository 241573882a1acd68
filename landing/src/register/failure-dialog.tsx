import { useTranslation } from '@portal/shared-ui/i18n';
import { useEffect, useId, useRef } from 'react';
import type { Failure } from './use-registration.ts';

interface FailureDialogProps {
  failure: Failure;
  onClose: () => void;
}

/** Why the registration was refused, in the browser's own modal. What was typed is kept. */
export function FailureDialog({ failure, onClose }: FailureDialogProps) {
  const { t } = useTranslation('landing');
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="landing-dialog" aria-labelledby={id} onClose={onClose}>
      <h2 id={id}>{t('register.failure.title')}</h2>
      <p>{failure.message}</p>
      {failure.details.length > 0 && (
        <ul className="landing-field__error">
          {failure.details.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <p className="landing-hint">{t('register.failure.kept')}</p>
      <button type="button" className="landing-button" onClick={() => dialog.current?.close()}>
        {t('register.failure.ok')}
      </button>
    </dialog>
  );
}
