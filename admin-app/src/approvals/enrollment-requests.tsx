import { decideEnrollment, pendingEnrollments } from '@portal/shared-api/approvals-requests';
import { educationLevelNames, packageName } from '@portal/shared-api/education-levels';
import { branchName } from '@portal/shared-ui/branch-name';
import { Chip } from '@portal/shared-ui/chip';
import { ComingSchedules } from '@portal/shared-ui/class-schedule';
import { timeRangeText, weekdayName } from '@portal/shared-ui/dates';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { studentText } from '@portal/shared-ui/student-text';
import { useConfirmed } from '@portal/shared-ui/use-confirmed';
import styles from './approvals.module.css';
import { RequestList } from './request-list.tsx';
import { useAcceptEnrollment } from './use-accept-enrollment.ts';
import { useRejectQuestion } from './use-reject-question.ts';
import { WaitingSince } from './waiting-since.tsx';

/** Students' requests for classes. Accepting adds the ones they do not attend yet. */
export function EnrollmentRequests() {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const accept = useAcceptEnrollment();
  const decide = useConfirmed(decideEnrollment, ['students']);
  const rejectQuestion = useRejectQuestion();

  return (
    <RequestList
      endpoint={pendingEnrollments}
      kind="enrollments"
      onAccept={(row) => void accept(row)}
      onReject={({ id, student }) =>
        void decide(rejectQuestion(student.name, t('approvals.rejectQuestion.enrollment')), {
          params: { id, decision: 'reject' },
        })
      }
      columns={[
        {
          key: 'student',
          title: t('approvals.fields.student'),
          heading: true,
          render: ({ student }) => studentText(student),
        },
        {
          key: 'level',
          title: t('approvals.fields.educationLevel'),
          render: (row) => (
            <>
              {educationLevelNames[row.education_level][language]}
              <br />
              <span className={styles.quiet}>{packageName[row.enrollment_type][language]}</span>
            </>
          ),
        },
        {
          key: 'classes',
          title: t('approvals.fields.classes'),
          render: ({ details }) =>
            details.map((one) => (
              <div key={one.id}>
                <strong>{one.subject}</strong>{' '}
                {one.is_online === 1 && <Chip tone="slate">{t('approvals.online')}</Chip>}
                <div className={styles.quiet}>
                  {weekdayName(one.class_day, language)} ·{' '}
                  {timeRangeText(one.start_time, one.end_time, language)} · {branchName(one.branch, language)}
                  {one.teacher && <> · {one.teacher}</>}
                  <ComingSchedules of={one} />
                </div>
              </div>
            )),
        },
        {
          key: 'submitted',
          title: t('approvals.fields.submitted'),
          render: (row) => <WaitingSince instant={row.created_at} />,
        },
      ]}
    />
  );
}
