import { Form, type FormItemProps } from 'antd';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { useLanguage } from '../texts/i18n.tsx';
import { isRequired, rulesOf, type Objection } from '../form/rules.ts';

/** Common props of the kit's fields. */
export interface FieldProps {
  name: string | (string | number)[];
  label: string;
  /** The contract's schema for the value. */
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
  /** Replaces the schema's message. */
  objection?: Objection;
  children: ReactNode;
}

/** Label, control, hint and error of a field, linked for screen readers. For custom fields. */
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
