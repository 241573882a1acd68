import type { ClassSummary } from '@portal/shared-api/classes';
import { useApiQuery } from '@portal/shared-api/react';
import { studentClasses, type StudentDetails } from '@portal/shared-api/students';
import { Button } from '@portal/shared-ui/button';
import { classText } from '@portal/shared-ui/class-schedule';
import { Empty } from '@portal/shared-ui/empty';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { Loaded } from '@portal/shared-ui/loaded';
import { useState } from 'react';
import { AddClass } from './add-class.tsx';
import { ClassLine } from './class-line.tsx';
import { RemoveClass } from './remove-class.tsx';
import { TimeChange } from './time-change.tsx';
import styles from './students.module.css';
import { useKeptFocus } from '../people/use-kept-focus.ts';

/** The classes of a student, and a button to add more. */
export function StudentClasses({ student }: { student: StudentDetails }) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const [adding, setAdding] = useState(false);
  const [changing, setChanging] = useState<ClassSummary | null>(null);
  const classes = useApiQuery(studentClasses, { params: { id: student.id } });

  const area = useKeptFocus<HTMLDivElement>(classes.data);

  if (adding) return <AddClass student={student} onBack={() => setAdding(false)} />;
  if (changing) return <TimeChange student={student} of={changing} onBack={() => setChanging(null)} />;
  return (
    <div ref={area}>
      <div className={styles.classesHead}>
        <Button kind="primary" icon="add" onClick={() => setAdding(true)}>
          {t('students.classes.add')}
        </Button>
      </div>
      <Loaded query={classes}>
        {({ data }) =>
          data.length === 0 ? (
            <Empty text={t('students.classes.none', { name: student.name })} />
          ) : (
            <ul className={styles.lines}>
              {data.map((one) => (
                <ClassLine key={one.id} of={one}>
                  <Button icon="time-changes" of={classText(one, language)} onClick={() => setChanging(one)}>
                    {t('students.timeChange.open')}
                  </Button>
                  <RemoveClass of={one} studentId={student.student_id} />
                </ClassLine>
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  );
}
