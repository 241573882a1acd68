import { useApiMutation } from '@portal/shared-api/react';
import type { issueParentPassword } from '@portal/shared-api/parents-admin';
import type { issueTeacherPassword } from '@portal/shared-api/teachers';
import { Button } from '@portal/shared-ui/button';
import { useTranslation } from '@portal/shared-ui/i18n';
import { useState } from 'react';
import { IssuePasswordDialog } from './issue-password-dialog.tsx';

interface IssuePasswordButtonProps {
  person: { id: number; name: string; email: string };
  endpoint: typeof issueParentPassword | typeof issueTeacherPassword;
}

/** Issues a new password for a parent or teacher who forgot it. */
export function IssuePasswordButton({ person, endpoint }: IssuePasswordButtonProps) {
  const { t } = useTranslation('admin-app');
  const issue = useApiMutation(endpoint);
  const [issuing, setIssuing] = useState(false);
  const { id, name, email } = person;
  return (
    <>
      <Button onClick={() => setIssuing(true)}>{t('people.issue.submit')}</Button>
      {issuing && (
        <IssuePasswordDialog
          person={{ name, email }}
          issue={(password) => issue.mutateAsync({ params: { id }, body: { password } })}
          onClose={() => setIssuing(false)}
        />
      )}
    </>
  );
}
