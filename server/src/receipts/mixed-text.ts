import { printable, scriptOf, setFont, type FontName, type Weight } from './fonts.ts';

export interface TextStyle {
  size: number;
  color: string;
  weight?: Weight;
}

interface Run {
  font: FontName;
  text: string;
}

interface Line {
  runs: Run[];
  width: number;
}

/** Line height in font sizes: room for Tamil, which reaches higher and lower than Latin. */
const LINE_HEIGHT = 1.45;
const ASCENT = 1.05;

export const lineHeightOf = ({ size }: TextStyle): number => size * LINE_HEIGHT;

/** Splits a text where the font changes, so that Chinese, Tamil and Latin can share a line. */
export function runsOf(text: string, weight: Weight = 'regular'): Run[] {
  const runs: Run[] = [];
  for (const sign of text) {
    const last = runs.at(-1);
    const script = scriptOf(sign);
    const font: FontName = script ? `${script}-${weight}` : (last?.font ?? `latin-${weight}`);
    if (last?.font === font) last.text += sign;
    else runs.push({ font, text: sign });
  }
  return runs;
}

/** Pieces a line may break after: words, and Chinese characters with the punctuation that must not start a line. */
export const piecesOf = (text: string): string[] =>
  text.match(/\s+|\p{Script=Han}[，。、；：！？）》」』”’]*|[^\s\p{Script=Han}]+/gu) ?? [];

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

function measure(document: PDFKit.PDFDocument, text: string, { size, weight }: TextStyle): Line {
  const runs = runsOf(text, weight);
  let width = 0;
  for (const run of runs) {
    setFont(document, run.font, size);
    width += document.widthOfString(run.text);
  }
  return { runs, width };
}

/** Breaks a text into lines of a width. A word longer than a line is split. */
export function linesOf(
  document: PDFKit.PDFDocument,
  text: string,
  style: TextStyle,
  maxWidth: number,
): Line[] {
  const fits = (candidate: string) => measure(document, candidate.trimEnd(), style).width <= maxWidth;
  const lines: string[] = [];
  let line = '';
  for (const piece of piecesOf(printable(text))) {
    if (fits(line + piece)) {
      line += piece;
      continue;
    }
    if (line.trim()) lines.push(line);
    line = '';
    if (!piece.trim()) continue;
    for (const { segment } of graphemes.segment(piece)) {
      if (line && !fits(line + segment)) {
        lines.push(line);
        line = '';
      }
      line += segment;
    }
  }
  if (line.trim() || lines.length === 0) lines.push(line);
  return lines.map((content) => measure(document, content.trim(), style));
}

export interface Box {
  x: number;
  y: number;
  width: number;
  align?: 'left' | 'right' | 'center';
}

/** Draws lines into a box and returns their height. */
export function drawLines(
  document: PDFKit.PDFDocument,
  lines: readonly Line[],
  style: TextStyle,
  box: Box,
): number {
  const free = { left: 0, center: 0.5, right: 1 }[box.align ?? 'left'];
  lines.forEach((line, at) => {
    let x = box.x + (box.width - line.width) * free;
    const baseline = box.y + at * lineHeightOf(style) + style.size * ASCENT;
    for (const run of line.runs) {
      setFont(document, run.font, style.size);
      document
        .fillColor(style.color)
        .text(run.text, x, baseline, { lineBreak: false, baseline: 'alphabetic' });
      x += document.widthOfString(run.text);
    }
  });
  return lines.length * lineHeightOf(style);
}

/** Draws a wrapped text and returns its height. */
export const drawText = (document: PDFKit.PDFDocument, text: string, style: TextStyle, box: Box): number =>
  drawLines(document, linesOf(document, text, style, box.width), style, box);
