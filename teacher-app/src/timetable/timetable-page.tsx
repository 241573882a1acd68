import { useTranslation } from '@portal/shared-ui/i18n';

export default function TimetablePage() {
  const { t } = useTranslation('teacher-app');
  return <h1>{t('timetable.title')}</h1>;
}
