import { decideParent, pendingParents, type ParentRegistration } from '@portal/shared-api/approvals-requests';
import { isolated } from '@portal/shared-api/languages';
import { EmailAddress } from '@portal/shared-ui/email-address';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { listText } from '@portal/shared-ui/list-text';
import { icText, phoneText } from '@portal/shared-ui/number-groups';
import { useConfirmed } from '@portal/shared-ui/use-confirmed';
import styles from './approvals.module.css';
import { RequestList } from './request-list.tsx';
import { RequestedStudentLine } from './requested-student.tsx';
import { useRejectQuestion } from './use-reject-question.ts';
import { WaitingSince } from './waiting-since.tsx';

const nameOf = ({ student_id, student }: ParentRegistration['students'][number]) =>
  student ? `${student_id} ${isolated(student.name)}` : student_id;

/** Parent registrations. Accepting creates the account and links the existing students. */
export function ParentRegistrations() {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const decide = useConfirmed(decideParent);
  const rejectQuestion = useRejectQuestion();

  /** What accepting does for each named student, in sentences. */
  function consequences({ students }: ParentRegistration): string {
    const groups = [
      ['links', students.filter(({ student }) => student)],
      ['waiting', students.filter(({ other_branch }) => other_branch)],
      ['unknown', students.filter(({ student, other_branch }) => !student && !other_branch)],
    ] as const;
    return [
      t('approvals.acceptQuestion.parent'),
      ...groups
        .filter(([, named]) => named.length > 0)
        .map(([group, named]) =>
          t(`approvals.acceptQuestion.${group}`, { students: listText(named.map(nameOf), language) }),
        ),
    ].join(language === 'ch' ? '' : ' ');
  }

  return (
    <RequestList
      endpoint={pendingParents}
      kind="parents"
      onAccept={(row) =>
        void decide(
          {
            title: t('approvals.acceptQuestion.title', { name: row.name }),
            text: consequences(row),
            verb: t('approvals.accept'),
          },
          { params: { id: row.id, decision: 'accept' } },
        )
      }
      onReject={({ id, name }) => void decide(rejectQuestion(name), { params: { id, decision: 'reject' } })}
      columns={[
        { key: 'name', title: t('approvals.fields.name'), heading: true, render: ({ name }) => name },
        {
          key: 'students',
          title: t('approvals.fields.students'),
          render: ({ students }) => (
            <ul className={styles.students}>
              {students.map((requested) => (
                <li key={requested.student_id}>
                  <RequestedStudentLine requested={requested} />
                </li>
              ))}
            </ul>
          ),
        },
        {
          key: 'contact',
          title: t('approvals.fields.contact'),
          render: (row) => (
            <>
              <div className={styles.number}>{phoneText(row.contact_number)}</div>
              <EmailAddress value={row.email} />
            </>
          ),
        },
        {
          key: 'ic',
          title: t('approvals.fields.ic'),
          minor: true,
          nowrap: true,
          render: ({ ic }) => icText(ic),
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
