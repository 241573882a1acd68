import { usePortal } from '@portal/portal-kit/area';
import { isApiError, type ApiError } from '@portal/shared-api/client';
import type { ClassSummary } from '@portal/shared-api/classes';
import { useApiMutation } from '@portal/shared-api/react';
import type { StudentDetails } from '@portal/shared-api/students';
import { changeStudentTime, type ReplacementMeeting } from '@portal/shared-api/time-changes';
import { branchName } from '@portal/shared-ui/branch-name';
import { Button } from '@portal/shared-ui/button';
import { dateText, timeRangeText, weekdayText } from '@portal/shared-ui/dates';
import { DescriptionList } from '@portal/shared-ui/description-list';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { listText } from '@portal/shared-ui/list-text';
import { Notice } from '@portal/shared-ui/notice';
import { useOneAtATime } from '@portal/shared-ui/use-one-at-a-time';
import { useState } from 'react';
import { useDespiteClashes } from '../clashes/use-despite-clashes.ts';
import { useDespiteDoubts } from '../clashes/use-despite-doubts.ts';
import styles from './students.module.css';

export interface ChosenChange {
  from: ReplacementMeeting;
  to: ReplacementMeeting;
  into: ClassSummary;
}

interface ConfirmTimeChangeProps {
  student: StudentDetails;
  of: ClassSummary;
  chosen: ChosenChange;
  /** Back to the choice. */
  onChange: () => void;
  onDone: () => void;
}

/** Both lessons side by side, before the change is made. */
export function ConfirmTimeChange({ student, of, chosen, onChange, onDone }: ConfirmTimeChangeProps) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const { notify } = usePortal();
  const despiteClashes = useDespiteClashes('move');
  const despiteDoubts = useDespiteDoubts();
  const create = useApiMutation(changeStudentTime, ['timetable', 'attendance']);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const { from, to, into } = chosen;

  const confirm = useOneAtATime(async () => {
    setFailure(null);
    const change = {
      studentId: student.student_id,
      ...{ originalClassId: of.id, originalDate: from.date, newClassId: into.id, newDate: to.date },
    };
    try {
      const { message } = await despiteDoubts((despite_doubts) =>
        despiteClashes((despite_clashes) =>
          create.mutateAsync({ body: { ...change, despite_clashes, despite_doubts } }),
        ),
      );
      notify('success', message);
      onDone();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure(error);
    }
  });

  const lesson = ({ date, start_time, end_time }: ReplacementMeeting) => (
    <>
      {t('timeChanges.day', { weekday: weekdayText(date, language), date: dateText(date, language) })}
      <div className={styles.quiet}>{timeRangeText(start_time, end_time, language)}</div>
    </>
  );
  const reasons = failure && Object.values(failure.errors).flat();

  return (
    <>
      <DescriptionList
        items={[
          { term: t('timeChanges.fields.original'), value: lesson(from) },
          { term: t('timeChanges.fields.new'), value: lesson(to) },
          { term: t('timeChanges.fields.class'), value: into.subject.name },
          {
            term: t('timeChanges.fields.teachers'),
            value: listText(
              into.teachers.map(({ name }) => name),
              language,
            ),
          },
          { term: t('timeChanges.fields.branch'), value: branchName(into.branch.branch_name, language) },
        ]}
      />
      {failure && <Notice kind="error">{reasons?.length ? reasons.join(' ') : failure.message}</Notice>}
      <div className={styles.lineActions}>
        <Button disabled={create.isPending} onClick={onChange}>
          {t('students.timeChange.change')}
        </Button>
        <Button kind="primary" loading={create.isPending} onClick={() => void confirm()}>
          {t('students.timeChange.confirm')}
        </Button>
      </div>
    </>
  );
}
