import type { newTeacherBody } from '@portal/shared-api/teachers';
import { EmailField } from '@portal/shared-ui/email-field';
import type { FieldProps } from '@portal/shared-ui/field';
import { IcField } from '@portal/shared-ui/ic-field';
import { useTranslation } from '@portal/shared-ui/i18n';
import { PhoneField } from '@portal/shared-ui/phone-field';
import { TextField } from '@portal/shared-ui/text-field';

type Details = Exclude<keyof typeof newTeacherBody.shape, 'password'>;

/** What new and existing teachers have in common; `shape` says which fields are optional. */
export function TeacherFields({ shape }: { shape: Record<Details, NonNullable<FieldProps['schema']>> }) {
  const { t } = useTranslation('admin-app');
  return (
    <>
      <TextField name="name" label={t('teachers.fields.name')} schema={shape.name} />
      <EmailField name="email" schema={shape.email} />
      <IcField name="ic" schema={shape.ic} />
      <PhoneField name="contact" schema={shape.contact} />
      <TextField
        name="teacher_education_level"
        label={t('teachers.fields.educationLevel')}
        hint={t('teachers.educationLevelHint')}
        schema={shape.teacher_education_level}
      />
      <TextField name="address" label={t('teachers.fields.address')} schema={shape.address} rows={2} />
    </>
  );
}
