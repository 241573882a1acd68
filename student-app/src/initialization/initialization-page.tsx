import { useTranslation } from '@portal/shared-ui/i18n';

export default function InitializationPage() {
  const { t } = useTranslation('student-app');
  return <h1>{t('initialization.title')}</h1>;
}
