import { educationLevelNames } from '@portal/shared-api/education-levels';
import { studentProfile } from '@portal/shared-api/profiles';
import { useApiQuery } from '@portal/shared-api/react';
import { useLanguage } from '@portal/shared-ui/i18n';
import { icText, phoneText } from '@portal/shared-ui/number-groups';
import { Details } from './details.tsx';
import { ReferralLink } from './referral-link.tsx';

/** A student's facts, and the referral link. */
export function StudentProfile() {
  const language = useLanguage();
  return (
    <Details
      query={useApiQuery(studentProfile, {})}
      rows={(profile) => [
        ['profile.studentId', profile.student_id],
        ['profile.name', profile.name],
        ['profile.email', profile.email],
        ['profile.phone', phoneText(profile.phone)],
        ['profile.ic', icText(profile.ic)],
        ['profile.address', profile.address],
        ['profile.guardianName', profile.guardian_name],
        ['profile.guardianPhone', phoneText(profile.guardian_phone)],
        ['profile.school', profile.school],
        ['profile.educationLevel', educationLevelNames[profile.education_level][language]],
        ['profile.points', profile.points],
      ]}
    >
      {(profile) => <ReferralLink code={profile.referral_code} />}
    </Details>
  );
}
