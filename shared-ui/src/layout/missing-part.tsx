import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from '../texts/i18n.tsx';
import { Button } from './button.tsx';
import { Failure } from './failure.tsx';

interface MissingPartProps {
  onRetry: () => void;
  /** Of a dialog. */
  onClose?: (() => void) | undefined;
}

/** Says that a part could not be loaded, and tries again by itself once there is a connection. */
export function MissingPart({ onRetry, onClose }: MissingPartProps) {
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  return onClose ? <MissingDialog onRetry={onRetry} onClose={onClose} /> : <Failure onRetry={onRetry} />;
}

/** The browser's own dialog: the kit's may be what could not be loaded. */
function MissingDialog({ onRetry, onClose }: Required<MissingPartProps>) {
  const { t } = useTranslation('kit');
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="kit-missing-part" aria-label={t('failure.title')} onClose={onClose}>
      <Failure onRetry={onRetry} />
      <div className="kit-buttons">
        <Button onClick={onClose}>{t('actions.close')}</Button>
      </div>
    </dialog>
  );
}
