import { classStudents } from '@portal/shared-api/classes';
import { educationLevelNames } from '@portal/shared-api/education-levels';
import { useApiQuery } from '@portal/shared-api/react';
import { removeClass } from '@portal/shared-api/students';
import { Button } from '@portal/shared-ui/button';
import { Empty } from '@portal/shared-ui/empty';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { Loaded } from '@portal/shared-ui/loaded';
import { useConfirmed } from '@portal/shared-ui/use-confirmed';
import styles from './classes.module.css';

interface ClassStudentsProps {
  classId: number;
  onAdd: () => void;
}

/** Who is in a class today. */
export function ClassStudents({ classId, onAdd }: ClassStudentsProps) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const students = useApiQuery(classStudents, { params: { id: classId } });
  const remove = useConfirmed(removeClass, ['classes']);
  return (
    <>
      <Button icon="add" onClick={onAdd}>
        {t('classes.students.add')}
      </Button>
      <Loaded query={students}>
        {({ data }) =>
          data.length === 0 ? (
            <Empty text={t('classes.students.none')} />
          ) : (
            <ul className={styles.lines}>
              {data.map(({ id, student_id, name, education_level }) => (
                <li key={id} className={styles.line}>
                  <div>
                    <div>{name}</div>
                    <div className={styles.quiet}>
                      {student_id} · {educationLevelNames[education_level][language]}
                    </div>
                  </div>
                  <Button
                    danger
                    of={name}
                    onClick={() =>
                      void remove(
                        {
                          title: t('classes.students.removeQuestion', { name }),
                          text: t('classes.students.removeText'),
                          verb: t('classes.students.remove'),
                          danger: true,
                        },
                        { params: { id: classId, studentId: student_id } },
                      )
                    }
                  >
                    {t('classes.students.remove')}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  );
}
