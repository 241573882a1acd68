import { useTranslation } from '@portal/shared-ui/i18n';
import { useId, type ReactNode } from 'react';

/** Ids that connect a control with its label, hint and message. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  label: string;
  hint?: string | undefined;
  error: string | undefined;
  optional?: boolean | undefined;
  children: (control: ControlProps) => ReactNode;
}

/** A labelled control with a hint, and a message once something is wrong. */
export function Field({ label, hint, error, optional, children }: FieldProps) {
  const { t } = useTranslation('landing');
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <div className="landing-field">
      <label htmlFor={id} data-required={optional ? undefined : true}>
        {label}
        {optional && <span className="landing-field__optional"> ({t('register.optional')})</span>}
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {error && (
        <p id={`${id}-error`} className="landing-field__error">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="landing-hint">
          {hint}
        </p>
      )}
    </div>
  );
}
