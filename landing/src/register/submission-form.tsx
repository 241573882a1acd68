import { useTranslation } from '@portal/shared-ui/i18n';
import { waitText } from '@portal/shared-ui/wait-text';
import { useEffect, useRef, type ReactNode } from 'react';
import { FailureDialog } from './failure-dialog.tsx';
import type { Submission } from './use-registration.ts';
import type { RegisteringRole } from '@portal/shared-api/registrations';

const toFirstMistake = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();

interface SubmissionFormProps {
  role: RegisteringRole;
  submission: Submission;
  children: ReactNode;
}

/** The form around a role's fields: submits, focuses the first mistake, shows failures. */
export function SubmissionForm({ role, submission, children }: SubmissionFormProps) {
  const { t } = useTranslation('landing');
  const form = useRef<HTMLFormElement>(null);
  const { stage, attempts, hasMistakes } = submission;

  useEffect(() => {
    if (attempts > 0) toFirstMistake(form.current);
  }, [attempts]);

  return (
    <form
      ref={form}
      className="landing-form"
      // without a script, or before it has loaded, the browser posts the form itself
      method="post"
      action={`/register?role=${role}`}
      encType="multipart/form-data"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submission.submit();
      }}
    >
      {submission.said && (
        <p role="alert" className="landing-field__error">
          {submission.said}
          {role !== 'student' && ` ${t('register.secretsAgain')}`}
        </p>
      )}
      {children}
      {hasMistakes && (
        <p role="alert" className="landing-field__error">
          {t('register.check')}
        </p>
      )}
      <button
        type="submit"
        className="landing-button landing-button--large landing-form__submit"
        disabled={stage.name === 'submitting'}
      >
        {stage.name === 'submitting' ? t('register.submitting') : t('register.submit')}
      </button>
      {stage.name === 'submitting' && stage.share !== null && (
        <label className="landing-form__progress">
          {t('register.uploading', { percent: Math.round(stage.share * 100) })}
          <progress value={stage.share} />
        </label>
      )}
      {submission.waiting !== null && (
        <div className="landing-form__waiting">
          <output>{t('register.waiting.text')}</output>
          <span role="timer">{t('register.waiting.time', { time: waitText(submission.waiting) })}</span>
          <button type="button" className="landing-button" onClick={submission.stopWaiting}>
            {t('register.waiting.stop')}
          </button>
        </div>
      )}
      {stage.name === 'filling' && stage.failure && (
        <FailureDialog
          failure={stage.failure}
          onClose={() => {
            submission.dismissFailure();
            toFirstMistake(form.current);
          }}
        />
      )}
    </form>
  );
}
