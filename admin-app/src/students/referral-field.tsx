import { useApiQuery } from '@portal/shared-api/react';
import { studentByReferralCode, newStudentBody } from '@portal/shared-api/students-editing';
import { useWatch } from '@portal/shared-ui/form';
import { useTranslation } from '@portal/shared-ui/i18n';
import { studentText } from '@portal/shared-ui/student-text';
import { TextField } from '@portal/shared-ui/text-field';
import { useDebounced } from '@portal/shared-ui/use-debounced';

/** Searching by referral code waits longer than other searches (specification B, section 9). */
const DELAY = 1000;

/** The referrer, searched by referral code, with the name below it. */
export function ReferralField() {
  const { t } = useTranslation('admin-app');
  const typed = (useWatch<string | null | undefined>('referred_by') ?? '').trim();
  const code = useDebounced(typed, DELAY);
  const query = useApiQuery(
    studentByReferralCode,
    { params: { code } },
    { enabled: code !== '' && code.length <= 32 },
  );
  const found = query.data?.data;

  const hint = () => {
    if (typed === '') return t('students.referral.hint');
    if (code !== typed || query.isFetching) return t('students.referral.searching');
    if (!found) return null;
    if (found.length === 0) return t('students.referral.nobody');
    return found[0]!.student ? studentText(found[0]!.student) : t('students.referral.otherBranch');
  };
  return (
    <TextField
      name="referred_by"
      label={t('students.fields.referredBy')}
      schema={newStudentBody.shape.referred_by}
      hint={<span aria-live="polite">{hint()}</span>}
    />
  );
}
