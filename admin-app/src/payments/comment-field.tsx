import { decisionBody } from '@portal/shared-api/payments-admin';
import { useTranslation } from '@portal/shared-ui/i18n';
import { TextField } from '@portal/shared-ui/text-field';

interface CommentFieldProps {
  required?: boolean;
}

/** The admin's comment to the family (decision 21). */
export function CommentField({ required = false }: CommentFieldProps) {
  const { t } = useTranslation('admin-app');
  return (
    <TextField
      name="comment"
      label={t(required ? 'payments.fields.commentRequired' : 'payments.fields.comment')}
      rows={2}
      maxLength={1000}
      hint={t('payments.commentSeen')}
      schema={decisionBody.shape.comment}
    />
  );
}
