import { educationLevelNames } from '@portal/shared-api/education-levels';
import type { StudentRow } from '@portal/shared-api/students';
import type { Column } from '@portal/shared-ui/data-table';
import { EmailAddress } from '@portal/shared-ui/email-address';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { phoneText } from '@portal/shared-ui/number-groups';

/** ID, Name, Email, Phone, Guardian Phone, Education Level (specification B). */
export function useStudentColumns(): Column<StudentRow>[] {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  return [
    { key: 'id', title: t('students.fields.id'), render: (row) => row.student_id },
    { key: 'name', title: t('students.fields.name'), heading: true, render: ({ name }) => name },
    {
      key: 'email',
      title: t('students.fields.email'),
      render: ({ email }) => (email ? <EmailAddress value={email} /> : '–'),
    },
    {
      key: 'phone',
      title: t('students.fields.phone'),
      nowrap: true,
      render: ({ phone }) => phoneText(phone),
    },
    {
      key: 'guardian',
      title: t('students.fields.guardianPhone'),
      minor: true,
      nowrap: true,
      render: (row) => phoneText(row.guardian_phone),
    },
    {
      key: 'level',
      title: t('students.fields.educationLevel'),
      render: (row) => educationLevelNames[row.education_level][language],
    },
  ];
}
