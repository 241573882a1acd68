/** Signs that show nothing: joiners, direction signs, soft hyphens, fillers, control characters. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/gu;

/** Turn the direction, or join and part nothing; the joiners of Tamil and Arabic names and of pictures stay. */
const NOT_OF_NAMES =
  /[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\u2800\ufeff\ufff9-\ufffb]/gu;

/** Whether nothing of a text can be seen. */
export const isBlank = (value: string): boolean => value.replace(UNSEEN, '').trim() === '';

/** A text of one line without the signs that come along with copying: full-width forms as plain ones, nothing unseen. */
export const plainLine = (value: string): string => value.normalize('NFKC').replace(UNSEEN, '').trim();

/** The same without spaces and dashes of any kind, for numbers. */
export const plainNumber = (value: string): string => plainLine(value).replace(/[\s\p{Dash}]/gu, '');

/** A name as it is written: in one line, and turning no words beside it. */
export const plainName = (value: string): string =>
  value
    .normalize('NFC')
    .replace(/[\r\n\t\v\f\u0085\u2028\u2029]+/g, ' ')
    .replace(NOT_OF_NAMES, '')
    .replace(/\s+/g, ' ')
    .trim();

/** A text of several lines as it is written: without what nobody sees, and turning no words beside it. */
export const plainText = (value: string): string =>
  value
    .normalize('NFC')
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[\t\v\f]/g, ' ')
    .replace(NOT_OF_NAMES, (sign) => (sign === '\n' ? sign : ''))
    .trim();

/** By what two names are compared: those that look alike are one, whatever their case. */
export const nameKey = (value: string): string => plainName(value).toLowerCase();

/** The first sign that no address and no number has, and its number for signs that look like another. */
export function oddSign(value: string): { sign: string; code: string } | undefined {
  const sign = [...value].find((one) => one < ' ' || one > '~');
  if (sign === undefined) return undefined;
  const code = sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
  return { sign, code: `U+${code}` };
}
