import type { Role } from '@portal/shared-api/endpoint';
import { useTranslation } from '@portal/shared-ui/i18n';
import { Link } from '@portal/shared-ui/router';
import { useId, type ReactNode, type Ref } from 'react';
import dialogStyles from '../dialog/dialog.module.css';
import { paths } from '../paths.ts';
import { RoleChoice } from './role-choice.tsx';
import form from './sign-in-form.module.css';
import styles from './sign-in-page.module.css';

interface SignInCardProps {
  ref?: Ref<HTMLFormElement>;
  /** The initial role. */
  begins: Role;
  /** Why the person is here. */
  note?: ReactNode;
  /** The entry for a new password. */
  forgotten: ReactNode;
  canRegister: boolean;
  /** Data for the script that runs before the shell is loaded. */
  early?: string;
}

/** The markup of the sign-in. `enhance-form.ts` makes it work, both before the shell and in it. */
export function SignInCard({ ref, begins, note, forgotten, canRegister, early }: SignInCardProps) {
  const { t } = useTranslation('shell');
  return (
    <div className={styles.card}>
      <h1 className={styles.title}>{t('signIn.title')}</h1>
      {note}
      <noscript>
        <p className={styles.note}>{t('signIn.noScript')}</p>
      </noscript>
      {/* `dialog` is what a browser does nothing about: no script, no password in an address */}
      <form ref={ref} method="dialog" className={form.form} data-sign-in={early ?? ''} noValidate>
        <div className={form.field}>
          <span className={form.label} aria-hidden>
            {t('signIn.role')}
          </span>
          <RoleChoice name="role" begins={begins} />
        </div>
        <TextField name="email" label={t('signIn.email')} hint={t('signIn.studentIdHint')} />
        <PasswordField />
        <label className={form.remember}>
          <input type="checkbox" name="remember" value="true" defaultChecked />
          {t('signIn.remember')}
        </label>
        <Waiting />
        {/* nobody sees or touches it: it is valid once somebody has sent the form, which no script has to notice */}
        <input type="checkbox" name="sent" hidden data-part="sent" />
        <output className={`${form.note} ${form.early}`}>{t('signIn.early')}</output>
        <output className={form.note} data-part="entering" data-text={t('signIn.entering')} />
        <div className={styles.actions}>
          <LoginButton />
          {canRegister && (
            <Link to={paths.register} className={styles.register}>
              {t('navigation.register')}
            </Link>
          )}
        </div>
      </form>
      <div className={styles.forgotten}>{forgotten}</div>
      <FailureDialog />
    </div>
  );
}

function TextField({ name, label, hint }: { name: string; label: string; hint: string }) {
  const id = useId();
  return (
    <div className={form.field}>
      <label htmlFor={id} className={`${form.label} ${form.required}`}>
        {label}
      </label>
      <input
        id={id}
        name={name}
        className={form.input}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        aria-required
        aria-describedby={`${id}-message ${id}-hint`}
      />
      <p id={`${id}-message`} className={form.message} data-part={`${name}-message`} />
      <p id={`${id}-hint`} className={form.hint} data-part="hint">
        {hint}
      </p>
    </div>
  );
}

function PasswordField() {
  const { t } = useTranslation('shell');
  const id = useId();
  return (
    <div className={form.field}>
      <label htmlFor={id} className={`${form.label} ${form.required}`}>
        {t('signIn.password')}
      </label>
      <div className={form.password}>
        <input
          id={id}
          name="password"
          type="password"
          className={form.input}
          autoComplete="current-password"
          aria-required
          aria-describedby={`${id}-message`}
        />
        <button type="button" className={form.look} data-part="look">
          <span className={form.whileHidden}>{t('signIn.show')}</span>
          <span className={form.whileShown}>{t('signIn.hide')}</span>
        </button>
      </div>
      <p id={`${id}-message`} className={form.message} data-part="password-message" />
    </div>
  );
}

/** Too many attempts: time until the form is sent automatically. */
function Waiting() {
  const { t } = useTranslation('shell');
  return (
    <div className={form.waiting} data-part="waiting" hidden>
      <output>{t('signIn.waiting.text')}</output>{' '}
      <strong role="timer" data-part="timer" data-text={t('signIn.waiting.time', { time: '{{time}}' })} />
      <button type="button" className={form.stop} data-part="stop">
        {t('signIn.waiting.stop')}
      </button>
    </div>
  );
}

function LoginButton() {
  const { t } = useTranslation('shell');
  const [one, two] = [1, 2].map((count) => t('signIn.wrong', { count }));
  return (
    <div>
      <button type="submit" className={form.submit}>
        {t('signIn.submit')}
      </button>
      <output className={form.wrong} data-part="wrong" data-wrong-1={one} data-wrong-2={two} />
    </div>
  );
}

function FailureDialog() {
  const { t } = useTranslation('shell');
  const title = useId();
  return (
    <dialog className={dialogStyles.dialog} aria-labelledby={title} data-part="failure">
      <h2 id={title} className={dialogStyles.title}>
        {t('signIn.errorTitle')}
      </h2>
      <p data-part="failure-text" />
      <button type="button" className={dialogStyles.primary}>
        {t('signIn.ok')}
      </button>
      <button type="button" className={dialogStyles.close} aria-label={t('frame.closeDialog')}>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden>
          <path d="m6 6 12 12M18 6 6 18" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
        </svg>
      </button>
    </dialog>
  );
}
