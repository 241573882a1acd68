import { useApiMutation } from '@portal/shared-api/react';
import { createTeacher, newTeacherBody, type NewTeacherForm } from '@portal/shared-api/teachers';
import { useTranslation } from '@portal/shared-ui/i18n';
import { NewPasswordField } from '@portal/shared-ui/new-password-field';
import { NewRecordDialog } from '@portal/shared-ui/record-dialog';
import { TeacherFields } from './teacher-fields.tsx';

interface NewTeacherDialogProps {
  onClose: () => void;
  onDone: (message: string) => void;
}

const { shape } = newTeacherBody;

/** Creates a teacher with an account. The admin hands over the password. */
export function NewTeacherDialog({ onClose, onDone }: NewTeacherDialogProps) {
  const { t } = useTranslation('admin-app');
  const create = useApiMutation(createTeacher);
  return (
    <NewRecordDialog<NewTeacherForm>
      title={t('teachers.create.title')}
      verb={t('teachers.create.verb')}
      initialValues={{}}
      save={(body) => create.mutateAsync({ body })}
      onDone={onDone}
      onClose={onClose}
    >
      <TeacherFields shape={shape} />
      <NewPasswordField name="password" label={t('teachers.fields.password')} schema={shape.password} />
    </NewRecordDialog>
  );
}
