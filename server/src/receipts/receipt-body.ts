import { educationLevelNames } from '@portal/shared-api/education-levels';
import type { Language } from '@portal/shared-api/languages';
import { amountText, ringgit } from '@portal/shared-api/money';
import { drawText, drawLines, lineHeightOf, linesOf, type TextStyle } from './mixed-text.ts';
import { moneyWords } from './money-words.ts';
import {
  amountWidth,
  colors,
  contentEnd,
  contentWidth,
  page,
  roomy,
  styles,
  type Space,
} from './receipt-look.ts';
import type { ReceiptModel } from './receipt-model.ts';
import { dateText, extraNames, monthText, paymentTypeNames, texts } from './receipt-texts.ts';

/** The drawing context of a receipt; `y` moves down the page. */
export interface Pen {
  document: PDFKit.PDFDocument;
  language: Language;
  space: Space;
  y: number;
}

const left = page.margin;
const right = page.width - page.margin;
const titleWidth = contentWidth - amountWidth - roomy.medium;

/** Number of items that move to a new page with the sums, which should not stand there alone. */
const KEPT_WITH_SUMS = 2;

/** Notes up to this many lines stay together with the total; longer ones start there. */
const KEPT_NOTE_LINES = 6;

function rule({ document, y }: Pen, color: string = colors.line): void {
  document.moveTo(left, y).lineTo(right, y).lineWidth(0.6).stroke(color);
}

/** Starts a new page if the next part does not fit. */
function makeRoom(pen: Pen, height: number): boolean {
  if (pen.y + height <= contentEnd) return false;
  pen.document.addPage();
  pen.y = page.margin;
  return true;
}

function fact(
  { document, space, y }: Pen,
  label: string,
  lines: readonly (readonly [string, TextStyle])[],
  box: { x: number; width: number },
): number {
  let height = drawText(document, label, styles.caption, { ...box, y });
  for (const [text, style] of lines) height += drawText(document, text, style, { ...box, y: y + height });
  return y + height + space.medium;
}

/** The recipient on the left, the receipt's data on the right. */
export function drawFacts(pen: Pen, model: ReceiptModel): void {
  const { language, space } = pen;
  const { student, payment } = model;
  const columns = [
    { x: left, width: contentWidth * 0.56 },
    { x: left + contentWidth * 0.62, width: contentWidth * 0.38 },
  ] as const;
  const start = pen.y;
  const level = educationLevelNames[student.level][language];
  pen.y = fact(
    pen,
    texts.student[language],
    [
      [student.name, styles.factStrong],
      [`${student.id} · ${level}`, styles.fact],
    ],
    columns[0],
  );
  if (student.guardian)
    pen.y = fact(pen, texts.guardian[language], [[student.guardian, styles.fact]], columns[0]);
  pen.y = fact(
    pen,
    texts.payment[language],
    [[`${paymentTypeNames[payment.type][language]} · ${dateText(payment.date, language)}`, styles.fact]],
    columns[0],
  );
  const end = pen.y;
  pen.y = start;
  const facts = [
    ['invoiceNo', model.invoiceNo, styles.factStrong],
    ['date', dateText(model.date, language), styles.fact],
    ['period', monthText(model.period, language), styles.fact],
  ] as const;
  for (const [label, value, style] of facts)
    pen.y = fact(pen, texts[label][language], [[value, style]], columns[1]);
  pen.y = Math.max(end, pen.y) + space.small;
}

function tableHead(pen: Pen): void {
  const { document, language, space, y } = pen;
  drawText(document, texts.item[language], styles.head, { x: left, y, width: titleWidth });
  drawText(document, texts.amount[language], styles.head, {
    x: right - amountWidth,
    y,
    width: amountWidth,
    align: 'right',
  });
  pen.y += lineHeightOf(styles.head) + space.small;
  rule(pen, colors.primary);
  pen.y += space.small;
}

const rowHeight = ({ document, space }: Pen, title: string, style: TextStyle): number =>
  linesOf(document, title, style, titleWidth).length * lineHeightOf(style) + space.hair;

/** A wrapped title with its amount on the first line. A row is never split across pages. */
function row(pen: Pen, title: string, sen: number, style: TextStyle, onNewPage?: () => void): void {
  const { document, space } = pen;
  const lines = linesOf(document, title, style, titleWidth);
  if (makeRoom(pen, lines.length * lineHeightOf(style) + space.hair)) onNewPage?.();
  const height = drawLines(document, lines, style, { x: left, y: pen.y, width: titleWidth });
  drawText(document, amountText(sen), style, {
    x: right - amountWidth,
    y: pen.y,
    width: amountWidth,
    align: 'right',
  });
  pen.y += height + space.hair;
}

/** The fee items. The header repeats on each page, and the last items stay with the sums. */
export function drawItems(pen: Pen, model: ReceiptModel): void {
  const { space } = pen;
  const rows = model.items.map(({ title, sen }) => [title ?? texts.otherItems[pen.language], sen] as const);
  const heights = rows.map(([title]) => rowHeight(pen, title, styles.item));
  const kept = heights.slice(-KEPT_WITH_SUMS).reduce((sum, height) => sum + height, 0);
  tableHead(pen);
  rows.forEach(([title, sen], at) => {
    const beginsLast = at === Math.max(1, rows.length - KEPT_WITH_SUMS);
    if (beginsLast && makeRoom(pen, kept + sumsHeight(pen, model))) tableHead(pen);
    row(pen, title, sen, styles.item, () => tableHead(pen));
  });
  pen.y += space.small;
  rule(pen);
  pen.y += space.medium;
}

/** From the fees to the fees charged, and on to the money received. */
function sumRows({ language }: Pen, model: ReceiptModel): (readonly [string, number, TextStyle])[] {
  const { feesSen, discountsSen, unusedDiscountSen, chargedSen, extras } = model;
  return [
    ...(discountsSen < 0
      ? ([
          [texts.fees[language], feesSen, styles.sum],
          [texts.discounts[language], discountsSen, styles.sum],
        ] as const)
      : []),
    ...(unusedDiscountSen > 0
      ? ([[texts.unusedDiscount[language], unusedDiscountSen, styles.sum]] as const)
      : []),
    [texts.charged[language], chargedSen, styles.sumStrong],
    ...extras.map(({ kind, sen }) => [extraNames[kind][language], sen, styles.sum] as const),
  ];
}

/** The part after the items that stays together: sums, total and the beginning of the notes. */
const sumsHeight = (pen: Pen, model: ReceiptModel): number =>
  pen.space.small +
  2 * pen.space.medium +
  sumRows(pen, model).reduce((sum, [title, , style]) => sum + rowHeight(pen, title, style), 0) +
  totalOf(pen, model).height +
  (model.remark || model.balanceAfterSen !== null ? pen.space.medium + notesHeight(pen, model) : 0);

export function drawSums(pen: Pen, model: ReceiptModel): void {
  for (const [title, sen, style] of sumRows(pen, model)) row(pen, title, sen, style);
  pen.y += pen.space.medium;
}

/** The total in words, and the height of its field. */
function totalOf({ document, language, space }: Pen, { totalSen }: ReceiptModel) {
  const inner = { x: left + space.medium, width: contentWidth - 2 * space.medium };
  const words = (['en', 'ch'] as const)
    .toSorted((one) => (one === language ? -1 : 1))
    .map((each) => linesOf(document, moneyWords(totalSen, each), styles.words, inner.width));
  const wordLines = words.reduce((sum, lines) => sum + lines.length, 0);
  const height =
    lineHeightOf(styles.total) + wordLines * lineHeightOf(styles.words) + 2 * space.medium + space.small;
  return { inner, words, height };
}

/** The total in figures, and in words in both languages, in one field. */
export function drawTotal(pen: Pen, model: ReceiptModel): void {
  const { document, language, space } = pen;
  const { inner, words, height } = totalOf(pen, model);
  makeRoom(pen, height);
  document.roundedRect(left, pen.y, contentWidth, height, 5).fill(colors.primaryTint);
  let y = pen.y + space.medium;
  drawText(document, texts.total[language], styles.total, { ...inner, y });
  y +=
    drawText(document, ringgit(model.totalSen), styles.total, { ...inner, y, align: 'right' }) + space.small;
  for (const lines of words) y += drawLines(document, lines, styles.words, { ...inner, y });
  pen.y += height + space.medium;
}

/** The balance after this payment's movement, and the admin's comment, as lines. */
function notesOf({ document, language }: Pen, { balanceAfterSen, remark }: ReceiptModel) {
  const labelled = (label: string, text: string) => `${label}${language === 'ch' ? '：' : ': '}${text}`;
  const notes = [
    balanceAfterSen === null ? null : labelled(texts.balance[language], ringgit(balanceAfterSen)),
    remark && labelled(texts.remark[language], remark),
  ];
  return notes.flatMap((note) => (note ? [linesOf(document, note, styles.words, contentWidth)] : []));
}

/** The part of the notes that stays with the total. */
function notesHeight(pen: Pen, model: ReceiptModel): number {
  const lines = notesOf(pen, model).flat().length;
  return (
    (lines <= KEPT_NOTE_LINES ? lines : KEPT_NOTE_LINES / 2) * lineHeightOf(styles.words) + 2 * pen.space.hair
  );
}

/** The notes below the total. */
export function drawNotes(pen: Pen, model: ReceiptModel): void {
  const height = lineHeightOf(styles.words);
  for (const lines of notesOf(pen, model)) {
    for (const [at, line] of lines.entries()) {
      // The last line does not move to a new page alone.
      makeRoom(pen, at === lines.length - 2 ? 2 * height : height);
      const box = { x: left, y: pen.y, width: contentWidth };
      pen.y += drawLines(pen.document, [line], styles.words, box);
    }
    pen.y += pen.space.hair;
  }
}
