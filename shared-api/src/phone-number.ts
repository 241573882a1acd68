/** In front of every phone number (specification A, section 5). */
export const PHONE_PREFIX = '+60';

/**
 * What was typed or pasted, as `+60` and the digits after it: `012-345 6789` becomes `+60123456789`.
 * Only the prefix, or a part of it while somebody deletes, is no number at all.
 */
export function withPhonePrefix(typed: string): string {
  const digits = typed.replace(/\D/g, '').replace(/^60?/, '').replace(/^0+/, '');
  return digits === '' ? '' : PHONE_PREFIX + digits;
}
