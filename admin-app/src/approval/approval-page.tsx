import { useTranslation } from '@portal/shared-ui/i18n';

export default function ApprovalPage() {
  const { t } = useTranslation('admin-app');
  return <h1>{t('approval.title')}</h1>;
}
