import { date } from '@portal/shared-api/fields';
import { useApiMutation } from '@portal/shared-api/react';
import { changeTaughtClassTime, type ClassChangeForm } from '@portal/shared-api/time-changes';
import type { Occurrence } from '@portal/shared-api/timetable';
import { DateField } from '@portal/shared-ui/date-field';
import { useFeedback } from '@portal/shared-ui/feedback';
import { FormDialog } from '@portal/shared-ui/form-dialog';
import { useTranslation } from '@portal/shared-ui/i18n';
import { TimeField } from '@portal/shared-ui/time-field';
import { useDespite } from '@portal/shared-ui/use-despite';

type Values = Omit<ClassChangeForm, 'despite_clashes' | 'despite_doubts'>;

interface TimeChangeDialogProps {
  meeting: Occurrence;
  onClose: () => void;
}

/** Moves one lesson of a class for everybody. */
export function TimeChangeDialog({ meeting, onClose }: TimeChangeDialogProps) {
  const { t } = useTranslation('teacher-app');
  const { notify } = useFeedback();
  const change = useApiMutation(changeTaughtClassTime, ['timetable', 'attendance']);
  const despiteDoubts = useDespite('time_change_doubtful', {
    title: t('timeChange.doubt.title'),
    verb: t('timeChange.doubt.verb'),
  });
  return (
    <FormDialog<Values>
      asksBeforeLeaving
      title={t('timeChange.title', { name: meeting.subject.name })}
      verb={t('timeChange.verb')}
      initialValues={{
        originalDate: meeting.original_date ?? meeting.date,
        newDate: meeting.date,
        newStartTime: meeting.start_time,
        newEndTime: meeting.end_time,
      }}
      onSubmit={async (body) => {
        const { message } = await despiteDoubts((despite_doubts) =>
          change.mutateAsync({ params: { id: meeting.class_id }, body: { ...body, despite_doubts } }),
        );
        notify('success', message);
        onClose();
      }}
      onClose={onClose}
    >
      <DateField name="originalDate" label={t('timeChange.original')} schema={date} />
      <DateField name="newDate" label={t('timeChange.new')} schema={date} />
      <TimeField name="newStartTime" label={t('timeChange.start')} />
      <TimeField name="newEndTime" label={t('timeChange.end')} />
    </FormDialog>
  );
}
