import { educationLevelNames } from '@portal/shared-api/education-levels';
import { listText } from '@portal/shared-api/languages';
import type { Occurrence } from '@portal/shared-api/timetable';
import { branchName } from '../display/branch-name.tsx';
import { Chip } from '../display/chip.tsx';
import { dayText, timeText, weekdayText } from '../display/dates.tsx';
import { useLanguage, useTranslation } from '../texts/i18n.tsx';
import { modeOf } from './meeting-dialog.tsx';

interface MeetingFactsProps {
  meeting: Occurrence;
  /** Omitted if it is always the same. */
  withTeachers: boolean;
}

/** What must be visible without opening the class. */
export function MeetingFacts({ meeting, withTeachers }: MeetingFactsProps) {
  const { t } = useTranslation('kit');
  const language = useLanguage();
  const { change, moved_to: movedTo } = meeting;
  const mode = modeOf(meeting);
  return (
    <>
      <span className="kit-caption">
        {educationLevelNames[meeting.education_level][language]} ·{' '}
        {branchName(meeting.branch.branch_name, language)}
      </span>
      {withTeachers && meeting.teachers.length > 0 && (
        <span className="kit-caption">
          {listText(
            meeting.teachers.map(({ name }) => name),
            language,
          )}
        </span>
      )}
      {mode !== 'physical' && <Chip tone="slate">{t(`meeting.modes.${mode}`)}</Chip>}
      {meeting.cancelled && (
        <Chip tone="coral" icon="cancel">
          {t('meeting.cancelled')}
        </Chip>
      )}
      {change !== 'none' && (
        <Chip tone="orange" icon="time-changes">
          {t(movedTo && change === 'individual' ? 'meeting.replaced' : `meeting.changes.${change}`)}
        </Chip>
      )}
      {movedTo && (
        <span className="kit-caption">
          {t('meeting.movedTo', {
            weekday: weekdayText(movedTo.date, language),
            day: dayText(movedTo.date, language),
            time: timeText(movedTo.start_time, language),
          })}
        </span>
      )}
    </>
  );
}
