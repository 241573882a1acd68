import { usePortal } from '@portal/portal-kit/area';
import { pendingTeachers, rejectTeacher, type TeacherRegistration } from '@portal/shared-api/approvals';
import { useTranslation } from '@portal/shared-ui/i18n';
import { phoneText } from '@portal/shared-ui/number-groups';
import { useConfirmed } from '@portal/shared-ui/use-confirmed';
import { useState } from 'react';
import { AcceptTeacherDialog } from './accept-teacher-dialog.tsx';
import { IssuedAccountDialog, type IssuedAccount } from '../people/issued-account-dialog.tsx';
import { RequestList } from './request-list.tsx';
import { useRejectQuestion } from './use-reject-question.ts';
import { useResume } from './use-resume.ts';
import { WaitingSince } from './waiting-since.tsx';

/** Teacher applications, each with its resume. */
export function TeacherRegistrations() {
  const { t } = useTranslation('admin-app');
  const { notify } = usePortal();
  const reject = useConfirmed(rejectTeacher);
  const rejectQuestion = useRejectQuestion();
  const [accepting, setAccepting] = useState<TeacherRegistration | null>(null);
  const [issued, setIssued] = useState<IssuedAccount | null>(null);
  const openResume = useResume((reason) => notify('error', t('approvals.resumeFailed', { reason })));

  return (
    <>
      <RequestList
        endpoint={pendingTeachers}
        kind="teachers"
        onAccept={setAccepting}
        onReject={({ id, name }) => void reject(rejectQuestion(name), { params: { id } })}
        more={({ id }) => [
          {
            key: 'resume',
            label: t('approvals.viewResume'),
            icon: 'document',
            onClick: () => void openResume(id),
          },
        ]}
        columns={[
          { key: 'name', title: t('approvals.fields.name'), heading: true, render: ({ name }) => name },
          {
            key: 'phone',
            title: t('approvals.fields.phone'),
            nowrap: true,
            render: ({ phone }) => phoneText(phone),
          },
          {
            key: 'enquiry',
            title: t('approvals.fields.enquiry'),
            render: ({ enquiry }) => t(`approvals.enquiries.${enquiry}`),
          },
          {
            key: 'submitted',
            title: t('approvals.fields.submitted'),
            render: (row) => <WaitingSince instant={row.created_at} />,
          },
        ]}
      />
      {accepting && (
        <AcceptTeacherDialog
          application={accepting}
          onClose={() => setAccepting(null)}
          onViewResume={(id) => void openResume(id)}
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
