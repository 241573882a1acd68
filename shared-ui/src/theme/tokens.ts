/**
 * Every colour and size of the portal. Ant Design gets them through `theme.tsx`, everything else through the CSS
 * variables in `tokens.css`, which `npm run tokens` generates from this file.
 */
export const colors = {
  ink: '#1e2a2f',
  /** Secondary: hints, captions, pending approval. */
  slate: '#55636b',
  placeholder: '#66737a',
  paper: '#fbf8f3',
  surface: '#ffffff',
  /** Hover, header rows. */
  hover: '#f4f0e8',
  line: '#e4dfd5',
  /** Borders of fields, with a contrast of 3 to 1. */
  edge: '#7f8a90',
  primary: '#0f5c5c',
  primaryDeep: '#0a4444',
  primaryTint: '#e2efed',
  /** One accent per screen, never as text on white. */
  sunrise: '#f5a524',
  sunriseTint: '#fef3dc',
  coral: '#c8452d',
  coralDeep: '#a93822',
  coralTint: '#fbe7e2',
  green: '#1e7f4f',
  greenDeep: '#176640',
  greenTint: '#e3f2e9',
  orange: '#b25e00',
  orangeDeep: '#8f4b00',
  orangeTint: '#fdefd9',
  slateDeep: '#46535a',
  slateTint: '#e9edee',
} as const;

export type Color = keyof typeof colors;

/** Pixels; multiples of 4. */
export const space = { 1: 4, 2: 8, 3: 12, 4: 16, 5: 20, 6: 24, 8: 32, 10: 40, 12: 48, 16: 64 } as const;

/** Pixels. Chinese captions are one step larger than Latin ones. */
export const type = {
  caption: 13,
  captionChinese: 14,
  dense: 14,
  body: 15,
  lead: 17,
  title: 24,
  display: 40,
} as const;

export const lineHeight = 1.6;

export const fontFamily =
  "'Plus Jakarta Sans Variable', 'Plus Jakarta Sans Arial', 'Plus Jakarta Sans Roboto', 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', system-ui, sans-serif";

/** Pixels. */
export const size = {
  radius: 10,
  radiusSmall: 6,
  radiusLarge: 16,
  /** Height of fields and buttons, large enough for a finger. */
  control: 40,
  rail: 72,
  railOpen: 248,
  dialog: 560,
  /** A dialog that shows a file. */
  viewer: 960,
  /** A QR code that phones read from a screen. */
  qr: 176,
} as const;

/** Milliseconds. */
export const motion = { fast: 150, base: 200, slow: 250 } as const;

/** Below this width it is a phone: full-screen dialogs, navigation in a menu. */
export const PHONE_BELOW = 768;

/** Below this width lists show cards: a table would have to hide columns. */
export const CARDS_BELOW = 1100;

/** Below this width minor table columns fold into a line under the row's name. */
export const FOLD_BELOW = 1400;

/** The same for a table whose actions are icons. */
export const FOLD_DENSE_BELOW = 1280;

/** From this width the navigation can be beside the page with labels. */
export const WIDE_FROM = 1280;

/** Text and background pairs used by the kit. A test requires 4.5 to 1. */
export const textOnGround: readonly (readonly [text: Color, ground: Color])[] = [
  ...(['paper', 'surface', 'hover'] as const).flatMap((ground) =>
    (['ink', 'slate', 'primary', 'primaryDeep'] as const).map((text) => [text, ground] as const),
  ),
  ['placeholder', 'surface'],
  ['coral', 'surface'],
  ['coral', 'paper'],
  ['surface', 'primary'],
  ['surface', 'primaryDeep'],
  ['surface', 'coral'],
  ['surface', 'coralDeep'],
  ['ink', 'sunrise'],
  ['ink', 'sunriseTint'],
  ['primary', 'primaryTint'],
  ['ink', 'primaryTint'],
  ['coralDeep', 'coralTint'],
  ['greenDeep', 'greenTint'],
  ['orangeDeep', 'orangeTint'],
  ['slateDeep', 'slateTint'],
  ['ink', 'coralTint'],
  ['ink', 'greenTint'],
  ['ink', 'orangeTint'],
];

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const group = (prefix: string, values: Record<string, string | number>, unit = '') =>
  Object.entries(values).map(([name, value]) => [`--${prefix}-${kebab(name)}`, `${value}${unit}`]);

/** The tokens as CSS variables. */
const cssVariables: Record<string, string> = Object.fromEntries([
  ...group('color', colors),
  ...group('space', space, 'px'),
  ...group('type', type, 'px'),
  ...group('size', size, 'px'),
  ...group('motion', motion, 'ms'),
  ['--line-height', String(lineHeight)],
  ['--font-family', fontFamily],
]);

/** `tokens.css` with the values of this file in its first `:root`. */
export const withTokens = (css: string): string =>
  css.replace(/(?<=^:root \{\n)[^}]*(?=\})/m, () =>
    Object.entries(cssVariables)
      .map(([name, value]) => `  ${name}: ${value};\n`)
      .join(''),
  );
