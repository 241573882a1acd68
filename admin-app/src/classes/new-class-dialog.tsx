import { createClass } from '@portal/shared-api/classes';
import { useApiMutation } from '@portal/shared-api/react';
import { useForm } from '@portal/shared-ui/form';
import { useTranslation } from '@portal/shared-ui/i18n';
import { NewRecordDialog } from '@portal/shared-ui/record-dialog';
import { useDespiteClashes } from '../clashes/use-despite-clashes.ts';
import { bodyOf, ClassFields, type ClassValues } from './class-fields.tsx';
import { useOnlyBranch } from './use-only-branch.ts';

interface NewClassDialogProps {
  onClose: () => void;
  onDone: (message: string, id: number) => void;
}

export function NewClassDialog({ onClose, onDone }: NewClassDialogProps) {
  const { t } = useTranslation('admin-app');
  const despiteClashes = useDespiteClashes('create');
  const create = useApiMutation(createClass);
  const [form] = useForm<ClassValues>();
  useOnlyBranch(form, 'branch_id');
  return (
    <NewRecordDialog<ClassValues>
      title={t('classes.new')}
      verb={t('classes.create')}
      form={form}
      initialValues={{ mode: 'physical' }}
      save={async (values) => {
        const made = await despiteClashes((despite_clashes) =>
          create.mutateAsync({ body: { ...bodyOf(values), despite_clashes } }),
        );
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
