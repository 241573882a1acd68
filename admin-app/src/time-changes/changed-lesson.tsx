import { educationLevelNames } from '@portal/shared-api/education-levels';
import type { TimeChangeRow } from '@portal/shared-api/time-changes';
import { branchName } from '@portal/shared-ui/branch-name';
import { dateText, timeRangeText, weekdayText } from '@portal/shared-ui/dates';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import styles from './time-changes.module.css';

interface ChangedLessonProps {
  of: TimeChangeRow['new_class'];
  date: string;
  /** With name, level and branch of the class. */
  named?: boolean;
}

/** The class of a lesson, among those of its subject. */
export function ChangedClass({ of }: Pick<ChangedLessonProps, 'of'>) {
  const language = useLanguage();
  return (
    <>
      <span className={styles.line}>{of.subject.name}</span>
      <span className={`${styles.line} ${styles.quiet}`}>
        {educationLevelNames[of.education_level][language]} · {branchName(of.branch.branch_name, language)}
      </span>
    </>
  );
}

/** When a lesson takes place, and of which class. */
export function ChangedLesson({ of, date, named = false }: ChangedLessonProps) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  return (
    <div>
      {named && <ChangedClass of={of} />}
      <div>
        {t('timeChanges.day', { weekday: weekdayText(date, language), date: dateText(date, language) })}
      </div>
      <div className={styles.quiet}>{timeRangeText(of.start_time, of.end_time, language)}</div>
    </div>
  );
}
