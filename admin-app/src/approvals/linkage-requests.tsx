import { decideLinkage, pendingLinkages, type LinkageRequest } from '@portal/shared-api/approvals';
import { useApiMutation, useApiQuery } from '@portal/shared-api/react';
import { instantText } from '@portal/shared-ui/dates';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { studentText } from '@portal/shared-ui/student-text';
import { RequestList, type ListProps } from './request-list.tsx';
import { RequestedStudentLine } from './requested-student.tsx';
import { useDecision } from './use-decision.ts';

/** Requests of parents to see one more student. One for an ID that nobody has is accepted only after a warning. */
export function LinkageRequests({ page, onPageChange }: ListProps) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const list = useApiQuery(pendingLinkages, { query: { page } }, { keepPrevious: true });
  const decision = useApiMutation(decideLinkage);
  const { decide, failure, forgetFailure } = useDecision(list);

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
    <RequestList<LinkageRequest>
      page={page}
      onPageChange={onPageChange}
      label={t('approvals.tabs.linkage')}
      emptyText={t('approvals.empty.linkage')}
      source={list}
      failure={failure}
      onFailureRead={forgetFailure}
      onAccept={(row) =>
        void decide(questionOf(row), () =>
          decision.mutateAsync({ params: { id: row.id, decision: 'accept' } }),
        )
      }
      onReject={({ id, parent, student_id: studentId }) =>
        void decide(
          {
            title: t('approvals.rejectQuestion.title', { name: parent }),
            text: t('approvals.rejectQuestion.linkage', { studentId }),
            verb: t('approvals.reject'),
            danger: true,
          },
          () => decision.mutateAsync({ params: { id, decision: 'reject' } }),
        )
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
          render: (row) => instantText(row.created_at, language),
        },
      ]}
    />
  );
}
