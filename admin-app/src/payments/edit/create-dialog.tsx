import { studentOutstanding } from '@portal/shared-api/outstanding';
import { useApiQuery } from '@portal/shared-api/react';
import { useTranslation } from '@portal/shared-ui/i18n';
import { QueryDialog } from '@portal/shared-ui/query-dialog';
import { CreateForm } from './create-form.tsx';

/** Initial student and month of a new payment. */
export interface PaymentStart {
  studentId: number;
  month?: string | undefined;
}

interface CreateDialogProps {
  start?: PaymentStart | undefined;
  onClose: () => void;
  onDone: (id: number, message: string) => void;
}

/** Records a payment for a student. With fee items it counts as accepted (decision 5). */
export const CreateDialog = ({ start, ...props }: CreateDialogProps) =>
  start ? <CreateForStudent start={start} {...props} /> : <CreateForm {...props} />;

function CreateForStudent({ start, ...props }: CreateDialogProps & { start: PaymentStart }) {
  const { t } = useTranslation('admin-app');
  const query = useApiQuery(studentOutstanding, { params: { id: start.studentId } });
  return (
    <QueryDialog title={t('payments.create.title')} onClose={props.onClose} query={query}>
      {({ student }) => <CreateForm whom={student} month={start.month} {...props} />}
    </QueryDialog>
  );
}
