import { text } from '@portal/shared-api/fields';
import { schools } from '@portal/shared-api/schools';
import { Input, Select } from 'antd';
import { useState, type ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { isRequired } from '../form/rules.ts';
import { useTranslation } from '../texts/i18n.tsx';

/** Not names of schools. */
const OTHERS = '(others)';
const NONE = '(none)';

interface ControlProps extends Pick<ComponentProps<typeof Select>, 'id' | 'aria-required' | 'disabled'> {
  value?: string | null;
  onChange?: (value: string | null) => void;
  onBlur?: () => void;
  /** Whether there may be none, after one was chosen. */
  isOptional: boolean;
}

const valueOf = (chosen: string): string | null => {
  if (chosen === NONE) return null;
  return chosen === OTHERS ? '' : chosen;
};

function SchoolControl({ value, onChange, onBlur, disabled, isOptional, ...forSelect }: ControlProps) {
  const { t } = useTranslation('kit');
  const listed = !value || schools.includes(value);
  const [wantsOthers, setWantsOthers] = useState(false);
  const others = !listed || (wantsOthers && !value);

  return (
    <div className="kit-stack">
      <Select
        {...forSelect}
        value={others ? OTHERS : value || null}
        onChange={(chosen: string) => {
          setWantsOthers(chosen === OTHERS);
          onChange?.(valueOf(chosen));
        }}
        options={[
          ...(isOptional && (value || others) ? [{ value: NONE, label: t('fields.schoolNone') }] : []),
          ...schools.map((name) => ({ value: name, label: name })),
          { value: OTHERS, label: t('fields.schoolOthers') },
        ]}
        // Others is always listed, for people who do not find theirs.
        showSearch={{
          filterOption: (typed, option) =>
            option?.value === OTHERS || String(option?.label).toLowerCase().includes(typed.toLowerCase()),
        }}
        placeholder={t('fields.select')}
        disabled={disabled}
      />
      {others && (
        <Input
          aria-label={t('fields.schoolName')}
          placeholder={t('fields.schoolName')}
          value={value ?? ''}
          onChange={(event) => {
            setWantsOthers(true);
            onChange?.(event.target.value);
          }}
          onBlur={onBlur}
          autoComplete="off"
          maxLength={255}
          disabled={disabled}
        />
      )}
    </div>
  );
}

/** A school from the list, or Others with a typed name. The value is the name either way, null for none if the schema allows that. */
export function SchoolField({
  label,
  schema = text(),
  ...field
}: Omit<FieldProps, 'label'> & { label?: string }) {
  const { t } = useTranslation('kit');
  return (
    <Field {...field} schema={schema} label={label ?? t('fields.school')}>
      <SchoolControl disabled={field.disabled} isOptional={!isRequired(schema)} />
    </Field>
  );
}
