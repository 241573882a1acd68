import {
  changeAdminPassword,
  changeParentPassword,
  changeStudentPassword,
  changeTeacherPassword,
} from '@portal/shared-api/profiles';
import { FormDialog } from '@portal/shared-ui/form-dialog';
import { Icon } from '@portal/shared-ui/icons';
import { useLanguage, useTranslation } from '@portal/shared-ui/i18n';
import { ConfirmPasswordField, NewPasswordField } from '@portal/shared-ui/new-password-field';
import { PasswordField } from '@portal/shared-ui/password-field';
import { useState } from 'react';
import { notify } from '../feedback/feedback.ts';
import { api } from '../services/services.ts';
import { useSession } from '../session/session-store.ts';
import { passwordFailure } from './password-failure.ts';

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
  const [isOpen, setOpen] = useState(false);
  if (!role) return null;

  const change = async ({ existing_password, new_password }: PasswordValues) => {
    try {
      await api.call(calls[role], { body: { existing_password, new_password } });
    } catch (error) {
      throw passwordFailure(error, language);
    }
    setOpen(false);
    notify('success', t('profile.passwordChanged'));
  };

  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="password" /> {t('profile.changePassword')}
      </button>
      {isOpen && (
        <FormDialog<PasswordValues>
          title={t('profile.changePassword')}
          verb={t('profile.changePassword')}
          asksBeforeLeaving
          onSubmit={change}
          onClose={() => setOpen(false)}
        >
          <PasswordField name="existing_password" label={t('profile.existingPassword')} />
          <NewPasswordField name="new_password" differsFrom="existing_password" />
          <ConfirmPasswordField
            name="reconfirm"
            of="new_password"
            label={t('profile.reconfirmPassword')}
            mismatch="new_password_mismatch"
          />
        </FormDialog>
      )}
    </>
  );
}
