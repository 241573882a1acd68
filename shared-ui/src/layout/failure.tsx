import { Alert, Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from '../texts/i18n.tsx';

interface FailureProps {
  /** The failed call's error; its message is shown. */
  error?: { message: string; requestId?: string | undefined } | null;
  /** What could not be done; `This could not be loaded` by default. */
  title?: string;
  onRetry?: () => void;
  retrying?: boolean;
  children?: ReactNode;
}

/** Says what went wrong and offers a way to continue. */
export function Failure({ error, title, onRetry, retrying = false, children }: FailureProps) {
  const { t } = useTranslation('kit');
  return (
    <Alert
      type="error"
      showIcon
      title={title ?? t('failure.title')}
      description={
        <>
          {error && <div>{error.message}</div>}
          {error?.requestId && (
            <div className="kit-caption">{t('failure.reference', { id: error.requestId })}</div>
          )}
          {children}
          {onRetry && (
            <Button className="kit-failure-retry" onClick={onRetry} loading={retrying}>
              {t('actions.retry')}
            </Button>
          )}
        </>
      }
    />
  );
}
