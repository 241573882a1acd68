import { inOrder, weekdays } from '@portal/shared-api/calendar';
import { isApiError, type ApiError } from '@portal/shared-api/client';
import type { ClassSummary } from '@portal/shared-api/classes';
import { useApiMutation, useApiQuery } from '@portal/shared-api/react';
import { addableClasses, addClass, type StudentDetails } from '@portal/shared-api/students';
import { Button } from '@portal/shared-ui/button';
import { classText } from '@portal/shared-ui/class-schedule';
import { Empty } from '@portal/shared-ui/empty';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { Loaded } from '@portal/shared-ui/loaded';
import { Notice } from '@portal/shared-ui/notice';
import { useOneAtATime } from '@portal/shared-ui/use-one-at-a-time';
import { useState } from 'react';
import { useDespiteClashes } from '../clashes/use-despite-clashes.ts';
import { ClassLine } from './class-line.tsx';
import styles from './students.module.css';
import { useKeptFocus } from '../people/use-kept-focus.ts';

const byWeek = (a: ClassSummary, b: ClassSummary): number =>
  weekdays.indexOf(a.class_day) - weekdays.indexOf(b.class_day) ||
  inOrder(a.start_time, b.start_time) ||
  a.id - b.id;

interface AddClassProps {
  student: StudentDetails;
  onBack: () => void;
}

/** The classes a student can join. One just added stays in its place, marked Added. */
export function AddClass({ student, onBack }: AddClassProps) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const { student_id, name } = student;
  const addable = useApiQuery(addableClasses, { body: { student_id } });
  const despiteClashes = useDespiteClashes('add');
  const add = useApiMutation(addClass);
  const [added, setAdded] = useState<ClassSummary[]>([]);
  const [joining, setJoining] = useState<ClassSummary | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const area = useKeptFocus<HTMLDivElement>(added);

  const join = useOneAtATime(async (wanted: ClassSummary) => {
    setFailure(null);
    setJoining(wanted);
    try {
      await despiteClashes((despite_clashes) =>
        add.mutateAsync({ body: { student_id, class_id: wanted.id, despite_clashes } }),
      );
      setAdded((before) => [...before, wanted]);
    } catch (error) {
      if (!isApiError(error)) throw error;
      // Somebody else has just added it, so the goal is reached.
      if (error.code === 'class_already_added') setAdded((before) => [...before, wanted]);
      else {
        setFailure(error);
        void addable.refetch();
      }
    } finally {
      setJoining(null);
    }
  });

  const offered = addable.data?.data;
  const isAdded = ({ id }: ClassSummary) => added.some((one) => one.id === id);
  // Classes added in this dialog stay in the list.
  const kept = joining ? [...added, joining] : added;
  const others = offered?.filter(({ id }) => !kept.some((one) => one.id === id)) ?? [];
  const lines = [...others, ...kept].sort(byWeek);

  return (
    <div ref={area}>
      <div className={styles.classesHead}>
        <h3>{t('students.classes.addTo', { name })}</h3>
        <Button icon="previous" onClick={onBack}>
          {t('students.classes.back')}
        </Button>
      </div>
      {failure && <Notice kind="error">{failure.message}</Notice>}
      <Loaded query={addable}>
        {() => lines.length === 0 && <Empty text={t('students.classes.noneAddable')} />}
      </Loaded>
      <ul className={styles.lines}>
        {lines.map((one) => (
          <ClassLine key={one.id} of={one}>
            {isAdded(one) ? (
              <Button icon="approve" of={classText(one, language)} disabled>
                {t('students.classes.added')}
              </Button>
            ) : (
              <Button
                icon="add"
                of={classText(one, language)}
                loading={joining?.id === one.id}
                disabled={joining !== null}
                onClick={() => void join(one)}
              >
                {t('students.classes.addThis')}
              </Button>
            )}
          </ClassLine>
        ))}
      </ul>
    </div>
  );
}
