import { isApiError } from '@portal/shared-api/client';
import { useState } from 'react';
import type { FormInstance } from '../form/form.tsx';
import { ShownByForm } from '../form/server-errors.ts';
import { takeOver } from '../form/take-over.ts';

/** What two people can change at once carries a version, which the server compares (decision 51). */
export interface Versioned {
  version: number;
}

interface Reading<Value> {
  seen: Value;
  /** What was on screen before somebody else's change came; null while nothing has. */
  was: Value | null;
}

interface Filled<Values extends object, Value> {
  form: FormInstance<Values>;
  /** What the form holds of a record. */
  valuesOf: (record: Value) => Partial<Values>;
}

/**
 * The record that a form changes: as it was read when the form opened, whatever is read later. When the server says that
 * somebody changed it meanwhile, it is read again with `reread`, fields that nobody touched take what it is now, and the next
 * save goes over what is on screen then. A form that stays open after a save gets the version as its `key`.
 */
export function useRecord<Values extends object, Value extends Versioned>(
  opened: Value,
  reread: () => Promise<Value>,
  { form, valuesOf }: Filled<Values, Value>,
) {
  const [{ seen, was }, setReading] = useState<Reading<Value>>({ seen: opened, was: null });
  const save = async <Answer,>(call: (version: number) => Promise<Answer>): Promise<Answer> => {
    try {
      return await call(seen.version);
    } catch (error) {
      if (isApiError(error) && error.code === 'changed_meanwhile') {
        const now = await reread();
        takeOver(form, valuesOf(seen), valuesOf(now));
        setReading({ seen: now, was: seen });
        throw new ShownByForm();
      }
      throw error;
    }
  };
  return { seen, was, save };
}
