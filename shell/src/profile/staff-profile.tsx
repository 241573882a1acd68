import { adminProfile, teacherProfile } from '@portal/shared-api/profiles';
import { useApiQuery } from '@portal/shared-api/react';
import { branchName } from '@portal/shared-ui/branch-name';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { icText, phoneText } from '@portal/shared-ui/number-groups';
import { Details } from './details.tsx';

/** An admin's facts. */
export function AdminProfile() {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  return (
    <Details
      query={useApiQuery(adminProfile, {})}
      rows={(profile) => [
        ['profile.name', profile.name],
        ['profile.email', profile.email],
        ['profile.role', t('roles.admin')],
        ['profile.adminLevel', t(`profile.levels.${profile.admin_level}`)],
        [
          'profile.branch',
          profile.branch ? branchName(profile.branch.branch_name, language) : t('profile.allBranches'),
        ],
      ]}
    />
  );
}

/** A teacher's facts. */
export const TeacherProfile = () => (
  <Details
    query={useApiQuery(teacherProfile, {})}
    rows={(profile) => [
      ['profile.teacherNumber', profile.id],
      ['profile.name', profile.name],
      ['profile.email', profile.email],
      ['profile.phone', phoneText(profile.phone)],
      ['profile.ic', icText(profile.ic)],
      ['profile.teacherEducationLevel', profile.teacher_education_level],
      ['profile.address', profile.address],
    ]}
  />
);
