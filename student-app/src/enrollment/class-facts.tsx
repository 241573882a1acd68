import type { RegisterableClass } from '@portal/shared-api/enrollment-requests';
import { Chip } from '@portal/shared-ui/chip';
import { ComingSchedules } from '@portal/shared-ui/class-schedule';
import { timeRangeText, weekdayName } from '@portal/shared-ui/dates';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { listText } from '@portal/shared-ui/list-text';
import styles from './enrollment.module.css';

/** Subject, time, mode and teachers of a class. */
export function ClassFacts({ of, withDay = false }: { of: RegisterableClass; withDay?: boolean }) {
  const { t } = useTranslation('student-app');
  const language = useLanguage();
  const mode = of.is_online ? 'online' : of.is_hybrid ? 'hybrid' : null;
  return (
    <div>
      <strong>{of.subject.name}</strong> {mode && <Chip tone="slate">{t(`enrollment.modes.${mode}`)}</Chip>}{' '}
      {of.subject.is_elective === 1 && <Chip tone="slate">{t('enrollment.elective')}</Chip>}
      <div>
        {withDay && <>{weekdayName(of.class_day, language)} · </>}
        {timeRangeText(of.start_time, of.end_time, language)}
        <ComingSchedules of={of} />
      </div>
      {of.teachers.length > 0 && (
        <div className={styles.quiet}>
          {listText(
            of.teachers.map(({ name }) => name),
            language,
          )}
        </div>
      )}
    </div>
  );
}
