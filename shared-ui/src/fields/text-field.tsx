import { Input, type FormItemProps } from 'antd';
import { Field, type FieldProps } from './field.tsx';

interface TextFieldProps extends FieldProps {
  /** More than one makes it a multi-line box that begins with two lines and grows with its text. */
  rows?: number;
  placeholder?: string;
  autoComplete?: string;
  maxLength?: number;
  autoFocus?: boolean;
  /** Checks beyond the schema, such as against other fields. */
  rules?: FormItemProps['rules'];
}

/** Free text, in one line or several. */
export const TextField = ({
  rows = 1,
  placeholder,
  autoComplete = 'off',
  maxLength,
  autoFocus,
  ...field
}: TextFieldProps) => {
  const input = { placeholder, autoComplete, maxLength, autoFocus, disabled: field.disabled };
  return (
    <Field {...field}>
      {rows > 1 ? <Input.TextArea {...input} rows={rows} className="kit-textarea" /> : <Input {...input} />}
    </Field>
  );
};
