import { Alert } from 'antd';
import type { ReactNode } from 'react';

interface NoticeProps {
  kind: 'info' | 'success' | 'warning' | 'error';
  children: ReactNode;
  action?: ReactNode;
  onClose?: () => void;
}

/** A permanent message: something pending, or an error. */
export const Notice = ({ kind, children, action, onClose }: NoticeProps) => (
  <Alert type={kind} showIcon title={children} action={action} closable={onClose ? { onClose } : false} />
);
