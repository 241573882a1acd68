import { useTranslation } from '@portal/shared-ui/i18n';

export default function HomePage() {
  const { t } = useTranslation('landing');
  return <h1>{t('home.title')}</h1>;
}
