import { useTranslation } from '@portal/shared-ui/i18n';
import { ConsentField } from './consent-field.tsx';
import { PasswordField } from './password-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { StudentRows } from './student-rows.tsx';
import { TextField } from './text-field.tsx';
import type { ParentRegistration } from './use-parent-registration.ts';

/** Fields of a parent's registration. */
export function ParentForm({ registration }: { registration: ParentRegistration }) {
  const { t } = useTranslation('landing');
  const { field } = registration;
  return (
    <>
      <TextField {...field('name')} label={t('register.name')} autoComplete="name" />
      <TextField {...field('email')} label={t('register.email')} type="email" autoComplete="email" />
      <TextField
        {...field('ic')}
        label={t('register.ic')}
        hint={t('register.icHint')}
        inputMode="numeric"
        autoComplete="off"
        optional
      />
      <PhoneField {...field('contact_number')} />
      <PasswordField
        {...field('password')}
        label={t('register.password')}
        hint={t('register.passwordHint')}
      />
      <PasswordField {...field('confirmPassword')} label={t('register.confirmPassword')} />
      <StudentRows registration={registration} />
      <ConsentField {...field('consent')} />
    </>
  );
}
