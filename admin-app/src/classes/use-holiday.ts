import type { Holiday } from '@portal/shared-api/closures';
import type { FormInstance } from '@portal/shared-ui/form';
import { useEffect, useEffectEvent, useRef } from 'react';

export interface ClosureValues {
  branch?: string;
  holiday?: string;
  date?: string;
  reason?: string;
}

/** A holiday fills in date and reason. Choosing another date deselects it and clears that reason. */
export function useHoliday(form: FormInstance<ClosureValues>, date: string | undefined) {
  const filled = useRef<Holiday>(null);
  const takeBack = useEffectEvent((holiday: Holiday) => {
    filled.current = null;
    const isOwn = form.getFieldValue('reason') === holiday.name;
    form.setFieldsValue({ holiday: undefined, ...(isOwn ? { reason: '' } : {}) });
  });
  useEffect(() => {
    const last = filled.current;
    if (last && last.date !== date) takeBack(last);
  }, [date]);
  return (holiday: Holiday) => {
    filled.current = holiday;
    form.setFieldsValue({ date: holiday.date, reason: holiday.name });
  };
}
