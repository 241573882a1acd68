import { Button } from 'antd';
import { createContext, useContext, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { DialogFrame } from './dialog-frame.tsx';
import { useTranslation } from '../texts/i18n.tsx';
import { size } from '../theme/tokens.ts';

const FootContext = createContext<HTMLElement | null>(null);

/** Moves a form's buttons into the footer of the surrounding dialog, where they stay in view. */
export function DialogFoot({ children }: { children: ReactNode }) {
  const foot = useContext(FootContext);
  return foot && createPortal(children, foot);
}

interface DialogProps {
  title: string;
  onClose: () => void;
  /** Label of the closing button; Close by default. */
  closeLabel?: string;
  /** Actions beside the closing button. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A read-only dialog, full screen on a phone; mount it to open it. For input use `FormDialog`. */
export function Dialog({ title, onClose, closeLabel, actions, children }: DialogProps) {
  const { t } = useTranslation('kit');
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  return (
    <DialogFrame
      title={title}
      width={size.dialog}
      onCancel={onClose}
      footer={
        <div className="kit-buttons">
          <Button onClick={onClose}>{closeLabel ?? t('actions.close')}</Button>
          {actions}
          <span className="kit-dialog-foot" ref={setFoot} />
        </div>
      }
    >
      <FootContext value={foot}>{children}</FootContext>
    </DialogFrame>
  );
}
