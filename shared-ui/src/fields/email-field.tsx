import { email } from '@portal/shared-api/fields';
import { Input } from 'antd';
import { Field, type FieldProps } from './field.tsx';
import { useTranslation } from '../texts/i18n.tsx';

interface EmailFieldProps extends Omit<FieldProps, 'label'> {
  label?: string;
  /** `username` at sign-in, so that password managers fill it in. */
  autoComplete?: 'email' | 'username' | 'off';
}

/** An e-mail address. */
export function EmailField({ label, autoComplete = 'off', schema = email, ...field }: EmailFieldProps) {
  const { t } = useTranslation('kit');
  return (
    <Field {...field} schema={schema} label={label ?? t('fields.email')}>
      <Input type="email" inputMode="email" autoComplete={autoComplete} disabled={field.disabled} />
    </Field>
  );
}
