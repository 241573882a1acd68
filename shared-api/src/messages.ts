import { dateText, isDate } from './calendar.ts';
import { fieldMessages } from './field-messages.ts';
import { isolated, listText, type Language, type Text } from './languages.ts';
import { shownErrors } from './shown-errors.ts';

/** Multiple values are joined as the language does, and a date (`2025-01-04`) is written as on every screen. */
export type MessageParams = Record<string, string | number | readonly string[]>;

/**
 * Fills the `{{name}}` parts of a text, as in the areas' texts. `{{name:minute:minutes}}` is the first word for 1 and
 * the second otherwise.
 */
export const fillText = (text: string, params: MessageParams): string =>
  text
    .replace(/\{\{(\w+):(\w+):(\w+)\}\}/g, (_, key: string, one: string, many: string) =>
      Number(params[key]) === 1 ? one : many,
    )
    .replace(/\{\{(\w+)\}\}/g, (whole, key: string) => isolated(String(params[key] ?? whole)));

function valueIn(value: MessageParams[string], language: Language): string | number {
  if (typeof value === 'object') return listText(value, language);
  return typeof value === 'string' && isDate(value) ? dateText(value, language) : value;
}

/** A text in a language, with its parts filled in. */
export function textIn(entry: Text, language: Language, params: MessageParams = {}): string {
  const values = Object.entries(params).map(([name, value]) => [name, valueIn(value, language)] as const);
  return fillText(entry[language], Object.fromEntries(values));
}

const shown = { ...shownErrors, ...fieldMessages };

/** The texts included in the browser. Those only the server uses come with its answers. */
export type ShownCode = keyof typeof shown;

/** The text of a field message, or of an error the browser raises itself. */
export const messageText = (code: ShownCode, language: Language, params?: MessageParams): string =>
  textIn(shown[code], language, params);
