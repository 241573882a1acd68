import { usePortal } from '@portal/portal-kit/area';
import { CopyButton } from '@portal/shared-ui/copy-button';
import { DescriptionList } from '@portal/shared-ui/description-list';
import { Dialog } from '@portal/shared-ui/dialog';
import { useTranslation } from '@portal/shared-ui/i18n';
import { Notice } from '@portal/shared-ui/notice';
import { useState } from 'react';
import styles from './approvals.module.css';

export interface IssuedAccount {
  name: string;
  email: string;
  password: string;
  /** Only a student has one. */
  studentId?: string;
  /** A sibling has the same address, so only the Student ID signs in. */
  sharesEmail?: boolean;
}

interface IssuedAccountDialogProps {
  account: IssuedAccount;
  onClose: () => void;
}

/** The only time a new account's password is shown; closing it uncopied asks first. */
export function IssuedAccountDialog({ account, onClose }: IssuedAccountDialogProps) {
  const { t } = useTranslation('admin-app');
  const { confirm } = usePortal();
  const [copied, setCopied] = useState(false);
  const { name, email, password, studentId, sharesEmail = false } = account;
  const signIn = sharesEmail ? studentId! : email;

  const lines = [
    ...(studentId ? [{ term: t('approvals.fields.studentId'), value: studentId }] : []),
    { term: t('approvals.issued.signInWith'), value: signIn },
    { term: t('approvals.password.label'), value: password },
  ];

  async function close() {
    const question = {
      title: t('approvals.issued.uncopiedTitle'),
      text: t('approvals.issued.uncopiedText'),
      verb: t('approvals.issued.uncopiedVerb'),
      danger: true,
    };
    if (copied || (await confirm(question))) onClose();
  }

  return (
    <Dialog
      title={t(studentId ? 'approvals.issued.title' : 'approvals.issued.teacherTitle', { name })}
      closeLabel={t('approvals.issued.done')}
      onClose={() => void close()}
      actions={
        <CopyButton
          text={lines.map(({ term, value }) => `${term}: ${value}`).join('\n')}
          label={t('approvals.issued.copyAll')}
          look="primary"
          onCopied={() => setCopied(true)}
        />
      }
    >
      <Notice kind="warning">
        {t(studentId ? 'approvals.issued.once' : 'approvals.issued.teacherOnce')}
      </Notice>
      <div className={styles.issued}>
        <DescriptionList
          items={lines.map(({ term, value }) => ({
            term,
            value: value === email ? value : <code>{value}</code>,
          }))}
        />
      </div>
      {sharesEmail && <Notice kind="info">{t('approvals.issued.sharedEmail', { email })}</Notice>}
    </Dialog>
  );
}
