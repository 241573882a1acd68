import { inOrder, weekdays } from '@portal/shared-api/calendar';
import type { RegisterableClass } from '@portal/shared-api/enrollment-requests';
import { Button } from '@portal/shared-ui/button';
import { Chip } from '@portal/shared-ui/chip';
import { classText } from '@portal/shared-ui/class-schedule';
import { weekdayName } from '@portal/shared-ui/dates';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { ClassFacts } from './class-facts.tsx';
import styles from './enrollment.module.css';
import { TimeOverlap } from './time-overlap.tsx';

interface ChosenClassesProps {
  classes: readonly RegisterableClass[];
  /** The centre has removed it since it was chosen. */
  isGone: (one: RegisterableClass) => boolean;
  onRemove: (one: RegisterableClass) => void;
}

/** The chosen classes by weekday. */
export function ChosenClasses({ classes, isGone, onRemove }: ChosenClassesProps) {
  const { t } = useTranslation('student-app');
  const language = useLanguage();
  const chosen = new Set(classes.map(({ id }) => id));
  const days = weekdays
    .map((day) => ({
      day,
      of: classes.filter((one) => one.class_day === day).sort((a, b) => inOrder(a.start_time, b.start_time)),
    }))
    .filter(({ of }) => of.length > 0);
  return (
    <div className={styles.days} aria-live="polite">
      {days.map(({ day, of }) => (
        <section key={day}>
          <h2>{weekdayName(day, language)}</h2>
          <ul className={styles.lines}>
            {of.map((one) => (
              <li key={one.id} className={styles.line}>
                <div>
                  <ClassFacts of={one} />
                  <TimeOverlap of={one} chosen={chosen} />
                  {isGone(one) && <Chip tone="coral">{t('enrollment.gone')}</Chip>}
                </div>
                <Button icon="delete" of={classText(one, language)} onClick={() => onRemove(one)}>
                  {t('enrollment.remove')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
