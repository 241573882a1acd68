import { PHONE_PREFIX, withPhonePrefix } from '@portal/shared-api/phone-number';
import { useTranslation } from '@portal/shared-ui/i18n';
import { TextField } from './text-field.tsx';
import type { Binding } from './use-registration.ts';

/** A Malaysian mobile number. The prefix +60 is fixed. */
export function PhoneField(binding: Binding<string>) {
  const { t } = useTranslation('landing');
  return (
    <TextField
      {...binding}
      value={binding.value || PHONE_PREFIX}
      onChange={(typed) => binding.onChange(withPhonePrefix(typed, binding.value))}
      label={t('register.phone')}
      type="tel"
      inputMode="tel"
      autoComplete="tel"
    />
  );
}
