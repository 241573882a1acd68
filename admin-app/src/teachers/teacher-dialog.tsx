import { useApiMutation, useApiQuery } from '@portal/shared-api/react';
import {
  issueTeacherPassword,
  teacherBody,
  teacherDetails,
  teacherStatuses,
  updateTeacher,
  type TeacherDetails,
  type TeacherForm,
} from '@portal/shared-api/teachers';
import { DateField } from '@portal/shared-ui/date-field';
import { dateText } from '@portal/shared-ui/dates';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { NewPasswordField } from '@portal/shared-ui/new-password-field';
import { icText, phoneText } from '@portal/shared-ui/number-groups';
import { QueryDialog } from '@portal/shared-ui/query-dialog';
import { EditRecordDialog } from '@portal/shared-ui/record-dialog';
import { SelectField } from '@portal/shared-ui/select-field';
import { Tabs } from '@portal/shared-ui/tabs';
import { useDespite } from '@portal/shared-ui/use-despite';
import { useState } from 'react';
import { IssuePasswordButton } from '../people/issue-password-button.tsx';
import { TaughtClasses } from './taught-classes.tsx';
import { TeacherFields } from './teacher-fields.tsx';

interface TeacherDialogProps {
  id: number;
  onClose: () => void;
  onDone: (message: string) => void;
}

type Values = Omit<TeacherForm, 'version'>;
const { shape } = teacherBody;

/** Everything about one teacher, to view and edit, and the classes. */
export function TeacherDialog({ id, ...dialog }: TeacherDialogProps) {
  const { t } = useTranslation('admin-app');
  const details = useApiQuery(teacherDetails, { params: { id } }, { anew: true });
  return (
    <QueryDialog title={t('teachers.details')} query={details} onClose={dialog.onClose}>
      {(teacher) => (
        <EditTeacherDialog
          {...dialog}
          teacher={teacher}
          reread={async () => (await details.refetch({ throwOnError: true })).data!}
        />
      )}
    </QueryDialog>
  );
}

interface EditTeacherDialogProps extends Omit<TeacherDialogProps, 'id'> {
  teacher: TeacherDetails;
  reread: () => Promise<TeacherDetails>;
}

function EditTeacherDialog({ teacher: opened, reread, onClose, onDone }: EditTeacherDialogProps) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const update = useApiMutation(updateTeacher);
  const despiteOnlyTeacher = useDespite('suspends_only_teacher', {
    title: t('teachers.suspension.title', { name: opened.name }),
    verb: t('teachers.suspension.verb'),
  });
  const [tab, setTab] = useState('information');
  const [teacher] = useState(opened);
  const { id } = teacher;

  return (
    <EditRecordDialog<Values, TeacherDetails>
      title={t('teachers.details')}
      verb={t('teachers.update')}
      valuesOf={({ id: _id, version: _version, ...values }) => values}
      record={teacher}
      reread={reread}
      describe={(one) => [
        { term: t('teachers.fields.name'), value: one.name },
        { term: t('teachers.fields.email'), value: one.email },
        { term: t('teachers.fields.ic'), value: icText(one.ic) },
        { term: t('teachers.fields.phone'), value: phoneText(one.contact) },
        { term: t('teachers.fields.educationLevel'), value: one.teacher_education_level },
        { term: t('teachers.fields.address'), value: one.address },
        { term: t('teachers.fields.joinDate'), value: dateText(one.join_date, language) },
        { term: t('teachers.fields.status'), value: t(`teachers.statuses.${one.status}`) },
      ]}
      save={(body, version) =>
        despiteOnlyTeacher((despite_only_teacher) =>
          update.mutateAsync({ params: { id }, body: { ...body, version, despite_only_teacher } }),
        )
      }
      onDone={onDone}
      onInvalid={() => setTab('information')}
      onlyCloses={tab === 'classes'}
      extra={
        tab === 'information' &&
        teacher.status === 'active' && (
          <IssuePasswordButton person={teacher} endpoint={issueTeacherPassword} />
        )
      }
      onClose={onClose}
    >
      <Tabs
        keep
        active={tab}
        onChange={setTab}
        tabs={[
          {
            key: 'information',
            label: t('teachers.tabs.information'),
            children: (
              <>
                <TeacherFields shape={shape} />
                <DateField name="join_date" label={t('teachers.fields.joinDate')} schema={shape.join_date} />
                <SelectField
                  name="status"
                  label={t('teachers.fields.status')}
                  hint={t('teachers.statusHint')}
                  schema={shape.status}
                  options={teacherStatuses.map((value) => ({
                    value,
                    label: t(`teachers.statuses.${value}`),
                  }))}
                />
                <NewPasswordField
                  name="newPassword"
                  label={t('teachers.fields.newPassword')}
                  hint={t('teachers.fields.newPasswordHint')}
                  schema={shape.newPassword}
                />
              </>
            ),
          },
          {
            key: 'classes',
            label: t('teachers.tabs.classes'),
            children: <TaughtClasses teacherId={id} />,
          },
        ]}
      />
    </EditRecordDialog>
  );
}
