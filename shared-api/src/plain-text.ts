/** Invisible characters: joiners, direction marks, soft hyphens, fillers, control characters. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\u2800]/gu;

/** Characters that change direction, or join nothing. Joiners in Tamil and Arabic names and in emoji are kept. */
const NOT_OF_NAMES =
  /[\p{Cc}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\u2800\ufeff\ufff9-\ufffb]/gu;

/** Whether a text has no visible characters. */
export const isBlank = (value: string): boolean => value.replace(UNSEEN, '').trim() === '';

/** A one-line text without copy artefacts: full-width forms become plain ones, invisible characters are removed. */
export const plainLine = (value: string): string => value.normalize('NFKC').replace(UNSEEN, '').trim();

/** The same without spaces and dashes of any kind, for numbers. */
export const plainNumber = (value: string): string => plainLine(value).replace(/[\s\p{Dash}]/gu, '');

/** A name on one line, without characters that affect the direction of text beside it. */
export const plainName = (value: string): string =>
  value
    .normalize('NFC')
    .replace(/[\r\n\t\v\f\u0085\u2028\u2029]+/g, ' ')
    .replace(NOT_OF_NAMES, '')
    .replace(/\s+/g, ' ')
    .trim();

/** A multi-line text, without invisible characters and those that affect the direction of text beside it. */
export const plainText = (value: string): string =>
  value
    .normalize('NFC')
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[\t\v\f]/g, ' ')
    .replace(NOT_OF_NAMES, (sign) => (sign === '\n' ? sign : ''))
    .trim();

/** Comparison key for names: lookalikes are equal, ignoring case. */
export const nameKey = (value: string): string => plainName(value).toLowerCase();

/** The first character not allowed in an address or number, and its code point in case it looks like another. */
export function oddSign(value: string): { sign: string; code: string } | undefined {
  const sign = [...value].find((one) => one < ' ' || one > '~');
  if (sign === undefined) return undefined;
  const code = sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
  return { sign, code: `U+${code}` };
}
