import { useEffect, type ReactNode } from 'react';
import { KitForm, useForm } from '../form/form.tsx';

type Values = Record<string, string>;

const setOnly = (values: Record<string, unknown>): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value != null && value !== '')) as Values;

interface InlineFiltersProps {
  /** The current filters. */
  values: Values;
  onApply: (values: Values) => void;
  /** Selects named after keys of the values. */
  children: ReactNode;
}

/** A few filters on the page itself, applied at once. */
export function InlineFilters({ values, onApply, children }: InlineFiltersProps) {
  const [form] = useForm<Values>();

  // Back or a link can change the filters.
  useEffect(() => {
    const none = Object.keys(form.getFieldsValue()).map((key) => [key, undefined]);
    form.setFieldsValue({ ...Object.fromEntries(none), ...values });
  }, [form, values]);

  return (
    <div className="kit-inline-filters">
      <KitForm<Values>
        form={form}
        initialValues={values}
        onSubmit={(chosen) => onApply(setOnly(chosen))}
        onChange={(chosen) => onApply(setOnly(chosen))}
      >
        {children}
      </KitForm>
    </div>
  );
}
