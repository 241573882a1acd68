import type { Role } from '@portal/shared-api/endpoint';
import { passwordResetAvailable, requestPasswordReset } from '@portal/shared-api/password-resets';
import { signInBody } from '@portal/shared-api/session';
import { Button } from '@portal/shared-ui/button';
import { Field } from '@portal/shared-ui/field';
import { KitForm, SubmitButton } from '@portal/shared-ui/form';
import { useTranslation } from '@portal/shared-ui/i18n';
import { TextField } from '@portal/shared-ui/text-field';
import { useEffect, useRef, useState } from 'react';
import { Dialog, DialogAction, type DialogHandle } from '../dialog/dialog.tsx';
import { api } from '../services/services.ts';
import { RoleChoice } from './role-choice.tsx';

interface Values {
  role: Role;
  email: string;
}

/** Whether the centre has a mail server; null until that is known, and when it cannot be asked. */
function useAvailable(): boolean | null {
  const [available, setAvailable] = useState<boolean | null>(null);
  useEffect(() => {
    let isOpen = true;
    api.call(passwordResetAvailable).then(
      (answer) => isOpen && setAvailable(answer.available),
      () => undefined,
    );
    return () => {
      isOpen = false;
    };
  }, []);
  return available;
}

interface ForgottenPasswordProps {
  /** What the form begins with. */
  begun: () => Partial<Values>;
  /** What the way there is called, when it is not the question. */
  open?: string;
}

/** The way to a new password: a link by email, or whom to ask. */
export function ForgottenPassword({ begun, open }: ForgottenPasswordProps) {
  const { t } = useTranslation('shell');
  const available = useAvailable();
  const dialog = useRef<DialogHandle>(null);
  const [initial, setInitial] = useState<Partial<Values>>({});
  const [sent, setSent] = useState<string | null>(null);
  const close = () => dialog.current?.close();

  if (available === null) return null;
  if (!available) return <p>{t('signIn.forgotten.ask')}</p>;
  return (
    <>
      <Button
        kind="link"
        onClick={() => {
          setInitial(begun());
          setSent(null);
          dialog.current?.open();
        }}
      >
        {open ?? t('signIn.forgotten.open')}
      </Button>
      <Dialog ref={dialog} title={t('signIn.forgotten.title')}>
        {sent === null ? (
          <KitForm<Values>
            initialValues={initial}
            onSubmit={async (body) => setSent((await api.call(requestPasswordReset, { body })).message)}
          >
            <p>{t('signIn.forgotten.intro')}</p>
            <Field name="role" label={t('signIn.role')}>
              <RoleChoice />
            </Field>
            <TextField
              name="email"
              label={t('signIn.email')}
              schema={signInBody.shape.email}
              autoComplete="username"
            />
            <SubmitButton block>{t('signIn.forgotten.send')}</SubmitButton>
          </KitForm>
        ) : (
          <output>{sent}</output>
        )}
        <DialogAction onClick={close}>{t('frame.close')}</DialogAction>
      </Dialog>
    </>
  );
}
