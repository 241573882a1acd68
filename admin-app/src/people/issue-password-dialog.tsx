import { FormDialog } from '@portal/shared-ui/form-dialog';
import { useForm, useWatch } from '@portal/shared-ui/form';
import { useTranslation } from '@portal/shared-ui/i18n';
import { useState } from 'react';
import { IssuedAccountDialog } from './issued-account-dialog.tsx';
import { IssuedPasswordField } from './issued-password-field.tsx';
import { issuedPassword } from '@portal/shared-api/issued-password';

interface IssuePasswordDialogProps {
  person: { name: string; email: string; studentId?: string };
  /** Stores it. A refusal is shown beside the password. */
  issue: (password: string) => Promise<unknown>;
  onClose: () => void;
}

/** A new password for somebody who forgot theirs: stored first, then shown once. */
export function IssuePasswordDialog({ person, issue, onClose }: IssuePasswordDialogProps) {
  const { t } = useTranslation('admin-app');
  const [form] = useForm<{ password: string }>();
  const [offered] = useState(issuedPassword);
  const password = useWatch('password', form) ?? offered;
  const [issued, setIssued] = useState<string | null>(null);

  if (issued !== null)
    return <IssuedAccountDialog account={{ ...person, password: issued, isNew: false }} onClose={onClose} />;
  return (
    <FormDialog<{ password: string }>
      form={form}
      title={t('people.issue.title', { name: person.name })}
      verb={t('people.issue.submit')}
      initialValues={{ password: offered }}
      onSubmit={async (values) => {
        await issue(values.password);
        setIssued(values.password);
      }}
      onClose={onClose}
    >
      <p>{t('people.issue.intro')}</p>
      <IssuedPasswordField password={password} onGenerate={(next) => form.setFieldValue('password', next)} />
    </FormDialog>
  );
}
