import { Checkbox } from 'antd';
import type { ReactNode } from 'react';
import { Field, type FieldProps } from './field.tsx';

interface CheckboxFieldProps extends Omit<FieldProps, 'label' | 'hint'> {
  /** The text beside the box; clicking it toggles the box. */
  children: ReactNode;
}

/** A checkbox: consent, remember me. */
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

/** A checkbox outside of forms, such as in a selectable list. */
export const CheckBox = ({ onChange, ...box }: CheckBoxProps) => (
  <Checkbox {...box} onChange={(event) => onChange(event.target.checked)} />
);
