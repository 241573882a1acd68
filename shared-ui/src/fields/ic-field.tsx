import { ic } from '@portal/shared-api/fields';
import { Input } from 'antd';
import { Field, type FieldProps } from './field.tsx';
import { useTranslation } from '../texts/i18n.tsx';

/** A Malaysian identity card number. Use the schema `optionalIc` if it may be empty. */
export function IcField({
  label,
  hint,
  schema = ic,
  ...field
}: Omit<FieldProps, 'label'> & { label?: string }) {
  const { t } = useTranslation('kit');
  return (
    <Field {...field} schema={schema} label={label ?? t('fields.ic')} hint={hint ?? t('fields.icHint')}>
      <Input inputMode="numeric" autoComplete="off" placeholder="100131-07-5566" disabled={field.disabled} />
    </Field>
  );
}
