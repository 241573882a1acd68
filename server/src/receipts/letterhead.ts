import { branchName, centreName } from '@portal/shared-api/centre';
import { drawText } from './mixed-text.ts';
import type { Pen } from './receipt-body.ts';
import type { ReceiptModel } from './receipt-model.ts';
import { colors, contentWidth, page, roomy, styles } from './receipt-look.ts';
import { titleOf, texts } from './receipt-texts.ts';

const LOGO_SIZE = 40;
/** The logo is drawn on a 48 by 48 grid. */
const LOGO_FIELD = 48;
const LOGO_WIDTH = LOGO_SIZE + roomy.medium;
const TITLE_WIDTH = 116;

/** The centre's logo: a sun rising out of an open book. */
function drawLogo(document: PDFKit.PDFDocument, x: number, y: number): void {
  document
    .save()
    .translate(x, y)
    .scale(LOGO_SIZE / LOGO_FIELD);
  document.path('M13 27a11 11 0 0 1 22 0z').fill(colors.sunrise);
  document
    .lineWidth(3.2)
    .lineCap('round')
    .path('M24 11V6M13.4 15.4 9.9 11.9M34.6 15.4l3.5-3.5')
    .stroke(colors.sunrise);
  document
    .path(
      'M24 31c-4.6-3.6-10.6-4.9-18.4-4.6A1.6 1.6 0 0 0 4 28v10a1.6 1.6 0 0 0 1.7 1.6c7-.4 12.9.9 18.3 4.4 5.4-3.5 11.3-4.8 18.3-4.4A1.6 1.6 0 0 0 44 38V28a1.6 1.6 0 0 0-1.6-1.6C34.6 26.1 28.6 27.4 24 31z',
    )
    .fill(colors.primary);
  document.lineWidth(2.2).lineCap('butt').path('M24 31v13').stroke(colors.paper).restore();
}

/** Logo, name, address and phone of the branch, and the word "receipt". */
export function drawLetterhead(pen: Pen, { branch, final }: ReceiptModel): void {
  const { document, language, space } = pen;
  const top = page.margin;
  const x = page.margin + LOGO_WIDTH;
  const width = contentWidth - LOGO_WIDTH;
  drawLogo(document, page.margin, top);
  drawText(document, titleOf(final)[language], styles.title, {
    x: page.width - page.margin - TITLE_WIDTH,
    y: top + space.small,
    width: TITLE_WIDTH,
    align: 'right',
  });
  let y = top;
  y += drawText(document, `${centreName.en} ${centreName.ch}`, styles.brand, {
    x,
    y,
    width: width - TITLE_WIDTH,
  });
  const phone = branch.phone && `${texts.phone[language]} ${branch.phone}`;
  for (const line of [[branchName(branch.name, language), phone].filter(Boolean).join(' · '), branch.address])
    if (line) y += drawText(document, line, styles.caption, { x, y, width });
  y = Math.max(y, top + LOGO_SIZE) + space.medium;
  document
    .moveTo(page.margin, y)
    .lineTo(page.width - page.margin, y)
    .lineWidth(1.5)
    .stroke(colors.sunrise);
  pen.y = y + space.large;
}
