import { completePasswordReset } from '@portal/shared-api/password-resets';
import { ConfirmPasswordField, NewPasswordField } from '@portal/shared-ui/new-password-field';
import { KitForm, SubmitButton } from '@portal/shared-ui/form';
import { useTranslation } from '@portal/shared-ui/i18n';
import { api } from '../services/services.ts';
import styles from './sign-in-page.module.css';

interface Values {
  new_password: string;
  reconfirm: string;
}

/** The token of a link that an email brought; it stands behind #, where no server sees it. */
export const tokenOfLink = (hash: string): string | null =>
  /^#new-password=([\w-]+)$/.exec(hash)?.[1] ?? null;

interface NewPasswordCardProps {
  token: string;
  /** It is set; what the server says about it. */
  onDone: (message: string) => void;
  onLeave: () => void;
}

/** Where the link of an email leads: a new password. A link that is used or too old says so here. */
export function NewPasswordCard({ token, onDone, onLeave }: NewPasswordCardProps) {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.card}>
      <h1 className={styles.title}>{t('signIn.forgotten.title')}</h1>
      <KitForm<Values>
        onSubmit={async ({ new_password }) =>
          onDone((await api.call(completePasswordReset, { body: { token, new_password } })).message)
        }
      >
        <NewPasswordField name="new_password" />
        <ConfirmPasswordField
          name="reconfirm"
          of="new_password"
          label={t('profile.reconfirmPassword')}
          mismatch="new_password_mismatch"
        />
        <div className={styles.actions}>
          <SubmitButton block>{t('signIn.forgotten.set')}</SubmitButton>
          <button type="button" className={styles.back} onClick={onLeave}>
            {t('signIn.forgotten.back')}
          </button>
        </div>
      </KitForm>
    </div>
  );
}
