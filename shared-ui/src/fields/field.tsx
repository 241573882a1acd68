import { Form, type FormItemProps } from 'antd';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { useLanguage } from '../texts/i18n.tsx';
import { isRequired, rulesOf, type Objection } from '../form/rules.ts';

/** What every field of the kit takes. */
export interface FieldProps {
  name: string | (string | number)[];
  label: string;
  /** The schema from the contract that the value must meet. */
  schema?: z.ZodType;
  /** One line below the field. */
  hint?: ReactNode;
  disabled?: boolean;
}

type Wiring = Pick<
  FormItemProps,
  'getValueProps' | 'normalize' | 'validateTrigger' | 'valuePropName' | 'dependencies' | 'rules'
>;

interface FieldFrameProps extends Omit<FieldProps, 'disabled'>, Wiring {
  required?: boolean;
  /** Said in place of what the schema says. */
  objection?: Objection;
  children: ReactNode;
}

/** Label, control, hint and error text of one field, tied together for screen readers. For fields of your own. */
export function Field({
  name,
  label,
  schema,
  objection,
  hint,
  required,
  rules,
  validateTrigger,
  valuePropName,
  dependencies,
  normalize,
  getValueProps,
  children,
}: FieldFrameProps) {
  const language = useLanguage();
  return (
    <Form.Item
      name={name}
      label={label}
      extra={hint}
      rules={[...(schema ? rulesOf(schema, language, objection) : []), ...(rules ?? [])]}
      validateTrigger={validateTrigger}
      valuePropName={valuePropName}
      dependencies={dependencies}
      normalize={normalize}
      getValueProps={getValueProps}
      required={required ?? (schema ? isRequired(schema) : false)}
    >
      {children}
    </Form.Item>
  );
}
