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
