import { useTranslation } from '@portal/shared-ui/i18n';
import { useEffect, useState } from 'react';

const SLOW_MS = 3000;

/** After a while, says that the portal is still loading. */
export function SlowHint() {
  const { t } = useTranslation('shell');
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow ? <span>{t('loading.slow')}</span> : null;
}
