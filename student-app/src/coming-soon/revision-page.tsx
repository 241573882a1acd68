import { useTranslation } from '@portal/shared-ui/i18n';
import { ComingSoon } from '@portal/shared-ui/coming-soon';

/** Only says Coming Soon (specification B). */
export default function RevisionPage() {
  const { t } = useTranslation('student-app');
  return <ComingSoon title={t('screens.revision')}>{t('comingSoon')}</ComingSoon>;
}
