import type { Choice } from './select-field.tsx';

interface ChoiceFieldProps<Value extends string> {
  label: string;
  name: string;
  value: Value;
  choices: readonly (Choice & { value: Value })[];
  onChange: (value: Value) => void;
  disabled?: boolean;
}

/** Two or three choices side by side. */
export const ChoiceField = <Value extends string>({
  label,
  name,
  value,
  choices,
  onChange,
  disabled,
}: ChoiceFieldProps<Value>) => (
  <fieldset className="landing-choice" disabled={disabled}>
    <legend>{label}</legend>
    <div className="landing-choice__list">
      {choices.map((choice) => (
        <label key={choice.value}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span>{choice.label}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
