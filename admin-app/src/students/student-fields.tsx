import { usePortal } from '@portal/portal-kit/area';
import type { newStudentBody, studentDetailsBody } from '@portal/shared-api/students-editing';
import { id } from '@portal/shared-api/fields';
import { BranchSelect } from '@portal/shared-ui/branch-select';
import { EducationLevelSelect } from '@portal/shared-ui/education-level-select';
import { EmailField } from '@portal/shared-ui/email-field';
import { IcField } from '@portal/shared-ui/ic-field';
import { useTranslation } from '@portal/shared-ui/i18n';
import { PhoneField } from '@portal/shared-ui/phone-field';
import { SchoolField } from '@portal/shared-ui/school-field';
import { TextField } from '@portal/shared-ui/text-field';
import { ReferralField } from './referral-field.tsx';

interface StudentFieldsProps {
  /** Required for a new student, optional for an existing one. */
  schema: typeof newStudentBody.shape | typeof studentDetailsBody.shape;
}

/** A student's details, in the order of the paper form. */
export function StudentFields({ schema }: StudentFieldsProps) {
  const { t } = useTranslation('admin-app');
  const { session } = usePortal();
  return (
    <>
      <TextField name="name" label={t('students.fields.name')} schema={schema.name} />
      <EmailField name="email" label={t('students.fields.email')} schema={schema.email} />
      <IcField name="ic" label={t('students.fields.ic')} schema={schema.ic} />
      <PhoneField name="phone" label={t('students.fields.phone')} schema={schema.phone} />
      <EducationLevelSelect
        name="education_level"
        label={t('students.fields.educationLevel')}
        schema={schema.education_level}
      />
      <SchoolField name="school" label={t('students.fields.school')} schema={schema.school} />
      {session?.adminLevel === 'level_3' && (
        <BranchSelect name="branch_id" label={t('students.fields.branch')} schema={id} />
      )}
      <TextField
        name="guardian_name"
        label={t('students.fields.guardianName')}
        schema={schema.guardian_name}
      />
      <PhoneField
        name="guardian_phone"
        label={t('students.fields.guardianPhone')}
        schema={schema.guardian_phone}
      />
      <TextField name="address" label={t('students.fields.address')} schema={schema.address} rows={2} />
      <ReferralField />
    </>
  );
}
