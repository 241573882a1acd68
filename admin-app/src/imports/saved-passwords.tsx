import type { IssuedAccounts } from '@portal/shared-api/imports';
import { Button } from '@portal/shared-ui/button';
import { CopyButton } from '@portal/shared-ui/copy-button';
import { useTranslation } from '@portal/shared-ui/i18n';
import styles from './imports.module.css';
import { saveFile } from '@portal/shared-ui/save-file';

const cell = (text: string): string => `"${text.replace(/"/g, '""').replace(/^[=+\-@]/, "'$&")}"`;

interface SavedPasswordsProps {
  accounts: IssuedAccounts;
  onSaved: () => void;
}

/** The only time an import's passwords are shown, to save or copy for the families. */
export function SavedPasswords({ accounts, onSaved }: SavedPasswordsProps) {
  const { t } = useTranslation('admin-app');
  const head = [
    t('imports.role'),
    t('students.fields.name'),
    t('people.issued.signInWith'),
    t('people.password.label'),
  ];
  const rows = accounts.map(({ role, name, sign_in, password }) => [
    t(`imports.roles.${role}`),
    name,
    sign_in,
    password,
  ]);
  // A byte order mark tells Excel that this is UTF-8.
  const csv = () =>
    new Blob(['\ufeff', [head, ...rows].map((row) => row.map(cell).join(',')).join('\r\n')], {
      type: 'text/csv',
    });
  function save() {
    saveFile(csv(), t('imports.passwordsFile'));
    onSaved();
  }
  return (
    <>
      <p>{t('imports.passwords', { count: rows.length })}</p>
      <div className={styles.buttons}>
        <Button kind="primary" icon="download" onClick={save}>
          {t('imports.savePasswords')}
        </Button>
        <CopyButton
          text={[head, ...rows].map((row) => row.join('\t')).join('\n')}
          label={t('people.issued.copyAll')}
          onCopied={onSaved}
        />
      </div>
    </>
  );
}
