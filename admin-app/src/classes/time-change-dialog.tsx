import { isDate, weekdayNames, weekdayOf } from '@portal/shared-api/calendar';
import type { ClassRow } from '@portal/shared-api/classes';
import { date } from '@portal/shared-api/fields';
import { messageText } from '@portal/shared-api/messages';
import { useApiMutation } from '@portal/shared-api/react';
import { changeClassTime, type ClassChangeForm } from '@portal/shared-api/time-changes';
import { DateField } from '@portal/shared-ui/date-field';
import { useForm, useWatch, type FormInstance } from '@portal/shared-ui/form';
import { FormDialog } from '@portal/shared-ui/form-dialog';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { TimeField } from '@portal/shared-ui/time-field';
import { useEffect } from 'react';
import styles from './classes.module.css';
import { useDespiteClashes } from '../clashes/use-despite-clashes.ts';
import { useClassTexts } from './use-class-texts.ts';

type Values = Omit<ClassChangeForm, 'despite_clashes'>;

interface TimeChangeDialogProps {
  of: ClassRow;
  onClose: () => void;
  onDone: (message: string) => void;
}

/** Moves one lesson of a class for everybody. */
export function TimeChangeDialog({ of, onClose, onDone }: TimeChangeDialogProps) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const texts = useClassTexts();
  const despiteClashes = useDespiteClashes();
  const [form] = useForm<Values>();
  const change = useApiMutation(changeClassTime, ['classes', 'timetable']);
  const isClassDay = date.refine((day) => weekdayOf(day) === of.class_day, {
    error: messageText('original_date_day', language, { day: weekdayNames[of.class_day][language] }),
  });

  return (
    <FormDialog<Values>
      asksBeforeLeaving
      title={t('classes.timeChange.title', { name: of.subject.name })}
      verb={t('classes.timeChange.verb')}
      form={form}
      initialValues={{ newStartTime: of.start_time, newEndTime: of.end_time }}
      onSubmit={async (values) => {
        const { message } = await despiteClashes((despite_clashes) =>
          change.mutateAsync({ params: { id: of.id }, body: { ...values, despite_clashes } }),
        );
        onDone(message);
      }}
      onClose={onClose}
    >
      <p className={styles.quiet}>
        {texts.day(of.class_day)}, {texts.hours(of)}
      </p>
      <DateField
        name="originalDate"
        label={t('classes.timeChange.original')}
        min={of.commence_date}
        max={of.conclude_date}
        schema={isClassDay}
      />
      <NewDate form={form} />
      <div className={styles.pair}>
        <TimeField name="newStartTime" label={t('classes.fields.start')} />
        <TimeField name="newEndTime" label={t('classes.fields.end')} />
      </div>
    </FormDialog>
  );
}

/** Begins with the lesson's own date, since often the time alone is another one. */
function NewDate({ form }: { form: FormInstance<Values> }) {
  const { t } = useTranslation('admin-app');
  const original = useWatch('originalDate', form) as string | undefined;
  useEffect(() => {
    if (original && isDate(original) && !form.isFieldTouched('newDate'))
      form.setFieldsValue({ newDate: original });
  }, [original, form]);
  return <DateField name="newDate" label={t('classes.timeChange.new')} schema={date} />;
}
