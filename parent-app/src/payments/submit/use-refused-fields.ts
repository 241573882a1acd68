import type { FormInstance } from '@portal/shared-ui/form';
import { useEffect, useState } from 'react';
import type { Failed } from './use-batch.ts';

/** The errors of failed calls, at their fields, in the order of the form: those below the panels are last. */
const fieldErrors = (failed: readonly Failed[]) => [
  ...failed.flatMap(({ studentId, failure: { own } }) =>
    Object.entries(own).map(([field, errors]) => ({ name: ['panels', studentId, field], errors })),
  ),
  ...failed.flatMap(({ failure: { shared } }) =>
    Object.entries(shared).map(([field, errors]) => ({ name: [field], errors })),
  ),
];

/** Puts what the server refused beside the fields, and focuses the first of them once its panel is open. */
export function useRefusedFields(form: FormInstance): (failed: readonly Failed[]) => void {
  const [first, setFirst] = useState<{ name: string[] }>();
  useEffect(() => {
    if (first) form.scrollToField(first.name, { focus: true, block: 'center' });
  }, [form, first]);
  return (failed) => {
    const errors = fieldErrors(failed);
    form.setFields(errors);
    setFirst(errors[0] && { name: errors[0].name });
  };
}
