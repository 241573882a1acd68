import { useTranslation } from '@portal/shared-ui/i18n';

export default function PaymentsPage() {
  const { t } = useTranslation('parent-app');
  return <h1>{t('payments.title')}</h1>;
}
