import { InputNumber } from 'antd';
import { Field, type FieldProps } from './field.tsx';

interface NumberFieldProps extends FieldProps {
  /** @deprecated The schema says which numbers are taken. Goes after 31 December 2026. */
  min?: number;
  /** @deprecated The schema says which numbers are taken. Goes after 31 December 2026. */
  max?: number;
}

/**
 * A whole number, typed or counted up and down by one. Its schema says which numbers are taken: bounds of the input itself
 * would put another number in the place of what was typed, without a word.
 */
export const NumberField = ({ min: _min, max: _max, ...field }: NumberFieldProps) => (
  <Field {...field}>
    <InputNumber className="kit-number" step={1} disabled={field.disabled} />
  </Field>
);
