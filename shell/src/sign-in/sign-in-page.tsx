import { CheckboxField } from '@portal/shared-ui/checkbox-field';
import { Field } from '@portal/shared-ui/field';
import { KitForm, SubmitButton, useForm, useWatch } from '@portal/shared-ui/form';
import { useTranslation } from '@portal/shared-ui/i18n';
import { PasswordField } from '@portal/shared-ui/password-field';
import { Link, useLocation, useNavigate } from '@portal/shared-ui/router';
import { TextField } from '@portal/shared-ui/text-field';
import { useRetryAfter } from '@portal/shared-ui/use-retry-after';
import { isApiError } from '@portal/shared-api/client';
import { signInBody } from '@portal/shared-api/session';
import { useRef, useState } from 'react';
import { Dialog, DialogAction, type DialogHandle } from '../dialog/dialog.tsx';
import { homeOf } from '../guard/guard.ts';
import { Kit } from '../kit/kit.tsx';
import { paths } from '../paths.ts';
import { useAreas } from '../services/use-areas.ts';
import { sessionStore, useSession } from '../session/session-store.ts';
import { ForgottenPassword } from './forgotten-password.tsx';
import { NewPasswordCard, tokenOfLink } from './new-password-card.tsx';
import { RoleChoice } from './role-choice.tsx';
import { destination, failureText, likelyRole, signIn, type SignInValues } from './sign-in.ts';
import { Waiting } from './waiting.tsx';
import styles from './sign-in-page.module.css';

/** /signin: who, with which role, and whether this browser remembers it. */
export const SignInPage = () => (
  <Kit>
    <section className={styles.page}>
      <Cards />
    </section>
  </Kit>
);

/** The sign-in, or the new password that a link in the address is for. */
function Cards() {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [done, setDone] = useState<string | null>(null);
  const token = tokenOfLink(hash);
  const leave = () => void navigate(paths.signIn, { replace: true });
  if (!token) return <SignInCard done={done} />;
  return (
    <NewPasswordCard
      token={token}
      onDone={(message) => {
        setDone(message);
        leave();
      }}
      onLeave={leave}
    />
  );
}

function SignInCard({ done }: { done: string | null }) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const [form] = useForm<SignInValues>();
  const [initialValues] = useState((): Partial<SignInValues> => ({ role: likelyRole(), remember: true }));
  const role = useWatch('role', form) ?? initialValues.role;
  const [failure, setFailure] = useState('');
  const dialog = useRef<DialogHandle>(null);
  const retry = useRetryAfter(() => form.submit());

  const submit = async (values: SignInValues) => {
    retry.stop();
    try {
      await signIn(values);
    } catch (error) {
      if (isApiError(error) && error.retryAfter) {
        retry.wait(error.retryAfter);
        return;
      }
      setFailure(failureText(error));
      dialog.current?.open();
      return;
    }
    await navigate(destination(), { replace: true });
  };

  return (
    <div className={styles.card}>
      <h1 className={styles.title}>{t('signIn.title')}</h1>
      {done ? <output className={styles.note}>{done}</output> : <Standing />}
      <KitForm form={form} initialValues={initialValues} onSubmit={submit}>
        <Field name="role" label={t('signIn.role')}>
          <RoleChoice />
        </Field>
        <TextField
          name="email"
          label={t('signIn.email')}
          hint={role === 'student' ? t('signIn.studentIdHint') : undefined}
          schema={signInBody.shape.email}
          autoComplete="username"
        />
        <PasswordField name="password" />
        <CheckboxField name="remember">{t('signIn.remember')}</CheckboxField>
        {retry.seconds !== null && <Waiting seconds={retry.seconds} onStop={retry.stop} />}
        <div className={styles.actions}>
          <SubmitButton block>{t('signIn.submit')}</SubmitButton>
          <RegisterLink />
        </div>
      </KitForm>
      {/* not within the form: it has one of its own, and a form in a form is sent by the browser itself */}
      <div className={styles.forgotten}>
        <ForgottenPassword begun={() => ({ role, email: form.getFieldValue('email') as string })} />
      </div>
      <Dialog ref={dialog} title={t('signIn.errorTitle')}>
        <p>{failure}</p>
        <DialogAction primary onClick={() => dialog.current?.close()}>
          {t('signIn.ok')}
        </DialogAction>
      </Dialog>
    </div>
  );
}

/** Why the person is here: the session ended, or there is one already. */
function Standing() {
  const { t } = useTranslation('shell');
  const areas = useAreas();
  const expired = useSession((state) => state.expired);
  // the one that was there before; not the one that this form is about to begin
  const [session] = useState(() => sessionStore.getState().session);
  if (expired) {
    return <output className={styles.note}>{t('signIn.expired')}</output>;
  }
  if (!session) return null;
  const home = homeOf({ role: session.role, isInitialized: session.studentIsInitialized !== false }, areas);
  return (
    <p className={styles.note}>
      {t('signIn.already', { name: session.name })} <Link to={home}>{t('navigation.portal')}</Link>
    </p>
  );
}

function RegisterLink() {
  const { t } = useTranslation('shell');
  const exists = useAreas().some((area) => area.role === 'public' && area.pages.includes(paths.register));
  return exists ? (
    <Link to={paths.register} className={styles.register}>
      {t('navigation.register')}
    </Link>
  ) : null;
}
