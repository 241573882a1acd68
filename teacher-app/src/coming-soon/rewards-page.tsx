import { useTranslation } from '@portal/shared-ui/i18n';
import { ComingSoon } from '@portal/shared-ui/coming-soon';

/** Only says Coming Soon (specification B). */
export default function RewardsPage() {
  const { t } = useTranslation('teacher-app');
  return <ComingSoon title={t('screens.rewards')}>{t('comingSoon')}</ComingSoon>;
}
