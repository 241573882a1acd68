import { useTranslation } from '@portal/shared-ui/i18n';

export default function StudentsPage() {
  const { t } = useTranslation('admin-app');
  return <h1>{t('students.title')}</h1>;
}
