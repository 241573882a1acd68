import { useTranslation } from '@portal/shared-ui/i18n';
import { useState } from 'react';
import { Field } from './field.tsx';
import type { Binding } from './use-registration.ts';

interface PasswordFieldProps extends Binding<string> {
  label: string;
  hint?: string;
}

export function PasswordField({ label, hint, name, value, error, onChange, onLeave }: PasswordFieldProps) {
  const { t } = useTranslation('landing');
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <span className="landing-password">
          <input
            {...control}
            className="landing-input"
            name={name}
            type={shown ? 'text' : 'password'}
            value={value}
            autoComplete="new-password"
            onChange={(event) => onChange(event.target.value)}
            onBlur={onLeave}
          />
          <button
            type="button"
            className="landing-password__toggle"
            aria-label={t(shown ? 'register.hidePassword' : 'register.showPassword')}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
          >
            <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
              <path
                d={`M2 12c5-8 15-8 20 0-5 8-15 8-20 0zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z${shown ? 'M4 20 20 4' : ''}`}
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
                strokeLinecap="round"
              />
            </svg>
          </button>
        </span>
      )}
    </Field>
  );
}
