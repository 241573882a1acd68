import { pendingStudents, rejectStudent, type StudentRegistration } from '@portal/shared-api/approvals';
import { educationLevelNames, packageName } from '@portal/shared-api/education-levels';
import { branchName } from '@portal/shared-ui/branch-name';
import { EmailAddress } from '@portal/shared-ui/email-address';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { phoneText } from '@portal/shared-ui/number-groups';
import { useConfirmed } from '@portal/shared-ui/use-confirmed';
import { useState } from 'react';
import styles from './approvals.module.css';
import { AcceptStudentDialog } from './accept-student-dialog.tsx';
import { IssuedAccountDialog, type IssuedAccount } from '../people/issued-account-dialog.tsx';
import { RequestList } from './request-list.tsx';
import { useRejectQuestion } from './use-reject-question.ts';
import { WaitingSince } from './waiting-since.tsx';

/** Student registrations. Accepting creates the student and shows ID and password once. */
export function StudentRegistrations() {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const reject = useConfirmed(rejectStudent);
  const rejectQuestion = useRejectQuestion();
  const [accepting, setAccepting] = useState<StudentRegistration | null>(null);
  const [issued, setIssued] = useState<IssuedAccount | null>(null);

  return (
    <>
      <RequestList
        endpoint={pendingStudents}
        kind="students"
        onAccept={setAccepting}
        onReject={({ id, name }) => void reject(rejectQuestion(name), { params: { id } })}
        columns={[
          { key: 'name', title: t('approvals.fields.name'), heading: true, render: ({ name }) => name },
          {
            key: 'level',
            title: t('approvals.fields.schooling'),
            render: (row) => (
              <>
                {educationLevelNames[row.education_level][language]}
                <br />
                <span className={styles.quiet}>{row.school}</span>
              </>
            ),
          },
          {
            key: 'package',
            title: t('approvals.fields.interest'),
            render: (row) => (
              <>
                {packageName[row.package_interest][language]}
                <br />
                <span className={styles.quiet}>{branchName(row.branch.branch_name, language)}</span>
              </>
            ),
          },
          {
            key: 'contact',
            title: t('approvals.fields.contact'),
            render: ({ phone, email }) => (
              <>
                <div className={styles.number}>{phoneText(phone)}</div>
                <EmailAddress value={email} />
              </>
            ),
          },
          {
            key: 'submitted',
            title: t('approvals.fields.submitted'),
            render: (row) => <WaitingSince instant={row.created_at} />,
          },
        ]}
      />
      {accepting && (
        <AcceptStudentDialog
          registration={accepting}
          onClose={() => setAccepting(null)}
          onAccepted={(account) => {
            setAccepting(null);
            setIssued(account);
          }}
        />
      )}
      {issued && <IssuedAccountDialog account={issued} onClose={() => setIssued(null)} />}
    </>
  );
}
