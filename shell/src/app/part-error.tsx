import type { PlatformCode } from '@portal/shared-api/platform-codes';
import { useTranslation } from '@portal/shared-ui/i18n';
import { useRouteError } from '@portal/shared-ui/router';
import { useEffect } from 'react';
import { isPartUnavailable } from '../areas/part-unavailable.ts';
import { noteLoad } from '../telemetry/loads.ts';
import { codeOf, report } from '../telemetry/report.ts';
import { shellVersion } from '../telemetry/shell-version.ts';
import { ErrorCard } from './error-card.tsx';
import { useOpenAgain } from './use-open-again.ts';

/** A part of the shell itself, its registry or frame, that failed to load or crashed. */
export function PartError() {
  const { t } = useTranslation('shell');
  const error = useRouteError();
  const openAgain = useOpenAgain();
  useEffect(() => {
    const missing = isPartUnavailable(error) ? error : null;
    report('shell.failed', {
      stage: missing?.part ?? 'render',
      code: codeOf(missing?.cause ?? error),
      error: missing?.cause ?? error,
    });
    noteLoad('shell', shellVersion(), 'failed');
  }, [error]);
  const code: PlatformCode = isPartUnavailable(error) ? `${error.part}-unavailable` : 'shell-crashed';
  return (
    <ErrorCard
      title={t('error.title')}
      text={t('error.failed')}
      area="shell"
      code={code}
      onRetry={openAgain}
    />
  );
}
