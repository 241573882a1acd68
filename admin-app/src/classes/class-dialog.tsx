import {
  classDetails,
  lastSchedule,
  updateClass,
  type ClassDetails,
  type ClassSchedule,
} from '@portal/shared-api/classes';
import { date } from '@portal/shared-api/fields';
import { useApiMutation, useApiQuery } from '@portal/shared-api/react';
import { ClassScheduleText } from '@portal/shared-ui/class-schedule';
import { DateField } from '@portal/shared-ui/date-field';
import { dateText } from '@portal/shared-ui/dates';
import { useForm, useWatch } from '@portal/shared-ui/form';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { listText } from '@portal/shared-ui/list-text';
import { QueryDialog } from '@portal/shared-ui/query-dialog';
import { EditRecordDialog } from '@portal/shared-ui/record-dialog';
import { Tabs } from '@portal/shared-ui/tabs';
import { useDespite } from '@portal/shared-ui/use-despite';
import { useState } from 'react';
import styles from './classes.module.css';
import { useDespiteClashes } from '../clashes/use-despite-clashes.ts';
import { AddStudentDialog } from './add-student-dialog.tsx';
import { bodyOf, ClassFields, type ClassValues } from './class-fields.tsx';
import { ClassStudents } from './class-students.tsx';
import { modeOf, useClassTexts } from './use-class-texts.ts';

interface ClassDialogProps {
  id: number;
  /** Its subject. */
  name: string;
  onClose: () => void;
  onDone: (message: string) => void;
}

const scheduleOf = ({ class_day, start_time, end_time }: ClassSchedule): ClassSchedule => ({
  class_day,
  start_time,
  end_time,
});

type Values = ClassValues & { from_date: string };

/** Everything about one class: its details, an edit form, and its students. */
export function ClassDialog({ id, name, ...dialog }: ClassDialogProps) {
  const { t } = useTranslation('admin-app');
  const details = useApiQuery(classDetails, { params: { id } }, { anew: true });
  const title = t('classes.editTitle', { name });
  return (
    <QueryDialog title={title} query={details} onClose={dialog.onClose}>
      {(found) => (
        <EditClassDialog
          {...dialog}
          title={title}
          found={found}
          reread={async () => (await details.refetch({ throwOnError: true })).data!}
        />
      )}
    </QueryDialog>
  );
}

interface EditProps extends Omit<ClassDialogProps, 'id' | 'name'> {
  title: string;
  found: ClassDetails;
  reread: () => Promise<ClassDetails>;
}

function EditClassDialog({ title, found: opened, reread, onClose, onDone }: EditProps) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const texts = useClassTexts();
  const [found] = useState(opened);
  // The latest version; the form starts from the first one read.
  const [stored, setStored] = useState(found);
  const [form] = useForm<Values>();
  const [tab, setTab] = useState('details');
  const [adding, setAdding] = useState(false);
  const update = useApiMutation(updateClass);
  const despiteClashes = useDespiteClashes('save');
  // Whatever is on days that would no longer be lesson days is listed before it is removed.
  const despiteLoss = useDespite('class_changes_lost', {
    title: t('classes.lose.title'),
    verb: t('classes.lose.verb'),
  });

  async function saveKnowingly({ from_date, ...values }: Values, version: number) {
    const body = { ...bodyOf(values), from_date, version };
    let lose_changes = false;
    return despiteClashes((despite_clashes) =>
      despiteLoss((despite) => {
        lose_changes ||= despite;
        return update.mutateAsync({
          params: { id: found.id },
          body: { ...body, lose_changes, despite_clashes },
        });
      }),
    );
  }

  return (
    <>
      <EditRecordDialog<Values, ClassDetails>
        title={title}
        verb={t('classes.update')}
        onlyCloses={tab === 'students'}
        form={form}
        valuesOf={(one) => ({
          branch_id: String(one.branch.id),
          subject_id: one.subject.id,
          teacher_ids: one.teachers.map(({ id }) => id),
          ...scheduleOf(lastSchedule(one)),
          commence_date: one.commence_date,
          conclude_date: one.conclude_date,
          mode: modeOf(one),
          from_date: one.schedule_from,
        })}
        record={found}
        reread={async () => {
          const now = await reread();
          setStored(now);
          return now;
        }}
        describe={(one) => [
          { term: t('classes.fields.subject'), value: one.subject.name },
          {
            term: t('classes.fields.teachers'),
            value: listText(
              one.teachers.map(({ name }) => name),
              language,
            ),
          },
          { term: t('classes.fields.day'), value: texts.day(lastSchedule(one).class_day) },
          { term: t('classes.fields.time'), value: texts.hours(lastSchedule(one)) },
          { term: t('classes.fields.commence'), value: dateText(one.commence_date, language) },
          { term: t('classes.fields.conclude'), value: dateText(one.conclude_date, language) },
          { term: t('classes.fields.mode'), value: texts.mode(one) },
        ]}
        save={saveKnowingly}
        onDone={onDone}
        onClose={onClose}
      >
        <Tabs
          keep
          active={tab}
          onChange={setTab}
          tabs={[
            {
              key: 'details',
              label: t('classes.tabs.details'),
              children: (
                <>
                  {found.coming.length > 0 && (
                    <div className={styles.schedule}>
                      <ClassScheduleText of={found} />
                    </div>
                  )}
                  <ClassFields teachers={found.teachers} fixed={found.is_used} />
                  <NewScheduleFrom form={form} found={stored} />
                </>
              ),
            },
            {
              key: 'students',
              label: t('classes.tabs.students'),
              children: <ClassStudents classId={found.id} onAdd={() => setAdding(true)} />,
            },
          ]}
        />
      </EditRecordDialog>
      {/* Beside the form, not within it: what is sent there is nothing of this one. */}
      {adding && <AddStudentDialog classId={found.id} onClose={() => setAdding(false)} />}
    </>
  );
}

interface NewScheduleFromProps {
  form: ReturnType<typeof useForm<Values>>[0];
  found: ClassDetails;
}

/** From which day a new day or time applies; only shown if they were changed. */
function NewScheduleFrom({ form, found }: NewScheduleFromProps) {
  const { t } = useTranslation('admin-app');
  const day = useWatch('class_day', form);
  const start = useWatch('start_time', form);
  const end = useWatch('end_time', form);
  const conclude = useWatch('conclude_date', form);
  const last = lastSchedule(found);
  const isSame =
    (day ?? last.class_day) === last.class_day &&
    (start ?? last.start_time) === last.start_time &&
    (end ?? last.end_time) === last.end_time;
  if (isSame) return null;
  return (
    <DateField
      name="from_date"
      label={t('classes.fields.from')}
      hint={t('classes.fields.fromHint')}
      min={found.commence_date}
      schema={date.refine((from) => !conclude || from <= conclude, { error: 'schedule_after_end' })}
    />
  );
}
