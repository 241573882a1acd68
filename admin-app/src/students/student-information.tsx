import { usePortal } from '@portal/portal-kit/area';
import { educationLevelNames } from '@portal/shared-api/education-levels';
import { useApiMutation } from '@portal/shared-api/react';
import type { StudentDetails } from '@portal/shared-api/students';
import {
  studentDetailsBody,
  updateStudent,
  type StudentDetailsForm,
} from '@portal/shared-api/students-editing';
import { branchName } from '@portal/shared-ui/branch-name';
import { ChangedMeanwhile } from '@portal/shared-ui/changed-meanwhile';
import { DateField } from '@portal/shared-ui/date-field';
import { dateText } from '@portal/shared-ui/dates';
import { DialogFoot } from '@portal/shared-ui/dialog';
import { DescriptionList } from '@portal/shared-ui/description-list';
import { KitForm, SubmitButton, useForm } from '@portal/shared-ui/form';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { NewPasswordField } from '@portal/shared-ui/new-password-field';
import { icText, phoneText } from '@portal/shared-ui/number-groups';
import { useRecord } from '@portal/shared-ui/use-record';
import { useEffect, useState } from 'react';
import { useSameIc } from '../people/use-same-ic.ts';
import { StudentFields } from './student-fields.tsx';

const schema = studentDetailsBody.shape;

/** The student's editable fields, as text. */
function useDescription() {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  return (student: StudentDetails) => [
    { term: t('students.fields.name'), value: student.name },
    { term: t('students.fields.email'), value: student.email },
    { term: t('students.fields.ic'), value: icText(student.ic) },
    { term: t('students.fields.phone'), value: phoneText(student.phone) },
    {
      term: t('students.fields.educationLevel'),
      value: educationLevelNames[student.education_level][language],
    },
    { term: t('students.fields.school'), value: student.school },
    { term: t('students.fields.branch'), value: branchName(student.branch.branch_name, language) },
    { term: t('students.fields.guardianName'), value: student.guardian_name },
    { term: t('students.fields.guardianPhone'), value: phoneText(student.guardian_phone) },
    { term: t('students.fields.address'), value: student.address },
    { term: t('students.fields.referredBy'), value: student.referred_by?.name ?? null },
    { term: t('students.fields.originalJoinDate'), value: dateText(student.original_join_date, language) },
    { term: t('students.fields.joinDate'), value: dateText(student.join_date, language) },
  ];
}

const valuesOf = (student: StudentDetails): Partial<StudentDetailsForm> => ({
  name: student.name,
  email: student.email ?? '',
  phone: student.phone ?? '',
  ic: student.ic,
  education_level: student.education_level as StudentDetailsForm['education_level'],
  school: student.school,
  guardian_name: student.guardian_name,
  guardian_phone: student.guardian_phone,
  address: student.address,
  referred_by: student.referred_by?.referral_code ?? '',
  branch_id: String(student.branch.id),
  original_join_date: student.original_join_date,
  ...(student.join_date === student.original_join_date ? {} : { join_date: student.join_date }),
});

interface StudentInformationProps {
  student: StudentDetails;
  reread: () => Promise<StudentDetails>;
  /** Registers a check for unsaved changes. */
  onChangeable: (isChanged: () => boolean) => void;
}

/** The form with a student's details. Saving restarts it with the saved values. */
export function StudentInformation({ student, reread, onChangeable }: StudentInformationProps) {
  const [opened, setOpened] = useState(student);
  return (
    <InformationForm
      key={opened.version}
      student={opened}
      reread={reread}
      onChangeable={onChangeable}
      onSaved={async () => setOpened(await reread())}
    />
  );
}

function InformationForm({
  student,
  reread,
  onChangeable,
  onSaved,
}: StudentInformationProps & { onSaved: () => Promise<void> }) {
  const { t } = useTranslation('admin-app');
  const { notify } = usePortal();
  const [form] = useForm<StudentDetailsForm>();
  const update = useApiMutation(updateStudent, ['payments']);
  const withQuestion = useSameIc('save');
  const reading = useRecord(student, reread, { form, valuesOf });
  const describe = useDescription();
  const hasRejoined = reading.seen.join_date !== reading.seen.original_join_date;

  useEffect(() => onChangeable(() => form.isFieldsTouched()), [form, onChangeable]);

  async function save(values: StudentDetailsForm) {
    const { message } = await reading.save((version) =>
      withQuestion((same_ic) =>
        update.mutateAsync({ params: { id: student.id }, body: { ...values, same_ic, version } }),
      ),
    );
    notify('success', message);
    await onSaved();
  }

  return (
    <KitForm<StudentDetailsForm>
      form={form}
      initialValues={valuesOf(student)}
      onSubmit={save}
      asksBeforeLeaving
    >
      <ChangedMeanwhile was={reading.was} now={reading.seen} describe={describe} />
      <DescriptionList
        items={[
          { term: t('students.fields.id'), value: student.student_id },
          { term: t('students.fields.referralCode'), value: student.referral_code },
          {
            term: t('students.fields.setup'),
            value: t(student.is_initialized ? 'students.details.setupDone' : 'students.details.setupOpen'),
          },
        ]}
      />
      <StudentFields schema={schema} />
      <DateField
        name="original_join_date"
        label={t('students.fields.originalJoinDate')}
        schema={schema.original_join_date}
      />
      {hasRejoined && (
        <DateField name="join_date" label={t('students.fields.joinDate')} schema={schema.join_date} />
      )}
      {student.status === 'active' && (
        <NewPasswordField
          name="password"
          label={t('students.fields.newPassword')}
          hint={t('students.fields.newPasswordHint')}
          schema={schema.password}
        />
      )}
      <DialogFoot>
        <SubmitButton>{t('students.edit.submit')}</SubmitButton>
      </DialogFoot>
    </KitForm>
  );
}
