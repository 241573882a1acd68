import { useEffect, useState } from 'react';
import { useTranslation } from '../texts/i18n.tsx';
import { PartDialog } from './part-dialog.tsx';

/** What usually comes sooner should not flash. */
const AFTER_MS = 400;

interface WaitingPartProps {
  /** Of a dialog. */
  onClose?: (() => void) | undefined;
}

/** Shows that a part is on its way, if it takes a moment. A dialog can be closed meanwhile. */
export function WaitingPart({ onClose }: WaitingPartProps) {
  const { t } = useTranslation('kit');
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLong) return null;
  const progress = (
    <div className="kit-waiting-part">
      <output>{t('data.loading')}</output>
      <progress aria-label={t('data.loading')} />
    </div>
  );
  if (!onClose) return progress;
  return (
    <PartDialog label={t('data.loading')} onClose={onClose}>
      {progress}
    </PartDialog>
  );
}
