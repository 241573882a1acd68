import type { Question } from '@portal/shared-ui/feedback';
import { useTranslation } from '@portal/shared-ui/i18n';

/** The question before rejecting; about a registration unless `text` is given. */
export function useRejectQuestion(): (name: string, text?: string) => Question {
  const { t } = useTranslation('admin-app');
  return (name, text = t('approvals.rejectQuestion.registration')) => ({
    title: t('approvals.rejectQuestion.title', { name }),
    text,
    verb: t('approvals.reject'),
    danger: true,
  });
}
