import { centreName } from '@portal/shared-api/centre';
import { languageTag, type Language } from '@portal/shared-api/languages';
import { fillText } from '@portal/shared-api/messages';
import Paper from 'pdfkit';
import { drawLetterhead } from './letterhead.ts';
import { drawText, lineHeightOf, linesOf } from './mixed-text.ts';
import { drawFacts, drawItems, drawNotes, drawSums, drawTotal, type Pen } from './receipt-body.ts';
import { colors, contentWidth, page, roomy, styles, tight, type Space } from './receipt-look.ts';
import type { ReceiptModel } from './receipt-model.ts';
import { texts, titleOf } from './receipt-texts.ts';

const WATERMARK_OPACITY = 0.25;
const WATERMARK_ANGLE = -32;

/** Watermark: the second accept is still missing (decision 9). */
function drawWatermark(document: PDFKit.PDFDocument, language: Language): void {
  const middle = page.height / 2;
  document.save().opacity(WATERMARK_OPACITY);
  document.rotate(WATERMARK_ANGLE, { origin: [page.width / 2, middle] });
  drawText(document, texts.mark[language], styles.watermark, {
    x: -page.margin,
    y: middle,
    width: page.width + 2 * page.margin,
    align: 'center',
  });
  document.restore();
}

/** The same as prominent text that can be copied, at the top. */
function drawMark(pen: Pen): void {
  const { document, language, space } = pen;
  const [line] = linesOf(document, texts.mark[language], styles.mark, contentWidth);
  const height = lineHeightOf(styles.mark) + space.small;
  document
    .roundedRect(page.margin, pen.y, line!.width + 2 * space.medium, height, height / 2)
    .fill(colors.orangeTint);
  drawText(document, texts.mark[language], styles.mark, {
    x: page.margin + space.medium,
    y: pen.y + space.hair,
    width: contentWidth,
  });
  pen.y += height + space.medium;
}

const pagesOf = (document: PDFKit.PDFDocument): number => document.bufferedPageRange().count;

/** Header and footer, drawn at the end when the number of pages is known and nothing covers the watermark. */
function finishPages(
  document: PDFKit.PDFDocument,
  { final, invoiceNo }: ReceiptModel,
  language: Language,
): void {
  const count = pagesOf(document);
  for (let at = 0; at < count; at++) {
    document.switchToPage(at);
    if (!final) drawWatermark(document, language);
    const y = page.height - page.margin - lineHeightOf(styles.caption);
    const box = { x: page.margin, y, width: contentWidth };
    drawText(document, texts.thanks[language], styles.caption, box);
    const number = count > 1 ? fillText(texts.page[language], { page: at + 1, pages: count }) : '';
    drawText(document, [invoiceNo, number].filter(Boolean).join(' · '), styles.caption, {
      ...box,
      align: 'right',
    });
  }
}

interface Drawn {
  document: PDFKit.PDFDocument;
  /** The number of pages up to the total. */
  totalPage: number;
}

/** Everything except header and footer. */
function drawContent(model: ReceiptModel, language: Language, space: Space): Drawn {
  const document = new Paper({
    size: page.size,
    margin: 0,
    bufferPages: true,
    pdfVersion: '1.7',
    lang: languageTag[language],
    displayTitle: true,
    info: {
      Title: `${titleOf(model.final)[language]} ${model.invoiceNo}`,
      Author: `${centreName.en} ${centreName.ch}`,
      Subject: model.student.name,
      CreationDate: model.acceptedAt,
      ModDate: model.acceptedAt,
    },
  });
  const pen: Pen = { document, language, space, y: 0 };
  drawLetterhead(pen, model);
  if (!model.final) drawMark(pen);
  drawFacts(pen, model);
  drawItems(pen, model);
  drawSums(pen, model);
  drawTotal(pen, model);
  const totalPage = pagesOf(document);
  drawNotes(pen, model);
  return { document, totalPage };
}

/** Spaced out; tighter if that saves a page, or keeps the total with all items. */
function drawReceipt(model: ReceiptModel, language: Language): PDFKit.PDFDocument {
  const spacious = drawContent(model, language, roomy);
  if (pagesOf(spacious.document) === 1) return spacious.document;
  const dense = drawContent(model, language, tight);
  const isBetter =
    pagesOf(dense.document) < pagesOf(spacious.document) || dense.totalPage < spacious.totalPage;
  return (isBetter ? dense : spacious).document;
}

/** A receipt as PDF. The same model gives the same bytes: its only date is that of the accept. */
export function receiptPdf(model: ReceiptModel, language: Language): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const document = drawReceipt(model, language);
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  document.on('end', () => resolve(Buffer.concat(parts)));
  document.on('error', reject);
  finishPages(document, model, language);
  document.end();
  return promise;
}
