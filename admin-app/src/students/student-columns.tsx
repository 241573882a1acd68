import { usePortal } from '@portal/portal-kit/area';
import { educationLevelNames } from '@portal/shared-api/education-levels';
import type { StudentRow } from '@portal/shared-api/students';
import { branchName } from '@portal/shared-ui/branch-name';
import type { Column } from '@portal/shared-ui/data-table';
import { EmailAddress } from '@portal/shared-ui/email-address';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { phoneText } from '@portal/shared-ui/number-groups';

/** ID, Name, Email, Phone, Guardian Phone, Education Level (specification B); the branch for admins who see all. */
export function useStudentColumns(): Column<StudentRow>[] {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const seesAll = usePortal().session?.adminLevel === 'level_3';
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
    ...(seesAll
      ? [
          {
            key: 'branch',
            title: t('students.fields.branch'),
            minor: true,
            render: ({ branch }: StudentRow) => branchName(branch.branch_name, language),
          },
        ]
      : []),
  ];
}
