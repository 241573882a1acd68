import { Checkbox } from 'antd';
import type { ReactNode } from 'react';
import { Field, type FieldProps } from './field.tsx';

interface CheckboxFieldProps extends Omit<FieldProps, 'label' | 'hint'> {
  /** The sentence beside the box; clicking it ticks the box. */
  children: ReactNode;
}

/** A box to tick: consent, remember me. */
export const CheckboxField = ({ children, ...field }: CheckboxFieldProps) => (
  <Field {...field} label="" valuePropName="checked" validateTrigger="onChange">
    <Checkbox disabled={field.disabled}>{children}</Checkbox>
  </Field>
);

interface CheckBoxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

/** A box that is no field of a form: one of the rows of a list to choose from. */
export const CheckBox = ({ onChange, ...box }: CheckBoxProps) => (
  <Checkbox {...box} onChange={(event) => onChange(event.target.checked)} />
);
