import { phone } from '@portal/shared-api/fields';
import { Input } from 'antd';
import { Field, type FieldProps } from './field.tsx';
import { useTranslation } from '../texts/i18n.tsx';
import { PHONE_PREFIX, withPhonePrefix } from '@portal/shared-api/phone-number';

interface PhoneFieldProps extends Omit<FieldProps, 'label'> {
  label?: string;
  autoComplete?: 'tel' | 'off';
}

/** A Malaysian mobile number. The prefix +60 is fixed. */
export function PhoneField({ label, autoComplete = 'off', schema = phone, ...field }: PhoneFieldProps) {
  const { t } = useTranslation('kit');
  return (
    <Field
      {...field}
      schema={schema}
      label={label ?? t('fields.phone')}
      normalize={(typed: string, before?: string | null) => withPhonePrefix(typed, before ?? '')}
      getValueProps={(value: string | null | undefined) => ({ value: value || PHONE_PREFIX })}
    >
      <Input type="tel" inputMode="tel" autoComplete={autoComplete} disabled={field.disabled} />
    </Field>
  );
}
