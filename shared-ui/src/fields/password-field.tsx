import { password } from '@portal/shared-api/fields';
import { Input } from 'antd';
import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { useTranslation } from '../texts/i18n.tsx';

interface PasswordFieldProps
  extends Omit<FieldProps, 'label'>, Pick<ComponentProps<typeof Field>, 'dependencies' | 'rules'> {
  label?: string;
  autoComplete?: 'current-password' | 'new-password' | 'off';
}

/** The existing password, with a button to show or hide it. */
export function PasswordField({
  label,
  autoComplete = 'current-password',
  schema = password,
  ...field
}: PasswordFieldProps) {
  const { t } = useTranslation('kit');
  return (
    <Field {...field} schema={schema} label={label ?? t('fields.password')}>
      <Input.Password autoComplete={autoComplete} disabled={field.disabled} />
    </Field>
  );
}
