import { linkedStudents } from '@portal/shared-api/parents';
import { useApiQuery } from '@portal/shared-api/react';
import { Button } from '@portal/shared-ui/button';
import { Dialog } from '@portal/shared-ui/dialog';
import { useTranslation } from '@portal/shared-ui/i18n';
import { QueryDialog } from '@portal/shared-ui/query-dialog';
import { useNavigate } from '@portal/shared-ui/router';
import { BatchForm } from './batch-form.tsx';

interface SubmitDialogProps {
  /** The initial students; by default those with outstanding months. */
  studentId?: string | undefined;
  onClose: () => void;
  onSubmitted: (ids: readonly number[], message: string) => void;
}

/** Submits payments of linked students, one or several at once. */
export function SubmitDialog(props: SubmitDialogProps) {
  const { t } = useTranslation('kit');
  const students = useApiQuery(linkedStudents, {});
  const title = t('payment.actions.submit');
  return (
    <QueryDialog title={title} onClose={props.onClose} query={students}>
      {({ data, parent_id }) =>
        data.length > 0 ? (
          <BatchForm students={data} parentId={parent_id} {...props} />
        ) : (
          <NoStudents title={title} onClose={props.onClose} />
        )
      }
    </QueryDialog>
  );
}

function NoStudents({ title, onClose }: { title: string; onClose: () => void }) {
  const { t } = useTranslation('parent-app');
  const navigate = useNavigate();
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <Button kind="primary" icon="link" onClick={() => void navigate('/profile')}>
          {t('payments.submit.toProfile')}
        </Button>
      }
    >
      <p>{t('payments.submit.noStudents')}</p>
    </Dialog>
  );
}
