import { usePortal } from '@portal/portal-kit/area';
import { pendingTeachers, rejectTeacher, type TeacherRegistration } from '@portal/shared-api/approvals';
import { useApiMutation, useApiQuery } from '@portal/shared-api/react';
import { instantText } from '@portal/shared-ui/dates';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { useState } from 'react';
import { AcceptTeacherDialog } from './accept-teacher-dialog.tsx';
import { IssuedAccountDialog, type IssuedAccount } from './issued-account-dialog.tsx';
import { RequestList, type ListProps } from './request-list.tsx';
import { useDecision } from './use-decision.ts';
import { useResume } from './use-resume.ts';

/** Teacher applications, each with its resume. */
export function TeacherRegistrations({ page, onPageChange }: ListProps) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const { notify } = usePortal();
  const list = useApiQuery(pendingTeachers, { query: { page } }, { keepPrevious: true });
  const reject = useApiMutation(rejectTeacher);
  const { decide, failure, forgetFailure } = useDecision(list);
  const [accepting, setAccepting] = useState<TeacherRegistration | null>(null);
  const [issued, setIssued] = useState<IssuedAccount | null>(null);
  const openResume = useResume((reason) => notify('error', t('approvals.resumeFailed', { reason })));

  return (
    <>
      <RequestList<TeacherRegistration>
        page={page}
        onPageChange={onPageChange}
        label={t('approvals.tabs.teachers')}
        emptyText={t('approvals.empty.teachers')}
        source={list}
        failure={failure}
        onFailureRead={forgetFailure}
        onAccept={setAccepting}
        onReject={({ id, name }) =>
          void decide(
            {
              title: t('approvals.rejectQuestion.title', { name }),
              text: t('approvals.rejectQuestion.registration'),
              verb: t('approvals.reject'),
              danger: true,
            },
            () => reject.mutateAsync({ params: { id } }),
          )
        }
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
          { key: 'phone', title: t('approvals.fields.phone'), render: ({ phone }) => phone },
          {
            key: 'enquiry',
            title: t('approvals.fields.enquiry'),
            render: ({ enquiry }) => t(`approvals.enquiries.${enquiry}`),
          },
          {
            key: 'submitted',
            title: t('approvals.fields.submitted'),
            render: (row) => instantText(row.created_at, language),
          },
        ]}
      />
      <AcceptTeacherDialog
        application={accepting}
        onClose={() => setAccepting(null)}
        onViewResume={(id) => void openResume(id)}
        onAccepted={(account) => {
          setAccepting(null);
          setIssued(account);
        }}
      />
      <IssuedAccountDialog account={issued} onClose={() => setIssued(null)} />
    </>
  );
}
