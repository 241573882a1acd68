import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { useLocation, useRouteError } from '@portal/shared-ui/router';
import { useEffect } from 'react';
import type { AreaUnavailable } from '../areas/area-loader.ts';
import { liveAreas } from '../areas/registry-reader.ts';
import { areaOf, pageOf } from '../guard/guard.ts';
import { isPartUnavailable } from '../areas/part-unavailable.ts';
import { codeOf, report } from '../telemetry/report.ts';
import { ErrorCard } from './error-card.tsx';
import { PartError } from './part-error.tsx';
import { useOpenAgain } from './use-open-again.ts';
import { overrideHint } from '../overrides/own-override.ts';
import { areaLoader, registry } from '../services/services.ts';

const isUnavailable = (error: unknown): error is AreaUnavailable =>
  (error as Error | undefined)?.name === 'AreaUnavailable';

/** Something failed on an area's page: the area itself, or what the shell needs to show it. */
export const AreaError = () => (isPartUnavailable(useRouteError()) ? <PartError /> : <AreaCard />);

/** An area that failed to load, or whose page crashed. The rest of the portal keeps working. */
function AreaCard() {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const error = useRouteError();
  const { pathname } = useLocation();
  const openAgain = useOpenAgain();
  const area = areaOf(pageOf(pathname), liveAreas(registry.known()));
  const name = area?.name;
  const crashed = !isUnavailable(error);

  useEffect(() => {
    if (crashed && name)
      report('page.crashed', {
        ...areaLoader.crashed(name),
        stage: 'render',
        code: codeOf(error),
        path: pathname,
        error,
      });
  }, [crashed, error, name, pathname]);

  const retry = async () => {
    if (name) await areaLoader.reset(name);
    else await registry.refresh().catch(() => undefined);
    await openAgain();
  };

  const title = area ? t('error.areaTitle', { area: area.title[language] }) : t('error.title');
  const text = crashed
    ? t('error.crashed')
    : error.status === 'incompatible'
      ? t('error.incompatible')
      : t('error.failed');
  const code = crashed ? 'page-crashed' : error.code;
  return (
    <ErrorCard title={title} text={area ? text : t('error.failed')} area={name} code={code} onRetry={retry}>
      <overrideHint.Slot props={{ area: name }} />
    </ErrorCard>
  );
}
