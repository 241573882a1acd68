import { newPassword } from '@portal/shared-api/fields';
import { Button } from '@portal/shared-ui/button';
import { useTranslation } from '@portal/shared-ui/i18n';
import { CopyButton } from '@portal/shared-ui/copy-button';
import { NewPasswordField } from '@portal/shared-ui/new-password-field';
import styles from './people.module.css';
import { issuedPassword } from '@portal/shared-api/issued-password';

interface IssuedPasswordFieldProps {
  /** The value of the form's field `password`. */
  password: string;
  onGenerate: (password: string) => void;
}

/** The password an admin hands out: generated, and can be shown, copied, regenerated or typed over. */
export function IssuedPasswordField({ password, onGenerate }: IssuedPasswordFieldProps) {
  const { t } = useTranslation('admin-app');
  return (
    <div className={styles.password}>
      <NewPasswordField name="password" label={t('people.password.label')} schema={newPassword} />
      <div className={styles.passwordButtons}>
        <CopyButton text={password} label={t('people.password.copy')} />
        <Button kind="text" onClick={() => onGenerate(issuedPassword())}>
          {t('people.password.generate')}
        </Button>
      </div>
    </div>
  );
}
