import { Button } from './button.tsx';
import { useTranslation } from '../texts/i18n.tsx';
import { Notice } from './notice.tsx';

interface RetryLineProps {
  /** What is missing, in words. */
  children: string;
  query: { isFetching: boolean; refetch: () => unknown };
}

/** Replaces optional content of a form that could not be loaded. */
export function RetryLine({ children, query: { isFetching, refetch } }: RetryLineProps) {
  const { t } = useTranslation('kit');
  return (
    <div className="kit-above-form">
      <Notice
        kind="warning"
        action={
          <Button loading={isFetching} onClick={() => void refetch()}>
            {t('actions.retry')}
          </Button>
        }
      >
        {children}
      </Notice>
    </div>
  );
}
