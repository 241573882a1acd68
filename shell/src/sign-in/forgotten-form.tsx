import type { Role } from '@portal/shared-api/endpoint';
import { requestPasswordReset } from '@portal/shared-api/password-resets';
import { Field } from '@portal/shared-ui/field';
import { KitForm, SubmitButton } from '@portal/shared-ui/form';
import { useTranslation } from '@portal/shared-ui/i18n';
import { TextField } from '@portal/shared-ui/text-field';
import { useEffect, useRef, useState } from 'react';
import { Kit } from '../kit/kit.tsx';
import { api } from '../services/services.ts';
import { RoleChoice } from './role-choice.tsx';

export interface ForgottenValues {
  role: Role;
  email: string;
}

interface ForgottenFormProps {
  initial: Partial<ForgottenValues>;
  /** Whether it holds an address that was typed here. */
  onTyped: (isTyped: boolean) => void;
}

/** Requests the link, then shows the server's message. */
export function ForgottenForm({ initial, onTyped }: ForgottenFormProps) {
  const { t } = useTranslation('shell');
  const [sent, setSent] = useState<string | null>(null);
  const place = useRef<HTMLDivElement>(null);
  // its dialog opened before it had been loaded, with the focus on Close
  useEffect(() => place.current?.querySelector<HTMLInputElement>('input:checked')?.focus(), []);
  const send = async (body: ForgottenValues) => {
    setSent((await api.call(requestPasswordReset, { body })).message);
    onTyped(false);
  };
  if (sent !== null) return <output>{sent}</output>;
  return (
    <Kit>
      <div ref={place}>
        <KitForm<ForgottenValues>
          initialValues={initial}
          onChange={({ email }) => onTyped((email ?? '') !== (initial.email ?? ''))}
          onSubmit={send}
        >
          <p>{t('signIn.forgotten.intro')}</p>
          <Field name="role" label={t('signIn.role')}>
            <RoleChoice />
          </Field>
          <TextField
            name="email"
            label={t('signIn.email')}
            schema={requestPasswordReset.body.shape.email}
            autoComplete="username"
          />
          <SubmitButton block>{t('signIn.forgotten.send')}</SubmitButton>
        </KitForm>
      </div>
    </Kit>
  );
}
