import { plainNumber } from './plain-text.ts';

/** The prefix of every phone number (specification A, section 5). */
export const PHONE_PREFIX = '+60';

/**
 * Normalises a typed or pasted number: `012-345 6789`, `0060123456789`, `60123456789` and `+60+60123456789` become
 * `+60123456789`. Anything that is not a Malaysian number is kept for the error message.
 */
export const plainPhone = (typed: string): string =>
  plainNumber(typed)
    .replace(/[().]/g, '')
    .replace(/^00(?=\d)/, '+')
    .replace(/^60(?=1)/, PHONE_PREFIX)
    .replace(/^0(?=1)/, PHONE_PREFIX)
    .replace(/^\+60(?:\+60|0+60|60|0+)(?=0*1)0*/, PHONE_PREFIX);

/**
 * The new value of a field with a fixed prefix; `before` is the old one. The prefix alone, or part of it during
 * deletion, counts as empty.
 */
export function withPhonePrefix(typed: string, before = ''): string {
  const rest = before.slice(PHONE_PREFIX.length);
  const damaged = ['+6', '+0', '60'].some((prefix) => rest !== '' && typed === prefix + rest);
  if (damaged) return before;
  const number = plainPhone(typed);
  if (/^\+?6?0?$/.test(number)) return '';
  return number.startsWith('+') ? number : PHONE_PREFIX + number.replace(/^0+/, '');
}
