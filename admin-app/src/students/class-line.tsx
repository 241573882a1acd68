import { today } from '@portal/shared-api/calendar';
import type { ClassSummary } from '@portal/shared-api/classes';
import { Chip } from '@portal/shared-ui/chip';
import { ClassScheduleText } from '@portal/shared-ui/class-schedule';
import { dateText } from '@portal/shared-ui/dates';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { listText } from '@portal/shared-ui/list-text';
import type { ReactNode } from 'react';
import styles from './students.module.css';

interface ClassLineProps {
  of: ClassSummary;
  /** Its actions. */
  children: ReactNode;
}

/** One class: subject, day and time, teachers, and end date. */
export function ClassLine({ of, children }: ClassLineProps) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const mode = of.is_online ? 'online' : of.is_hybrid ? 'hybrid' : null;
  const begins = of.commence_date > today();
  return (
    <li className={styles.line}>
      <div>
        <strong>{of.subject.name}</strong> {mode && <Chip tone="slate">{t(`students.classes.${mode}`)}</Chip>}
        <ClassScheduleText of={of} />
        <div className={styles.quiet}>
          {listText(
            of.teachers.map(({ name }) => name),
            language,
          ) || t('students.classes.noTeacher')}
          {' · '}
          {begins && <>{t('students.classes.from', { date: dateText(of.commence_date, language) })} </>}
          {t('students.classes.until', { date: dateText(of.conclude_date, language) })}
        </div>
      </div>
      <div className={styles.lineActions}>{children}</div>
    </li>
  );
}
