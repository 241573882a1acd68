import { amount } from '@portal/shared-api/fields';
import { Input } from 'antd';
import { Field, type FieldProps } from './field.tsx';

interface AmountFieldProps extends FieldProps {
  /** May be negative. RM then belongs in the label, because `RM -20.00` is not how amounts are written. */
  signed?: boolean;
}

/** Ringgit as plain digits with at most two decimals. The value is the typed text. */
export const AmountField = ({ schema = amount, signed = false, ...field }: AmountFieldProps) => (
  <Field {...field} schema={schema}>
    <Input
      prefix={signed ? undefined : 'RM'}
      // Phones' decimal keypads have no minus.
      inputMode={signed ? 'text' : 'decimal'}
      autoComplete="off"
      placeholder="0.00"
      className="kit-figures"
      disabled={field.disabled}
    />
  </Field>
);
