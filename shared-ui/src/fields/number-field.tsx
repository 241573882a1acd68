import { InputNumber } from 'antd';
import { Field, type FieldProps } from './field.tsx';

interface NumberFieldProps extends FieldProps {
  min?: number;
  max?: number;
}

/** A whole number, typed or counted up and down by one. */
export const NumberField = ({ min, max, ...field }: NumberFieldProps) => (
  <Field {...field}>
    <InputNumber
      className="kit-number"
      step={1}
      disabled={field.disabled}
      {...(min === undefined ? {} : { min })}
      {...(max === undefined ? {} : { max })}
    />
  </Field>
);
