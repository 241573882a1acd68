import { fieldErrors } from '@portal/shared-api/issues';
import type { z } from 'zod';

/** Validates typed values with the rules of the portal's forms. Throws with the name of every invalid one. */
export function typed<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const problems = Object.entries(fieldErrors(result.error, 'en'));
  throw new Error(problems.map(([field, [problem]]) => `${field}: ${problem}`).join('\n'));
}
