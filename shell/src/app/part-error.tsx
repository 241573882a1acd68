import { useTranslation } from '@portal/shared-ui/i18n';
import { useRevalidator, useRouteError } from '@portal/shared-ui/router';
import { useEffect } from 'react';
import { report } from '../telemetry/report.ts';
import { ErrorCard } from './error-card.tsx';

/** A page of the shell itself that could not be loaded or threw. */
export function PartError() {
  const { t } = useTranslation('shell');
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  useEffect(() => report('shell.failed', { error: String(error) }), [error]);
  return <ErrorCard title={t('error.title')} text={t('error.failed')} onRetry={revalidate} />;
}
