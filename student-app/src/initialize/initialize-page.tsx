import { useTranslation } from '@portal/shared-ui/i18n';

export default function InitializePage() {
  const { t } = useTranslation('student-app');
  return <h1>{t('initialize.title')}</h1>;
}
