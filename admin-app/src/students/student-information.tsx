import { educationLevelNames } from '@portal/shared-api/education-levels';
import type { StudentDetails } from '@portal/shared-api/students';
import { branchName } from '@portal/shared-ui/branch-name';
import { dateText } from '@portal/shared-ui/dates';
import { DescriptionList } from '@portal/shared-ui/description-list';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';

/** What is known about a student, to read. */
export function StudentInformation({ student }: { student: StudentDetails }) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const rejoined = student.join_date !== student.original_join_date;
  const field = (name: string, value: string | null) => ({ term: t(`students.fields.${name}`), value });
  return (
    <DescriptionList
      items={[
        field('id', student.student_id),
        field('name', student.name),
        field('email', student.email),
        field('phone', student.phone),
        field('ic', student.ic),
        field('guardianName', student.guardian_name),
        field('guardianPhone', student.guardian_phone),
        field('educationLevel', educationLevelNames[student.education_level][language]),
        field('school', student.school),
        field('branch', branchName(student.branch.branch_name, language)),
        field('address', student.address),
        field('originalJoinDate', dateText(student.original_join_date, language)),
        field('joinDate', rejoined ? dateText(student.join_date, language) : null),
        field('referralCode', student.referral_code),
        field(
          'setup',
          t(student.is_initialized ? 'students.details.setupDone' : 'students.details.setupOpen'),
        ),
      ]}
    />
  );
}
