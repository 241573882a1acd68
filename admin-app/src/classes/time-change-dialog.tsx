import { isDate, weekdayNames, weekdayOf } from '@portal/shared-api/calendar';
import {
  classDetails,
  inForceOn,
  lastSchedule,
  type ClassDetails,
  type ClassRow,
  type ClassSchedule,
} from '@portal/shared-api/classes';
import { date } from '@portal/shared-api/fields';
import { useApiMutation, useApiQuery } from '@portal/shared-api/react';
import { changeClassTime, type ClassChangeForm } from '@portal/shared-api/time-changes';
import { ClassScheduleText } from '@portal/shared-ui/class-schedule';
import { DateField } from '@portal/shared-ui/date-field';
import { useForm, useWatch, type FormInstance } from '@portal/shared-ui/form';
import { FormDialog } from '@portal/shared-ui/form-dialog';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { QueryDialog } from '@portal/shared-ui/query-dialog';
import { TimeField } from '@portal/shared-ui/time-field';
import { useEffect, useRef } from 'react';
import styles from './classes.module.css';
import { useDespiteClashes } from '../clashes/use-despite-clashes.ts';
import { useDespiteDoubts } from '../clashes/use-despite-doubts.ts';

type Values = Omit<ClassChangeForm, 'despite_clashes' | 'despite_doubts'>;

interface TimeChangeDialogProps {
  of: ClassRow;
  onClose: () => void;
  onDone: (message: string) => void;
}

/** Moves one lesson of a class for everybody. */
export function TimeChangeDialog({ of, ...dialog }: TimeChangeDialogProps) {
  const { t } = useTranslation('admin-app');
  const details = useApiQuery(classDetails, { params: { id: of.id } }, { anew: true });
  const title = t('classes.timeChange.title', { name: of.subject.name });
  return (
    <QueryDialog title={title} query={details} onClose={dialog.onClose}>
      {(found) => <ChangeDialog {...dialog} title={title} of={found} />}
    </QueryDialog>
  );
}

interface ChangeDialogProps extends Omit<TimeChangeDialogProps, 'of'> {
  title: string;
  of: ClassDetails;
}

function ChangeDialog({ title, of, onClose, onDone }: ChangeDialogProps) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const despiteClashes = useDespiteClashes('move');
  const despiteDoubts = useDespiteDoubts();
  const [form] = useForm<Values>();
  const change = useApiMutation(changeClassTime, ['classes', 'timetable']);
  const scheduleOn = (day: string) => inForceOn<ClassSchedule>(of.earlier, lastSchedule(of), day);
  const isClassDay = date.superRefine((day, context) => {
    const { class_day } = scheduleOn(day);
    if (weekdayOf(day) !== class_day)
      context.addIssue({
        code: 'custom',
        message: 'original_date_day',
        params: { day: weekdayNames[class_day][language] },
      });
  });

  return (
    <FormDialog<Values>
      asksBeforeLeaving
      title={title}
      verb={t('classes.timeChange.verb')}
      form={form}
      initialValues={{ newStartTime: of.start_time, newEndTime: of.end_time }}
      onSubmit={async (values) => {
        const { message } = await despiteDoubts((despite_doubts) =>
          despiteClashes((despite_clashes) =>
            change.mutateAsync({
              params: { id: of.id },
              body: { ...values, despite_clashes, despite_doubts },
            }),
          ),
        );
        onDone(message);
      }}
      onClose={onClose}
    >
      <div className={styles.schedule}>
        <ClassScheduleText of={of} />
      </div>
      <DateField
        name="originalDate"
        label={t('classes.timeChange.original')}
        min={of.commence_date}
        max={of.conclude_date}
        schema={isClassDay}
      />
      <NewDate form={form} of={of} scheduleOn={scheduleOn} />
      <div className={styles.pair}>
        <TimeField name="newStartTime" label={t('classes.fields.start')} />
        <TimeField name="newEndTime" label={t('classes.fields.end')} />
      </div>
    </FormDialog>
  );
}

interface NewDateProps {
  form: FormInstance<Values>;
  of: ClassSchedule;
  scheduleOn: (day: string) => ClassSchedule;
}

/**
 * Starts with the lesson's own date and times, since often only one of them changes. Values chosen by the person are
 * kept.
 */
function NewDate({ form, of, scheduleOn }: NewDateProps) {
  const { t } = useTranslation('admin-app');
  const original = useWatch('originalDate', form) as string | undefined;
  const day = original && isDate(original) ? original : null;
  const { start_time, end_time } = day ? scheduleOn(day) : of;
  const filled = useRef({ newDate: '', newStartTime: of.start_time, newEndTime: of.end_time });
  useEffect(() => {
    if (!day) return;
    const now = form.getFieldsValue();
    const last = filled.current;
    const isOwn = (name: keyof typeof last) => !now[name] || now[name] === last[name];
    filled.current = { newDate: day, newStartTime: start_time, newEndTime: end_time };
    if (isOwn('newDate')) form.setFieldsValue({ newDate: day });
    if (isOwn('newStartTime') && isOwn('newEndTime'))
      form.setFieldsValue({ newStartTime: start_time, newEndTime: end_time });
  }, [day, start_time, end_time, form]);
  return <DateField name="newDate" label={t('classes.timeChange.new')} schema={date} />;
}
