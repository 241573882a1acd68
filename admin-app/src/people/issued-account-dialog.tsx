import { usePortal } from '@portal/portal-kit/area';
import { Button } from '@portal/shared-ui/button';
import { CopyButton } from '@portal/shared-ui/copy-button';
import { DescriptionList } from '@portal/shared-ui/description-list';
import { Dialog } from '@portal/shared-ui/dialog';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { colon } from '@portal/shared-ui/list-text';
import { Notice } from '@portal/shared-ui/notice';
import { useState } from 'react';
import styles from './people.module.css';

export interface IssuedAccount {
  name: string;
  email: string;
  password: string;
  /** Only a student has one. */
  studentId?: string;
  /** A sibling has the same address, so only the Student ID signs in. */
  sharesEmail?: boolean;
  /** False if the account existed and only the password is new. */
  isNew?: boolean;
}

interface IssuedAccountDialogProps {
  account: IssuedAccount;
  onClose: () => void;
}

/** The only time a new account's password is shown. Closing without copying asks first. */
export function IssuedAccountDialog({ account, onClose }: IssuedAccountDialogProps) {
  const { t } = useTranslation('admin-app');
  const language = useLanguage();
  const { confirm, navigate } = usePortal();
  const [copied, setCopied] = useState(false);
  const { name, email, password, studentId, sharesEmail = false, isNew = true } = account;
  const kind = !isNew ? 'renewed' : studentId ? 'student' : 'teacher';
  const signIn = sharesEmail ? studentId! : email;

  const lines = [
    ...(studentId ? [{ term: t('people.issued.studentId'), value: studentId }] : []),
    { term: t('people.issued.signInWith'), value: signIn },
    { term: t('people.password.label'), value: password },
  ];

  /** The record id is the number of the Student ID. */
  const goOn = (tab: string) => {
    onClose();
    navigate(`/admin/students?${new URLSearchParams({ open: studentId!.replace(/\D/g, ''), tab })}`);
  };

  async function close(after = onClose) {
    const question = {
      title: t('people.issued.uncopiedTitle'),
      text: t('people.issued.uncopiedText'),
      verb: t('people.issued.uncopiedVerb'),
      danger: true,
    };
    if (copied || (await confirm(question))) after();
  }

  return (
    <Dialog
      title={t(`people.issued.title.${kind}`, { name })}
      closeLabel={t('people.issued.done')}
      onClose={() => void close()}
      actions={
        <CopyButton
          text={lines.map(({ term, value }) => `${term}${colon[language]}${value}`).join('\n')}
          label={t('people.issued.copyAll')}
          look="primary"
          onCopied={() => setCopied(true)}
        />
      }
    >
      <Notice kind="warning">{t(`people.issued.once.${kind}`)}</Notice>
      <div className={styles.issued}>
        <DescriptionList
          items={lines.map(({ term, value }) => ({
            term,
            value: value === email ? value : <code>{value}</code>,
          }))}
        />
      </div>
      {studentId && isNew && (
        <section className={styles.next} aria-labelledby="next-steps">
          <h3 id="next-steps">{t('people.issued.next')}</h3>
          {(['classes', 'presets'] as const).map((tab) => (
            <Button key={tab} icon="next" onClick={() => void close(() => goOn(tab))}>
              {t(`people.issued.to.${tab}`)}
            </Button>
          ))}
        </section>
      )}
      {sharesEmail && <Notice kind="info">{t('people.issued.sharedEmail', { email })}</Notice>}
    </Dialog>
  );
}
