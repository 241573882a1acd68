import { text } from '@portal/shared-api/fields';
import { schools } from '@portal/shared-api/schools';
import { Input, Select } from 'antd';
import { useState, type ComponentProps } from 'react';
import { Field, type FieldProps } from './field.tsx';
import { useTranslation } from '../texts/i18n.tsx';

/** Not the name of a school. */
const OTHERS = '(others)';

interface ControlProps extends Pick<ComponentProps<typeof Select>, 'id' | 'aria-required' | 'disabled'> {
  value?: string | null;
  onChange?: (value: string) => void;
  onBlur?: () => void;
}

function SchoolControl({ value, onChange, onBlur, disabled, ...forSelect }: ControlProps) {
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
          onChange?.(chosen === OTHERS ? '' : chosen);
        }}
        options={[
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

/** A school from the list, or Others with a typed name. The value is the name either way. */
export function SchoolField({
  label,
  schema = text(),
  ...field
}: Omit<FieldProps, 'label'> & { label?: string }) {
  const { t } = useTranslation('kit');
  return (
    <Field {...field} schema={schema} label={label ?? t('fields.school')}>
      <SchoolControl disabled={field.disabled} />
    </Field>
  );
}
