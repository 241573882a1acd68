import fs from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

const { resolve } = createRequire(import.meta.url);

const fontFiles = {
  'latin-regular': 'noto-sans/400Regular/NotoSans_400Regular.ttf',
  'latin-strong': 'noto-sans/600SemiBold/NotoSans_600SemiBold.ttf',
  'chinese-regular': 'noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
  'chinese-strong': 'noto-sans-sc/600SemiBold/NotoSansSC_600SemiBold.ttf',
  'tamil-regular': 'noto-sans-tamil/400Regular/NotoSansTamil_400Regular.ttf',
  'tamil-strong': 'noto-sans-tamil/600SemiBold/NotoSansTamil_600SemiBold.ttf',
} as const;

export type Weight = 'regular' | 'strong';
type Script = 'latin' | 'chinese' | 'tamil';
export type FontName = `${Script}-${Weight}`;

const opened = new Map<FontName, Font>();

/**
 * A font, read and parsed once per process: the Chinese ones have 10 MB, and parsing takes longer than everything
 * else on a receipt. A PDF only contains the glyphs it uses.
 */
function openFont(name: FontName): Font {
  let font = opened.get(name);
  if (!font) {
    const file = resolve(`@expo-google-fonts/${fontFiles[name]}`);
    opened.set(name, (font = create(fs.readFileSync(file)) as Font));
  }
  return font;
}

/** Sets the font for the following text. */
export function setFont(document: PDFKit.PDFDocument, name: FontName, size: number): void {
  // pdfkit accepts parsed fonts; its types only know files and bytes.
  const source = openFont(name) as unknown as Buffer;
  document.registerFont(name, source).font(name).fontSize(size);
}

const hasSign = (script: Script, sign: string): boolean =>
  openFont(`${script}-regular`).hasGlyphForCodePoint(sign.codePointAt(0)!);

/** The printers' mark for a character that no font has. */
const MISSING = '〓';
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * A text that the fonts can set without boxes: emoji and invisible characters are dropped, and characters missing
 * from all fonts, such as a few rare Han, become 〓.
 */
export function printable(text: string): string {
  const kept = [...graphemes.segment(text)].map(({ segment }) => {
    const signs = [...segment.replace(/(?![\u200c\u200d])[\p{Cf}\p{Variation_Selector}\u20e3]/gu, '')];
    const missing = signs.some(
      (sign) => !hasSign(scriptOf(sign) ?? 'latin', sign) && !/^[\s\p{M}\u200c\u200d]/u.test(sign),
    );
    if (!missing) return signs.join('');
    return /^\p{L}/u.test(segment) ? MISSING : '';
  });
  return kept.join('').replace(/\s+/g, ' ').trim();
}

/** The script whose font has a character. Marks, joiners and spaces follow the character before them. */
export function scriptOf(sign: string): Script | undefined {
  if (/^[\s\p{M}\u200c\u200d]/u.test(sign)) return undefined;
  if (/^[\p{Script=Han}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u.test(sign)) return 'chinese';
  if (/^\p{Script=Tamil}/u.test(sign)) return 'tamil';
  return 'latin';
}
