import { educationLevelNames } from '@portal/shared-api/education-levels';
import type { Occurrence } from '@portal/shared-api/timetable';
import type { ReactNode } from 'react';
import { branchName } from '../display/branch-name.tsx';
import { dateText, timeRangeText, weekdayText } from '../display/dates.tsx';
import { DescriptionList } from '../display/description-list.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { useLanguage, useTranslation } from '../texts/i18n.tsx';
import { listText } from '../display/list-text.tsx';
import { Notice } from '../layout/notice.tsx';

/** `online`, `hybrid` or `physical`, from the two flags of the API (decision 65). */
export const modeOf = ({ is_online, is_hybrid }: Pick<Occurrence, 'is_online' | 'is_hybrid'>) =>
  is_online ? 'online' : is_hybrid ? 'hybrid' : 'physical';

interface MeetingDialogProps {
  /** Null while no class is chosen. */
  meeting: Occurrence | null;
  onClose: () => void;
  /** The role's actions on the class. */
  actions?: ReactNode;
}

/** A class of the timetable: when, where, with whom, and what was changed. */
export function MeetingDialog({ meeting, onClose, actions }: MeetingDialogProps) {
  const { t } = useTranslation('kit');
  const language = useLanguage();
  if (!meeting) return null;
  const { subject, date, start_time, end_time, change, original_date, moved_to } = meeting;
  const longDate = (day: string) =>
    t('meeting.day', { weekday: weekdayText(day, language), date: dateText(day, language) });

  return (
    <Dialog title={subject.name} onClose={onClose} actions={actions}>
      {meeting.cancelled && <Notice kind="warning">{t('meeting.isCancelled')}</Notice>}
      {moved_to && (
        <Notice kind="warning">
          {t(change === 'class' ? 'meeting.isMoved' : 'meeting.isReplaced', {
            date: longDate(moved_to.date),
            time: timeRangeText(moved_to.start_time, moved_to.end_time, language),
          })}
        </Notice>
      )}
      {original_date && (
        <Notice kind="info">
          {t(change === 'class' ? 'meeting.movedFrom' : 'meeting.replaces', {
            date: longDate(original_date),
          })}
        </Notice>
      )}
      <DescriptionList
        items={[
          { term: t('meeting.date'), value: longDate(date) },
          { term: t('meeting.time'), value: timeRangeText(start_time, end_time, language) },
          { term: t('fields.educationLevel'), value: educationLevelNames[meeting.education_level][language] },
          { term: t('meeting.branch'), value: branchName(meeting.branch.branch_name, language) },
          {
            term: t('meeting.teachers'),
            value: listText(
              meeting.teachers.map(({ name }) => name),
              language,
            ),
          },
          { term: t('meeting.mode'), value: t(`meeting.modes.${modeOf(meeting)}`) },
        ]}
      />
    </Dialog>
  );
}
