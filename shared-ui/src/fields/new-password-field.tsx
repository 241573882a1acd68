import { newPassword } from '@portal/shared-api/fields';
import type { FieldMessageCode } from '@portal/shared-api/field-messages';
import { messageText } from '@portal/shared-api/messages';
import { Input, type FormRule } from 'antd';
import { Field, type FieldProps } from './field.tsx';
import { useLanguage, useTranslation } from '../texts/i18n.tsx';
import { PasswordField } from './password-field.tsx';

type Labelled = Omit<FieldProps, 'label'> & { label?: string };

interface NewPasswordFieldProps extends Labelled {
  /** The field with the existing password, if the form has one: the new one must differ. */
  differsFrom?: string;
}

/** A new password. */
export function NewPasswordField({
  label,
  hint,
  schema = newPassword,
  differsFrom,
  ...field
}: NewPasswordFieldProps) {
  const { t } = useTranslation('kit');
  const language = useLanguage();
  const differs: FormRule = ({ getFieldValue }) => ({
    validator: async (_, value?: string) => {
      if (value && value === getFieldValue(differsFrom))
        throw new Error(messageText('password_unchanged', language));
    },
  });
  return (
    <PasswordField
      {...field}
      schema={schema}
      {...(differsFrom ? { dependencies: [differsFrom], rules: [differs] } : {})}
      autoComplete="new-password"
      label={label ?? t('fields.newPassword')}
      hint={hint ?? t('fields.newPasswordHint')}
    />
  );
}

interface ConfirmPasswordFieldProps extends Labelled {
  /** The field that this one must repeat. */
  of: string;
  /** The message if it does not match. */
  mismatch?: FieldMessageCode;
}

/** The password repeated; checked again when the first one changes. */
export function ConfirmPasswordField({
  label,
  of,
  mismatch = 'password_mismatch',
  ...field
}: ConfirmPasswordFieldProps) {
  const { t } = useTranslation('kit');
  const language = useLanguage();
  return (
    <Field
      {...field}
      label={label ?? t('fields.confirmPassword')}
      required
      dependencies={[of]}
      rules={[
        ({ getFieldValue }) => ({
          validator: async (_, value?: string) => {
            if (!value) throw new Error(messageText('password_required', language));
            if (value !== getFieldValue(of)) throw new Error(messageText(mismatch, language));
          },
        }),
      ]}
    >
      <Input.Password autoComplete="new-password" disabled={field.disabled} />
    </Field>
  );
}
