import type { ClassSummary } from '@portal/shared-api/classes';
import { useApiQuery } from '@portal/shared-api/react';
import type { StudentDetails } from '@portal/shared-api/students';
import { replacementChoices } from '@portal/shared-api/time-changes';
import { Button } from '@portal/shared-ui/button';
import { Empty } from '@portal/shared-ui/empty';
import { useTranslation } from '@portal/shared-ui/i18n';
import { Loaded } from '@portal/shared-ui/loaded';
import { useState } from 'react';
import styles from './students.module.css';
import { ConfirmTimeChange, type ChosenChange } from './confirm-time-change.tsx';
import { ChooseTimeChange, type ChosenDates } from './choose-time-change.tsx';

interface TimeChangeProps {
  student: StudentDetails;
  /** The class whose lesson is replaced. */
  of: ClassSummary;
  onBack: () => void;
}

/** Lets a student visit another class's lesson once: choose, then confirm. */
export function TimeChange({ student, of, onBack }: TimeChangeProps) {
  const { t } = useTranslation('admin-app');
  const choices = useApiQuery(
    replacementChoices,
    { params: { id: student.id, classId: of.id } },
    { anew: true },
  );
  const [dates, setDates] = useState<ChosenDates>({});
  const [chosen, setChosen] = useState<ChosenChange | null>(null);

  return (
    <div>
      <div className={styles.classesHead}>
        <h3>{t('students.timeChange.title', { name: student.name, subject: of.subject.name })}</h3>
        <Button icon="previous" onClick={onBack}>
          {t('students.classes.back')}
        </Button>
      </div>
      {chosen ? (
        <ConfirmTimeChange
          student={student}
          of={of}
          chosen={chosen}
          onChange={() => setChosen(null)}
          onDone={onBack}
        />
      ) : (
        <Loaded query={choices}>
          {({ original, replacements }) =>
            original.length === 0 || replacements.length === 0 ? (
              <Empty text={t('students.timeChange.none')} />
            ) : (
              <ChooseTimeChange
                original={original}
                replacements={replacements}
                dates={dates}
                onChosen={(now, change) => {
                  setDates(now);
                  setChosen(change);
                }}
              />
            )
          }
        </Loaded>
      )}
    </div>
  );
}
