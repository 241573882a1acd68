import {
  changeAdminPassword,
  changeParentPassword,
  changeStudentPassword,
  changeTeacherPassword,
} from '@portal/shared-api/profiles';
import { KitForm, SubmitButton } from '@portal/shared-ui/form';
import { Icon } from '@portal/shared-ui/icons';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { ConfirmPasswordField, NewPasswordField } from '@portal/shared-ui/new-password-field';
import { PasswordField } from '@portal/shared-ui/password-field';
import { useRef } from 'react';
import { Dialog, DialogAction, type DialogHandle } from '../dialog/dialog.tsx';
import { notify } from '../feedback/feedback.ts';
import { api } from '../services/services.ts';
import { useSession } from '../session/session-store.ts';
import { passwordFailure } from './password-failure.ts';
import styles from './profile-page.module.css';

const calls = {
  admin: changeAdminPassword,
  student: changeStudentPassword,
  teacher: changeTeacherPassword,
  parent: changeParentPassword,
} as const;

interface PasswordValues {
  existing_password: string;
  new_password: string;
  reconfirm: string;
}

/** The button and dialog for changing one’s own password (specification A, sections 5 and 8). */
export function ChangePassword({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const role = useSession((state) => state.session?.role);
  const dialog = useRef<DialogHandle>(null);
  if (!role) return null;

  const close = () => dialog.current?.close();
  const change = async ({ existing_password, new_password }: PasswordValues) => {
    try {
      await api.call(calls[role], { body: { existing_password, new_password } });
    } catch (error) {
      throw passwordFailure(error, language);
    }
    close();
    notify('success', t('profile.passwordChanged'));
  };

  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.open()}
      >
        <Icon name="password" /> {t('profile.changePassword')}
      </button>
      <Dialog ref={dialog} title={t('profile.changePassword')}>
        <KitForm<PasswordValues> onSubmit={change}>
          <PasswordField name="existing_password" label={t('profile.existingPassword')} />
          <NewPasswordField name="new_password" differsFrom="existing_password" />
          <ConfirmPasswordField
            name="reconfirm"
            of="new_password"
            label={t('profile.reconfirmPassword')}
            mismatch="new_password_mismatch"
          />
          <div className={styles.dialogActions}>
            <DialogAction onClick={close}>{t('profile.cancel')}</DialogAction>
            <SubmitButton>{t('profile.changePassword')}</SubmitButton>
          </div>
        </KitForm>
      </Dialog>
    </>
  );
}
