import { useApiQuery } from '@portal/shared-api/react';
import { teacherClasses } from '@portal/shared-api/teachers';
import { branchName } from '@portal/shared-ui/branch-name';
import { ClassScheduleText } from '@portal/shared-ui/class-schedule';
import { dateText } from '@portal/shared-ui/dates';
import { Empty } from '@portal/shared-ui/empty';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { Loaded } from '@portal/shared-ui/loaded';
import styles from './teachers.module.css';

/** A teacher's running classes in order of the week. */
export function TaughtClasses({ teacherId }: { teacherId: number }) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const classes = useApiQuery(teacherClasses, { params: { id: teacherId } });
  return (
    <Loaded query={classes}>
      {({ data }) =>
        data.length === 0 ? (
          <Empty text={t('teachers.classes.none')} />
        ) : (
          <ul className={styles.classes}>
            {data.map((one) => (
              <li key={one.id} className={styles.class}>
                <strong>{one.subject.name}</strong>
                <ClassScheduleText of={one} />
                <div className={styles.quiet}>
                  {branchName(one.branch.branch_name, language)} ·{' '}
                  {t('teachers.classes.until', { date: dateText(one.conclude_date, language) })}
                </div>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
