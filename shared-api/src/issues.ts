import type { z } from 'zod';
import type { Language } from './languages.ts';
import { fieldMessages, type FieldMessageCode } from './field-messages.ts';
import { messageText, type MessageParams } from './messages.ts';

type Issue = z.core.$ZodIssue;

/** The code of a schema issue: the schema's own, else derived from the kind of rule. */
function codeOf(issue: Issue): FieldMessageCode {
  const { message } = issue;
  if (message in fieldMessages) return message as FieldMessageCode;
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'required';
  if (issue.code === 'invalid_value') return 'selection_unknown';
  if (issue.code === 'too_small' && issue.origin === 'string') return 'required';
  if (issue.code === 'too_big' && issue.origin === 'string') return 'too_long';
  if (issue.code === 'too_big' && issue.origin === 'array') return 'too_many';
  return 'invalid';
}

/** The text of a schema issue in a language. */
export function issueText(issue: Issue, language: Language): string {
  const params: MessageParams =
    issue.code === 'custom'
      ? ((issue.params ?? {}) as MessageParams)
      : issue.code === 'too_big'
        ? { max: String(issue.maximum) }
        : {};
  return messageText(codeOf(issue), language, params);
}

/** `{ field: [text] }` for a failed parse. Nested fields are joined with dots; the whole value is `_`. */
export function fieldErrors(error: z.ZodError, language: Language): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const issue of error.issues)
    (found[issue.path.join('.') || '_'] ??= []).push(issueText(issue, language));
  return found;
}
