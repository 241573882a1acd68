import { createParentPayment } from '@portal/shared-api/payments-family';
import { Button } from '@portal/shared-ui/button';
import { useTranslation } from '@portal/shared-ui/i18n';
import { SelectField } from '@portal/shared-ui/select-field';
import type { LinkedStudent } from './student-panel.tsx';
import styles from './submit.module.css';

interface StudentPickerProps {
  students: readonly LinkedStudent[];
  onAdd: () => void;
}

/** Chooses a student, the field `student`, and adds it to the batch with the plus button. */
export function StudentPicker({ students, onAdd }: StudentPickerProps) {
  const { t } = useTranslation('parent-app');
  return (
    <div className={styles.picker}>
      <SelectField<string>
        name="student"
        label={t('payments.submit.student')}
        schema={createParentPayment.body.shape.student_id.optional()}
        placeholder={t('payments.submit.choose')}
        clearable
        options={students.map(({ student_id, name }) => ({
          value: student_id,
          label: `${name} (${student_id})`,
        }))}
      />
      <Button icon="add" onClick={onAdd}>
        {t('payments.submit.add')}
      </Button>
    </div>
  );
}
