import { useApiQuery } from '@portal/shared-api/react';
import { studentClasses, type StudentDetails } from '@portal/shared-api/students';
import { Button } from '@portal/shared-ui/button';
import { Empty } from '@portal/shared-ui/empty';
import { Failure } from '@portal/shared-ui/failure';
import { useTranslation } from '@portal/shared-ui/i18n';
import { useState } from 'react';
import { AddClass } from './add-class.tsx';
import { ClassLine } from './class-line.tsx';
import { Loading } from './loading.tsx';
import { RemoveClass } from './remove-class.tsx';
import styles from './students.module.css';
import { useKeptFocus } from './use-kept-focus.ts';

/** The classes of a student, and the way to more of them. */
export function StudentClasses({ student }: { student: StudentDetails }) {
  const { t } = useTranslation('admin-app');
  const [adding, setAdding] = useState(false);
  const classes = useApiQuery(studentClasses, { params: { id: student.id } });

  const list = classes.data?.data;
  const area = useKeptFocus<HTMLDivElement>(list);

  if (adding) return <AddClass student={student} onBack={() => setAdding(false)} />;
  return (
    <div ref={area}>
      <div className={styles.classesHead}>
        <Button kind="primary" icon="add" onClick={() => setAdding(true)}>
          {t('students.classes.add')}
        </Button>
      </div>
      {classes.error && (
        <Failure error={classes.error} retrying={classes.isFetching} onRetry={() => void classes.refetch()} />
      )}
      {!list && !classes.error && <Loading lines={4} />}
      {list?.length === 0 && <Empty text={t('students.classes.none', { name: student.name })} />}
      {list && list.length > 0 && (
        <ul className={styles.lines}>
          {list.map((one) => (
            <ClassLine key={one.id} of={one}>
              <RemoveClass of={one} studentId={student.student_id} />
            </ClassLine>
          ))}
        </ul>
      )}
    </div>
  );
}
