import { Button } from 'antd';
import type { ReactNode } from 'react';
import { DialogFrame } from './dialog-frame.tsx';
import { useTranslation } from '../texts/i18n.tsx';
import { size } from '../theme/tokens.ts';

interface DialogProps {
  title: string;
  onClose: () => void;
  /** What the closing button says; Close when absent. */
  closeLabel?: string;
  /** Actions beside the closing button. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A dialog to read, the whole screen on a phone; mount it to open it. For input there is `FormDialog`. */
export function Dialog({ title, onClose, closeLabel, actions, children }: DialogProps) {
  const { t } = useTranslation('kit');
  return (
    <DialogFrame
      title={title}
      width={size.dialog}
      onCancel={onClose}
      footer={
        <div className="kit-buttons">
          <Button onClick={onClose}>{closeLabel ?? t('actions.close')}</Button>
          {actions}
        </div>
      }
    >
      {children}
    </DialogFrame>
  );
}
