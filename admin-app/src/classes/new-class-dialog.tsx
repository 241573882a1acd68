import { createClass } from '@portal/shared-api/classes';
import { useApiMutation } from '@portal/shared-api/react';
import { useTranslation } from '@portal/shared-ui/i18n';
import { NewRecordDialog } from '@portal/shared-ui/record-dialog';
import { bodyOf, ClassFields, type ClassValues } from './class-fields.tsx';

interface NewClassDialogProps {
  onClose: () => void;
  onDone: (message: string, id: number) => void;
}

export function NewClassDialog({ onClose, onDone }: NewClassDialogProps) {
  const { t } = useTranslation('admin-app');
  const create = useApiMutation(createClass);
  return (
    <NewRecordDialog<ClassValues>
      title={t('classes.new')}
      verb={t('classes.create')}
      initialValues={{ mode: 'physical' }}
      save={async (values) => {
        const made = await create.mutateAsync({ body: bodyOf(values) });
        onDone(made.message, made.id);
        return made;
      }}
      onDone={onClose}
      onClose={onClose}
    >
      <ClassFields />
    </NewRecordDialog>
  );
}
