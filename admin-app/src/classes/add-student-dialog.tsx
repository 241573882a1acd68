import { useApiMutation } from '@portal/shared-api/react';
import { addClass } from '@portal/shared-api/students';
import { useFeedback } from '@portal/shared-ui/feedback';
import { useForm, useWatch } from '@portal/shared-ui/form';
import { FormDialog } from '@portal/shared-ui/form-dialog';
import { useTranslation } from '@portal/shared-ui/i18n';
import { TextField } from '@portal/shared-ui/text-field';
import { useDespiteClashes } from '../clashes/use-despite-clashes.ts';

interface AddStudentDialogProps {
  classId: number;
  onClose: () => void;
}

/** Adds a student to the class by the digits of the Student ID, with or without SS. */
export function AddStudentDialog({ classId, onClose }: AddStudentDialogProps) {
  const { t } = useTranslation('admin-app');
  const { notify } = useFeedback();
  const despiteClashes = useDespiteClashes('add');
  const add = useApiMutation(addClass, ['classes']);
  const [form] = useForm<{ student_id: string }>();
  const typed = useWatch('student_id', form) as string | undefined;
  return (
    <FormDialog<{ student_id: string }>
      title={t('classes.students.add')}
      verb={t('classes.students.addToClass')}
      form={form}
      blocked={!typed?.trim()}
      blockedReason={t('classes.students.idFirst')}
      onSubmit={async ({ student_id }) => {
        const { message } = await despiteClashes((despite_clashes) =>
          add.mutateAsync({ body: { student_id, class_id: classId, despite_clashes } }),
        );
        notify('success', message);
        onClose();
      }}
      onClose={onClose}
    >
      <TextField
        name="student_id"
        label={t('classes.students.id')}
        hint={t('classes.students.idHint')}
        schema={addClass.body.shape.student_id}
      />
    </FormDialog>
  );
}
