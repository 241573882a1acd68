import { useEffect } from 'react';
import { useTranslation } from '../texts/i18n.tsx';
import { Failure } from './failure.tsx';
import { PartDialog } from './part-dialog.tsx';

interface MissingPartProps {
  onRetry: () => void;
  /** Of a dialog. */
  onClose?: (() => void) | undefined;
}

/** Says that a part could not be loaded, and tries again by itself once there is a connection. */
export function MissingPart({ onRetry, onClose }: MissingPartProps) {
  const { t } = useTranslation('kit');
  useEffect(() => {
    window.addEventListener('online', onRetry);
    return () => window.removeEventListener('online', onRetry);
  }, [onRetry]);
  const failure = <Failure onRetry={onRetry} />;
  if (!onClose) return failure;
  return (
    <PartDialog label={t('failure.title')} onClose={onClose}>
      {failure}
    </PartDialog>
  );
}
