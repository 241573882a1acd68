import { createParentPayment } from '@portal/shared-api/payments-family';
import { Button } from '@portal/shared-ui/button';
import { useTranslation } from '@portal/shared-ui/i18n';
import { SelectField } from '@portal/shared-ui/select-field';
import { studentText } from '@portal/shared-ui/student-text';
import { addable, type Batch } from './batch.ts';
import type { LinkedStudent } from './student-panel.tsx';
import styles from './submit.module.css';

interface StudentPickerProps {
  students: readonly LinkedStudent[];
  batch: Batch;
  onAdd: () => void;
}

/** Chooses a student in the field `student`, and adds it to the batch with the plus button. */
export function StudentPicker({ students, batch, onAdd }: StudentPickerProps) {
  const { t } = useTranslation('parent-app');
  const offered = addable(batch, students);
  if (offered.length === 0) {
    return <p className={styles.all}>{t('payments.submit.all')}</p>;
  }
  return (
    <div className={styles.picker}>
      <SelectField<string>
        name="student"
        label={t('payments.submit.student')}
        schema={createParentPayment.body.shape.student_id.optional()}
        placeholder={t('payments.submit.choose')}
        clearable
        options={[
          ...offered.map((student) => ({ value: student.student_id, label: studentText(student) })),
          ...batch.handedIn.map(({ studentId, invoice }) => ({
            value: studentId,
            label: t('payments.submit.sentOption', {
              name: students.find(({ student_id }) => student_id === studentId)!.name,
              invoice,
            }),
            disabled: true,
          })),
        ]}
      />
      <Button icon="add" onClick={onAdd}>
        {t('payments.submit.add')}
      </Button>
    </div>
  );
}
