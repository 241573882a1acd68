import { weekdays } from '@portal/shared-api/calendar';
import { classBody, type ClassForm } from '@portal/shared-api/classes';
import { educationLevelNames } from '@portal/shared-api/education-levels';
import { useApiQuery } from '@portal/shared-api/react';
import { listSubjects } from '@portal/shared-api/subjects';
import { listTeachers } from '@portal/shared-api/teachers';
import { BranchSelect } from '@portal/shared-ui/branch-select';
import { DateField } from '@portal/shared-ui/date-field';
import { weekdayName } from '@portal/shared-ui/dates';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { SelectField } from '@portal/shared-ui/select-field';
import { TimeField } from '@portal/shared-ui/time-field';
import styles from './classes.module.css';
import type { Mode } from './use-class-texts.ts';

/** Values of the class forms. One select represents the call's two flags. */
export interface ClassValues {
  branch_id: string;
  subject_id: number;
  teacher_ids: number[];
  class_day: ClassForm['class_day'];
  start_time: string;
  end_time: string;
  commence_date: string;
  conclude_date: string;
  mode: Mode;
}

export const bodyOf = ({ mode, ...values }: ClassValues): ClassForm => ({
  ...values,
  is_online: mode === 'online' ? 1 : 0,
  is_hybrid: mode === 'hybrid' ? 1 : 0,
});

const { shape } = classBody;
const modes = ['physical', 'online', 'hybrid'] as const;

interface ClassFieldsProps {
  /** Teachers of the class who are no longer in any list. */
  teachers?: readonly { id: number; name: string }[];
  /** Subject and branch are fixed because the class has students or attendance. */
  fixed?: boolean;
}

export function ClassFields({ teachers: own = [], fixed = false }: ClassFieldsProps) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const subjects = useApiQuery(listSubjects, { query: { excludeDeleted: '1', unpaginated: '1' } });
  const teachers = useApiQuery(listTeachers, { query: { unpaginated: '1' } });
  const active = (teachers.data?.data ?? []).filter(({ status }) => status === 'active');
  const chosen = own.filter(({ id }) => !active.some((one) => one.id === id));

  return (
    <>
      <BranchSelect name="branch_id" schema={shape.branch_id} disabled={fixed} />
      <SelectField<number>
        name="subject_id"
        label={t('classes.fields.subject')}
        schema={shape.subject_id}
        disabled={fixed}
        hint={fixed ? t('classes.fields.fixed') : undefined}
        loading={subjects.isPending}
        options={(subjects.data?.data ?? []).map(({ id, name, education_level }) => ({
          value: id,
          label: `${name} · ${educationLevelNames[education_level][language]}`,
        }))}
      />
      <SelectField<number>
        multiple
        name="teacher_ids"
        label={t('classes.fields.teachers')}
        schema={shape.teacher_ids}
        loading={teachers.isPending}
        options={[...active, ...chosen].map(({ id, name }) => ({ value: id, label: name }))}
      />
      <SelectField
        name="class_day"
        label={t('classes.fields.day')}
        schema={shape.class_day}
        options={weekdays.map((day) => ({ value: day, label: weekdayName(day, language) }))}
      />
      <div className={styles.pair}>
        <TimeField name="start_time" label={t('classes.fields.start')} />
        <TimeField name="end_time" label={t('classes.fields.end')} />
      </div>
      <div className={styles.pair}>
        <DateField name="commence_date" label={t('classes.fields.commence')} schema={shape.commence_date} />
        <DateField name="conclude_date" label={t('classes.fields.conclude')} schema={shape.conclude_date} />
      </div>
      <SelectField<Mode>
        name="mode"
        label={t('classes.fields.mode')}
        options={modes.map((mode) => ({ value: mode, label: t(`classes.modes.${mode}`) }))}
      />
    </>
  );
}
