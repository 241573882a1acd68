import { decideLinkage, pendingLinkages, type LinkageRequest } from '@portal/shared-api/approvals-requests';
import { useTranslation } from '@portal/shared-ui/i18n';
import { studentText } from '@portal/shared-ui/student-text';
import { useConfirmed } from '@portal/shared-ui/use-confirmed';
import { RequestList } from './request-list.tsx';
import { RequestedStudentLine } from './requested-student.tsx';
import { useRejectQuestion } from './use-reject-question.ts';
import { WaitingSince } from './waiting-since.tsx';

/** Parents' requests to see one more student. One for an unknown ID is only accepted after a warning. */
export function LinkageRequests() {
  const { t } = useTranslation('admin-app');
  const decide = useConfirmed(decideLinkage);
  const rejectQuestion = useRejectQuestion();

  const questionOf = ({ parent, student_id: studentId, student }: LinkageRequest) =>
    student
      ? {
          title: t('approvals.acceptQuestion.title', { name: parent }),
          text: t('approvals.acceptQuestion.linkage', {
            parent,
            student: studentText({ ...student, student_id: studentId }),
          }),
          verb: t('approvals.accept'),
        }
      : {
          title: t('approvals.unknownQuestion.title'),
          text: t('approvals.unknownQuestion.text', { parent, studentId }),
          verb: t('approvals.unknownQuestion.verb'),
          danger: true,
        };

  return (
    <RequestList
      endpoint={pendingLinkages}
      kind="linkage"
      onAccept={(row) => void decide(questionOf(row), { params: { id: row.id, decision: 'accept' } })}
      onReject={({ id, parent, student_id: studentId }) =>
        void decide(rejectQuestion(parent, t('approvals.rejectQuestion.linkage', { studentId })), {
          params: { id, decision: 'reject' },
        })
      }
      columns={[
        { key: 'parent', title: t('approvals.fields.parent'), heading: true, render: ({ parent }) => parent },
        {
          key: 'student',
          title: t('approvals.fields.student'),
          render: (row) => <RequestedStudentLine requested={row} />,
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
