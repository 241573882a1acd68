import type { InputHTMLAttributes } from 'react';
import { Field } from './field.tsx';
import type { Binding } from './use-registration.ts';

interface TextFieldProps
  extends
    Binding<string>,
    Pick<
      InputHTMLAttributes<HTMLInputElement>,
      'type' | 'inputMode' | 'autoComplete' | 'placeholder' | 'maxLength'
    > {
  label: string;
  hint?: string;
  optional?: boolean;
}

export const TextField = ({
  label,
  hint,
  optional,
  error,
  onChange,
  onLeave,
  maxLength = 255,
  ...input
}: TextFieldProps) => (
  <Field label={label} hint={hint} error={error} optional={optional}>
    {(control) => (
      <input
        {...control}
        {...input}
        className="landing-input"
        maxLength={maxLength}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
      />
    )}
  </Field>
);
