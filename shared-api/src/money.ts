/** The largest amount of one payment: RM 99,999.99 (decision 11). */
export const MAX_AMOUNT_SEN = 9_999_999;

/** Made when first needed, to keep it out of a page's start. */
let format: Intl.NumberFormat | undefined;
const makeFormat = () =>
  new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Integer sen as `1,234.50` or `-5.24`, without currency, for columns and fields with RM in their header. */
export const amountText = (sen: number): string => (format ??= makeFormat()).format(sen / 100);

/**
 * Integer sen as `RM 1,234.50` or `-RM 5.24`, the English convention. The only format of amounts, on screens, in
 * messages and on paper.
 */
export const ringgit = (sen: number): string => `${sen < 0 ? '-' : ''}RM ${amountText(Math.abs(sen))}`;

/**
 * Digits with at most 2 decimals as integer sen; undefined for anything else (1e9, 1,200, 12.345, full-width digits,
 * signs). No floats are involved, so 0.1 + 0.2 stays 30 sen.
 */
export function parseAmount(text: string): number | undefined {
  const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text);
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : undefined;
}

/** Rounds cash to 5 sen: 1, 2, 6 and 7 down, the others up. Never below zero. */
export const toFiveSen = (sen: number): number => Math.round(sen / 5) * 5;

/** Integer sen as sent over the wire: `120.50`, `-5.24`, no thousands separator. */
export const signedAmountText = (sen: number): string => {
  const digits = String(Math.abs(sen)).padStart(3, '0');
  return `${sen < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** `120.50` or `-5.24` from the wire as integer sen. Throws on anything else, which the server never sends. */
export function senOf(wire: string): number {
  const sen = parseAmount(wire.replace(/^-/, ''));
  if (sen === undefined) throw new Error(`not an amount: ${wire}`);
  return wire.startsWith('-') ? -sen : sen;
}
