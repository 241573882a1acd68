import { useTranslation } from '@portal/shared-ui/i18n';

export default function TimetablePage() {
  const { t } = useTranslation('student-app');
  return <h1>{t('timetable.title')}</h1>;
}
