import { useTranslation } from '@portal/shared-ui/i18n';
import { ComingSoon } from '@portal/shared-ui/coming-soon';

/** Only says Coming Soon (specification B). */
export default function RedeemPage() {
  const { t } = useTranslation('student-app');
  return <ComingSoon title={t('screens.redeem')}>{t('comingSoon')}</ComingSoon>;
}
