import { Alert } from 'antd';
import { useTranslation } from '../texts/i18n.tsx';
import type { SubmitFailure } from './server-errors.ts';

/** The button may be far below: an unseen failure looks as if nothing happened. */
const intoView = (alert: HTMLElement | null) => alert?.scrollIntoView?.({ block: 'center' });

/** Above a form: why its call was refused. */
export function SubmitAlert({ failure }: { failure: SubmitFailure }) {
  const { t } = useTranslation('kit');
  const more = [
    ...failure.details,
    ...(failure.requestId ? [t('failure.reference', { id: failure.requestId })] : []),
  ];
  return (
    <div className="kit-submit-alert" ref={intoView}>
      <Alert
        type="error"
        showIcon
        title={failure.message}
        description={more.length > 0 ? more.map((line) => <div key={line}>{line}</div>) : undefined}
      />
    </div>
  );
}
