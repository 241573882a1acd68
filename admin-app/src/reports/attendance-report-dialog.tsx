import { listClasses } from '@portal/shared-api/classes';
import { useApi, useApiQuery } from '@portal/shared-api/react';
import { attendanceReport } from '@portal/shared-api/reports';
import { listTeachers } from '@portal/shared-api/teachers';
import { classText } from '@portal/shared-ui/class-schedule';
import { useForm, useWatch } from '@portal/shared-ui/form';
import { FormDialog } from '@portal/shared-ui/form-dialog';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { SelectField } from '@portal/shared-ui/select-field';
import { currentMonth, MonthFields, type MonthValues } from './month-fields.tsx';
import { saveFile } from '@portal/shared-ui/save-file';

interface Values extends MonthValues {
  teacher_id?: number;
  class_id?: number;
}

/** A class's attendance in a month. Download is disabled until a class is chosen (specification B, section 5). */
export function AttendanceReportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const api = useApi();
  const [form] = useForm<Values>();
  const teacher = useWatch<number | undefined>('teacher_id', form);
  const chosen = useWatch<number | undefined>('class_id', form);
  const teachers = useApiQuery(listTeachers, { query: { unpaginated: 1 } });
  const classes = useApiQuery(listClasses, { query: { unpaginated: 1, attended: 1 } });
  const offered = (classes.data?.data ?? []).filter(
    (one) => teacher === undefined || one.teachers.some(({ id }) => id === teacher),
  );

  async function download({ teacher_id, class_id, ...month }: Values) {
    const file = await api.call(attendanceReport, {
      query: { ...month, class_id: class_id!, ...(teacher_id ? { teacher_id } : {}) },
    });
    saveFile(file, `AttendanceReport_${month.month}_${month.year}_class${class_id}.xlsx`);
  }

  return (
    <FormDialog<Values>
      form={form}
      title={t('reports.attendance.open')}
      verb={t('reports.download')}
      blocked={chosen === undefined}
      blockedReason={t('reports.attendance.classFirst')}
      initialValues={currentMonth()}
      onSubmit={download}
      leaving={null}
      onClose={onClose}
    >
      <MonthFields />
      <SelectField<number>
        name="teacher_id"
        label={t('reports.teacher')}
        clearable
        loading={teachers.isPending}
        options={(teachers.data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        onPick={() => form.setFieldValue('class_id', undefined)}
      />
      <SelectField<number>
        name="class_id"
        label={t('reports.class')}
        required
        loading={classes.isPending}
        options={offered.map((one) => ({
          value: one.id,
          label: [classText(one, language), ...(one.deleted_at ? [t('classes.deleted')] : [])].join(' · '),
        }))}
      />
    </FormDialog>
  );
}
