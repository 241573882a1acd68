import { studentEnrollmentStatus } from '@portal/shared-api/enrollment';
import { studentProfile } from '@portal/shared-api/profiles';
import { useApiQuery } from '@portal/shared-api/react';
import { useTranslation } from '@portal/shared-ui/i18n';
import { Loaded } from '@portal/shared-ui/loaded';
import { Notice } from '@portal/shared-ui/notice';
import { Page } from '@portal/shared-ui/page';
import { EnrollmentForm } from './enrollment-form.tsx';
import styles from './enrollment.module.css';

/** Requesting classes while enrolment is open (specification B, "Enrollment"). */
export default function EnrollmentPage() {
  const { t } = useTranslation('student-app');
  const status = useApiQuery(studentEnrollmentStatus, {});
  const profile = useApiQuery(studentProfile, {});
  return (
    <Page title={t('enrollment.title')} intro={t('enrollment.purpose')}>
      <div className={styles.page}>
        {status.data?.data.have_active_enrollment && (
          <Notice kind="warning">
            {t('enrollment.pending')} {t('enrollment.replaces')}
          </Notice>
        )}
        <Loaded query={profile} lines={6}>
          {({ student_id, education_level: level }) => (
            <EnrollmentForm studentId={student_id} level={level === 'general' ? undefined : level} />
          )}
        </Loaded>
      </div>
    </Page>
  );
}
