import type { TimeChangeRow } from '@portal/shared-api/time-changes';
import { dateText, timeRangeText, weekdayText } from '@portal/shared-ui/dates';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import styles from './time-changes.module.css';

interface ChangedLessonProps {
  of: TimeChangeRow['new_class'];
  date: string;
  /** With the name of the class. */
  named?: boolean;
}

/** When a lesson is, and of which class. */
export function ChangedLesson({ of, date, named = false }: ChangedLessonProps) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  return (
    <div>
      {named && <div>{of.subject.name}</div>}
      <div>
        {t('timeChanges.day', { weekday: weekdayText(date, language), date: dateText(date, language) })}
      </div>
      <div className={styles.quiet}>{timeRangeText(of.start_time, of.end_time, language)}</div>
    </div>
  );
}
