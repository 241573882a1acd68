import { Radio } from 'antd';
import { Field, type FieldProps } from './field.tsx';
import type { Option } from './select-field.tsx';

interface ChoiceFieldProps<Value extends string | number> extends FieldProps {
  options: readonly Option<Value>[];
}

/** One of a few options, all visible. */
export const ChoiceField = <Value extends string | number>({
  options,
  ...field
}: ChoiceFieldProps<Value>) => (
  <Field {...field} validateTrigger="onChange">
    <Radio.Group options={[...options]} disabled={field.disabled} />
  </Field>
);
