import { issueText } from '@portal/shared-api/issues';
import type { Language } from '@portal/shared-api/languages';
import { toJSONSchema, type z } from 'zod';
import type { FieldRule } from './field-rules.ts';

/** Extracts a text's rules from a schema of the contract; fails if there are more than length rules. */
export function readRule(schema: z.ZodType, language: Language): FieldRule {
  const { maxLength: max, pattern, format } = toJSONSchema(schema, { io: 'output' });
  if (max === undefined || pattern || format)
    throw new Error('the field has a rule that is not one of length');
  const refusalOf = (value: string): string => {
    const issue = schema.safeParse(value).error?.issues[0];
    if (!issue) throw new Error('the field takes what it should not');
    return issueText(issue, language);
  };
  return {
    isPlain: schema.safeParse('a\u200b').data === 'a',
    required: refusalOf(''),
    max,
    tooLong: refusalOf('a'.repeat(max + 1)),
  };
}
