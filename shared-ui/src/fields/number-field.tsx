import { InputNumber } from 'antd';
import { Field, type FieldProps } from './field.tsx';

interface NumberFieldProps extends FieldProps {
  /** @deprecated The schema says which numbers are taken. Goes after 31 December 2026. */
  min?: number;
  /** @deprecated The schema says which numbers are taken. Goes after 31 December 2026. */
  max?: number;
}

/**
 * A whole number, typed or stepped by one. Only the schema limits it: the input's own bounds would silently replace a
 * typed number.
 */
export const NumberField = ({ min: _min, max: _max, ...field }: NumberFieldProps) => (
  <Field {...field}>
    <InputNumber className="kit-number" step={1} disabled={field.disabled} />
  </Field>
);
