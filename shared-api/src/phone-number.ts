import { plainNumber } from './plain-text.ts';

/** In front of every phone number (specification A, section 5). */
export const PHONE_PREFIX = '+60';

/**
 * A number as it was typed or pasted, in the one form in which it is kept: `012-345 6789`, `0060123456789`, `60123456789`
 * and `+60+60123456789` become `+60123456789`. What is no number of Malaysia stays as it is, for its message.
 */
export const plainPhone = (typed: string): string =>
  plainNumber(typed)
    .replace(/[().]/g, '')
    .replace(/^00(?=\d)/, '+')
    .replace(/^60(?=1)/, PHONE_PREFIX)
    .replace(/^0(?=1)/, PHONE_PREFIX)
    .replace(/^\+60(?:\+60|0+60|60|0+)(?=0*1)0*/, PHONE_PREFIX);

/**
 * What a field with the fixed prefix holds after a change; `before` it had another value. Only the prefix, or a part of
 * it while somebody deletes, is no number at all.
 */
export function withPhonePrefix(typed: string, before = ''): string {
  const rest = before.slice(PHONE_PREFIX.length);
  const damaged = ['+6', '+0', '60'].some((prefix) => rest !== '' && typed === prefix + rest);
  if (damaged) return before;
  const number = plainPhone(typed);
  if (/^\+?6?0?$/.test(number)) return '';
  return number.startsWith('+') ? number : PHONE_PREFIX + number.replace(/^0+/, '');
}
