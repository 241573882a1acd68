import type { TextStyle } from './mixed-text.ts';

/** The portal's colours, as far as print needs them. */
export const colors = {
  ink: '#1e2a2f',
  slate: '#55636b',
  line: '#e4dfd5',
  paper: '#ffffff',
  primary: '#0f5c5c',
  primaryTint: '#e2efed',
  sunrise: '#f5a524',
  orange: '#8f4b00',
  orangeTint: '#fdefd9',
} as const;

/** Points. A5: half a sheet, easy to read on a phone. */
export const page = { size: 'A5', width: 419.53, height: 595.28, margin: 34, footer: 20 } as const;

export const contentWidth = page.width - 2 * page.margin;
/** The lower limit of the content. */
export const contentEnd = page.height - page.margin - page.footer;

/** Spacing of a receipt with enough room. */
export const roomy = { hair: 2, small: 4, medium: 8, large: 14 } as const;
/** For one that would otherwise be slightly longer than its page. */
export const tight: Space = { hair: 1, small: 2, medium: 5, large: 8 };
export type Space = Record<keyof typeof roomy, number>;

/** Width of the amount column. */
export const amountWidth = 86;

const text = (size: number, color: string, weight?: 'strong'): TextStyle => ({
  size,
  color,
  ...(weight && { weight }),
});

export const styles = {
  brand: text(15, colors.primary, 'strong'),
  title: text(11, colors.ink, 'strong'),
  caption: text(7.5, colors.slate),
  fact: text(9.5, colors.ink),
  factStrong: text(10.5, colors.ink, 'strong'),
  head: text(7.5, colors.slate, 'strong'),
  item: text(9.5, colors.ink),
  sum: text(9.5, colors.slate),
  sumStrong: text(9.5, colors.ink, 'strong'),
  total: text(13, colors.primary, 'strong'),
  words: text(8.5, colors.ink),
  mark: text(8.5, colors.orange, 'strong'),
  watermark: text(34, colors.sunrise, 'strong'),
} as const;
