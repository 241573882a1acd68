import { amount } from '@portal/shared-api/fields';
import { Input } from 'antd';
import { Field, type FieldProps } from './field.tsx';

/** Ringgit as plain digits with at most two decimals; the value stays the text that was typed. */
export const AmountField = ({ schema = amount, ...field }: FieldProps) => (
  <Field {...field} schema={schema}>
    <Input
      prefix="RM"
      inputMode="decimal"
      autoComplete="off"
      placeholder="0.00"
      className="kit-figures"
      disabled={field.disabled}
    />
  </Field>
);
