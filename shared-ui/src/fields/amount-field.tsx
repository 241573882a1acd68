import { amount } from '@portal/shared-api/fields';
import { Input } from 'antd';
import { Field, type FieldProps } from './field.tsx';

interface AmountFieldProps extends FieldProps {
  /** It may be below zero. RM then belongs into its label, for `RM -20.00` is not how amounts are written. */
  signed?: boolean;
}

/** Ringgit as plain digits with at most two decimals; the value stays the text that was typed. */
export const AmountField = ({ schema = amount, signed = false, ...field }: AmountFieldProps) => (
  <Field {...field} schema={schema}>
    <Input
      prefix={signed ? undefined : 'RM'}
      // The decimal keys of phones have no minus.
      inputMode={signed ? 'text' : 'decimal'}
      autoComplete="off"
      placeholder="0.00"
      className="kit-figures"
      disabled={field.disabled}
    />
  </Field>
);
