import { useEffect, type ReactNode } from 'react';
import { KitForm, useForm } from '../form/form.tsx';
import { setOnly } from './set-filters.ts';

type Values = Record<string, string>;

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
        onSubmit={(chosen) => onApply(setOnly(chosen) as Values)}
        onChange={(chosen) => onApply(setOnly(chosen) as Values)}
      >
        {children}
      </KitForm>
    </div>
  );
}
