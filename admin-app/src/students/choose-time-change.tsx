import { isNear, type ReplacementChoices, type ReplacementMeeting } from '@portal/shared-api/time-changes';
import { branchName } from '@portal/shared-ui/branch-name';
import { dateText, timeRangeText, weekdayName, weekdayText } from '@portal/shared-ui/dates';
import { KitForm, SubmitButton, useForm, useWatch } from '@portal/shared-ui/form';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { listText } from '@portal/shared-ui/list-text';
import { Notice } from '@portal/shared-ui/notice';
import { SelectField } from '@portal/shared-ui/select-field';
import { useState } from 'react';
import type { ChosenChange } from './confirm-time-change.tsx';

export interface ChosenDates {
  originalDate?: string | undefined;
  newClassId?: number | undefined;
  newDate?: string | undefined;
}

interface ChooseTimeChangeProps extends ReplacementChoices {
  /** The earlier choice. */
  dates: ChosenDates;
  onChosen: (dates: ChosenDates, change: ChosenChange) => void;
}

/** The lesson to replace, the class to attend instead, and when. */
export function ChooseTimeChange({ original, replacements, dates, onChosen }: ChooseTimeChangeProps) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const [form] = useForm<ChosenDates>();
  const originalDate = useWatch<string | undefined>('originalDate', form);
  const newClassId = useWatch<number | undefined>('newClassId', form);
  const [isIncomplete, setIncomplete] = useState(false);

  const meetingText = ({ date, start_time, end_time }: ReplacementMeeting) =>
    t('students.timeChange.meeting', {
      weekday: weekdayText(date, language),
      date: dateText(date, language),
      time: timeRangeText(start_time, end_time, language),
    });
  const options = (meetings: readonly ReplacementMeeting[]) =>
    meetings.map((one) => ({ value: one.date, label: meetingText(one) }));
  const classText = ({ of }: ReplacementChoices['replacements'][number]) =>
    [
      `${weekdayName(of.class_day, language)} ${timeRangeText(of.start_time, of.end_time, language)}`,
      branchName(of.branch.branch_name, language),
      listText(
        of.teachers.map(({ name }) => name),
        language,
      ),
    ]
      .filter(Boolean)
      .join(' · ');
  const chosenClass = replacements.find(({ of }) => of.id === newClassId);
  const near = chosenClass?.meetings.filter(({ date }) => !originalDate || isNear(date, originalDate));

  function choose(values: ChosenDates) {
    const from = original.find(({ date }) => date === values.originalDate);
    const to = near?.find(({ date }) => date === values.newDate);
    setIncomplete(!from || !to);
    if (from && to && chosenClass) onChosen(values, { from, to, into: chosenClass.of });
  }

  return (
    <KitForm<ChosenDates> form={form} initialValues={dates} onSubmit={choose}>
      <SelectField
        name="originalDate"
        label={t('students.timeChange.original')}
        options={options(original)}
        onPick={() => form.setFieldsValue({ newDate: undefined })}
      />
      <SelectField
        name="newClassId"
        label={t('students.timeChange.newClass')}
        options={replacements.map((one) => ({ value: one.of.id, label: classText(one) }))}
        onPick={() => form.setFieldsValue({ newDate: undefined })}
      />
      <SelectField
        name="newDate"
        label={t('students.timeChange.new')}
        options={options(near ?? [])}
        disabled={!chosenClass}
        hint={chosenClass ? undefined : t('students.timeChange.classFirst')}
      />
      {isIncomplete && <Notice kind="error">{t('students.timeChange.incomplete')}</Notice>}
      <SubmitButton>{t('students.timeChange.next')}</SubmitButton>
    </KitForm>
  );
}
