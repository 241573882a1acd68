import { Select } from 'antd';
import { Field, type FieldProps } from './field.tsx';
import { useTranslation } from '../texts/i18n.tsx';

export interface Option<Value extends string | number> {
  value: Value;
  label: string;
  disabled?: boolean;
}

interface SelectFieldProps<Value extends string | number> extends FieldProps {
  options: readonly Option<Value>[];
  multiple?: boolean;
  /** The choice can be cleared; for filters and optional fields. */
  clearable?: boolean;
  loading?: boolean;
  placeholder?: string;
  required?: boolean;
  onPick?: (value: Value) => void;
  /** All chosen values after a change, if several can be chosen. */
  onPickAll?: (values: Value[]) => void;
}

/** Lists longer than this can be searched; on shorter ones that would only raise a phone's keyboard. */
const SEARCH_FROM = 8;

/** One or several options of a list. */
export function SelectField<Value extends string | number>({
  options,
  multiple,
  clearable,
  loading,
  placeholder,
  onPick,
  onPickAll,
  ...field
}: SelectFieldProps<Value>) {
  const { t } = useTranslation('kit');
  return (
    <Field {...field} validateTrigger="onChange">
      <Select
        options={[...options]}
        {...(multiple ? { mode: 'multiple' as const } : {})}
        allowClear={clearable}
        loading={loading}
        placeholder={placeholder ?? t('fields.select')}
        showSearch={options.length > SEARCH_FROM ? { optionFilterProp: 'label' } : false}
        notFoundContent={t('fields.noOption')}
        onSelect={(value) => onPick?.(value)}
        {...(onPickAll ? { onChange: (values: Value[]) => onPickAll(values) } : {})}
        disabled={field.disabled}
      />
    </Field>
  );
}
