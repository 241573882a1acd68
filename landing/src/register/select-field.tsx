import { Field } from './field.tsx';
import type { Binding } from './use-registration.ts';

export interface Choice {
  value: string;
  label: string;
}

interface SelectFieldProps extends Binding<string> {
  label: string;
  choices: readonly Choice[];
  /** Shown while nothing is chosen. */
  placeholder?: string;
  /** Its choices are not known yet; until then a prerendered page is not replaced. */
  isLoading?: boolean;
}

/** The browser's own list, which people know on phones. */
export const SelectField = ({
  label,
  choices,
  placeholder,
  isLoading = false,
  name,
  value,
  error,
  onChange,
  onLeave,
}: SelectFieldProps) => (
  <Field label={label} error={error}>
    {(control) => (
      <select
        {...control}
        className="landing-input landing-input--select"
        name={name}
        aria-busy={isLoading || undefined}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
      >
        {placeholder !== undefined && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    )}
  </Field>
);
