import type { EducationLevel } from '@portal/shared-api/education-levels';
import { levelSubjects, type RegisterableClass } from '@portal/shared-api/enrollment-requests';
import { useApiQuery } from '@portal/shared-api/react';
import { Chip } from '@portal/shared-ui/chip';
import { useTranslation } from '@portal/shared-ui/i18n';
import { Loaded } from '@portal/shared-ui/loaded';
import styles from './enrollment.module.css';

interface RequiredSubjectsProps {
  level: EducationLevel;
  /** Absent until a branch is chosen and its classes are loaded. */
  offered: readonly RegisterableClass[] | undefined;
  chosen: readonly RegisterableClass[];
}

/** The subjects daycare requires, and which of them have a class chosen. */
export function RequiredSubjects({ level, offered, chosen }: RequiredSubjectsProps) {
  const { t } = useTranslation('student-app');
  const subjects = useApiQuery(levelSubjects, { params: { level } });
  const has = (list: readonly RegisterableClass[], id: number) =>
    list.some(({ subject }) => subject.id === id);
  return (
    <section className={styles.card}>
      <h2>{t('enrollment.required')}</h2>
      <Loaded query={subjects} lines={2}>
        {({ data }) => {
          const required = data.filter((one) => one.is_elective === 0);
          if (required.length === 0) return <p>{t('enrollment.noneRequired')}</p>;
          return (
            <ul className={styles.required}>
              {required.map(({ id, name }) => (
                <li key={id}>
                  {name}{' '}
                  {has(chosen, id) ? (
                    <Chip tone="green" icon="approve">
                      {t('enrollment.chosen')}
                    </Chip>
                  ) : offered &&
                    has(
                      offered.filter((one) => one.is_attended),
                      id,
                    ) ? (
                    <Chip tone="green">{t('enrollment.attended')}</Chip>
                  ) : offered && !has(offered, id) ? (
                    <Chip tone="slate">{t('enrollment.noClassYet')}</Chip>
                  ) : null}
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
    </section>
  );
}
