import { isApiError } from '@portal/shared-api/client';
import { checkPasswordReset, completePasswordReset } from '@portal/shared-api/password-resets';
import { ConfirmPasswordField, NewPasswordField } from '@portal/shared-ui/new-password-field';
import { KitForm, SubmitButton } from '@portal/shared-ui/form';
import { useTranslation } from '@portal/shared-ui/i18n';
import { useEffect, useState } from 'react';
import { Kit } from '../kit/kit.tsx';
import { api } from '../services/services.ts';
import { ForgottenPassword, useResetAvailable } from './forgotten-password.tsx';
import { likelyRole } from './sign-in.ts';
import styles from './sign-in-page.module.css';

interface Values {
  new_password: string;
  reconfirm: string;
}

/** The result of checking a link: whose password it sets, why it is invalid, or null until known. */
type Link = { of: string | null } | { refused: string } | null;

/** Checks the link before anything is typed. Without an answer the form shows anyway, and its call decides. */
function useLink(token: string): Link {
  const [link, setLink] = useState<Link>(null);
  useEffect(() => {
    let isOpen = true;
    api.call(checkPasswordReset, { body: { token } }).then(
      ({ name, student_id }) => isOpen && setLink({ of: student_id ? `${name} (${student_id})` : name }),
      (error: unknown) => {
        if (!isOpen) return;
        const isRefused = isApiError(error) && error.code === 'reset_link_invalid';
        setLink(isRefused ? { refused: error.message } : { of: null });
      },
    );
    return () => {
      isOpen = false;
    };
  }, [token]);
  return link;
}

interface NewPasswordCardProps {
  token: string;
  /** It is set; the server's message. */
  onDone: (message: string) => void;
  onLeave: () => void;
}

/** The page of an email's link: a new password. A used or expired link says so at once. */
export function NewPasswordCard({ token, onDone, onLeave }: NewPasswordCardProps) {
  const { t } = useTranslation('shell');
  const link = useLink(token);
  const available = useResetAvailable();
  const back = (
    <button type="button" className={styles.back} onClick={onLeave}>
      {t('signIn.forgotten.back')}
    </button>
  );
  return (
    <div className={styles.card} aria-busy={link === null}>
      <h1 className={styles.title}>{t('signIn.forgotten.title')}</h1>
      {link === null && <output>{t('signIn.forgotten.checking')}</output>}
      {link && 'refused' in link && (
        <>
          <output className={styles.note}>{link.refused}</output>
          <div className={styles.actions}>
            <ForgottenPassword
              available={available}
              begun={() => ({ role: likelyRole() })}
              open={t('signIn.forgotten.again')}
            />
            {back}
          </div>
        </>
      )}
      {link && 'of' in link && (
        <>
          {link.of !== null && <p>{t('signIn.forgotten.of', { name: link.of })}</p>}
          <Kit>
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
                {back}
              </div>
            </KitForm>
          </Kit>
        </>
      )}
    </div>
  );
}
