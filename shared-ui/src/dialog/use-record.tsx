import { isApiError } from '@portal/shared-api/client';
import { useState } from 'react';
import type { FormInstance } from '../form/form.tsx';
import { ShownByForm } from '../form/server-errors.ts';
import { takeOver } from '../form/take-over.ts';

/** Records that two people can edit have a version, which the server compares (decision 51). */
export interface Versioned {
  version: number;
}

interface Reading<Value> {
  seen: Value;
  /** The version before somebody else's change; null if there is none. */
  was: Value | null;
}

interface Filled<Values extends object, Value> {
  form: FormInstance<Values>;
  /** The form values of a record. */
  valuesOf: (record: Value) => Partial<Values>;
}

/**
 * The record a form edits: as read when the form opened, whatever is read later. If the server says that somebody
 * changed it, `reread` loads it again, untouched fields are updated, and the next save applies to what is then shown.
 * A form that stays open after saving uses the version as its `key`.
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
