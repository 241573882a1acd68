import { issueText } from '@portal/shared-api/issues';
import type { Language } from '@portal/shared-api/languages';
import type { FormRule } from 'antd';
import type { z } from 'zod';

/** Checks a control's value before the schema does, returning a message; empty or null if there is nothing. */
export type Objection = (value: string) => string | null;

/** A field's rule from the same schema as the server's; the first issue is shown. */
export const rulesOf = (schema: z.ZodType, language: Language, objection?: Objection): FormRule[] => [
  {
    validator: async (_, value: unknown) => {
      const objected = objection?.(typeof value === 'string' ? value : '');
      if (objected) throw new Error(objected);
      const result = schema.safeParse(value);
      if (!result.success) throw new Error(issueText(result.error.issues[0]!, language));
    },
  },
];

/** Whether a schema rejects an empty field, for the mark beside its label. */
export const isRequired = (schema: z.ZodType): boolean =>
  !schema.safeParse('').success && !schema.safeParse(undefined).success;
