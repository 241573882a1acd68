/** Why a browser would show an empty frame in place of a PDF. */
export type Hindrance = 'noPdfViewer' | 'damaged';

/** How far into a file browsers look for its beginning. */
const BEGINNING = 1024;

/**
 * What keeps this browser from showing a PDF; null when nothing is known. Browsers mend much, but none opens a file that
 * does not begin as a PDF or never names its first object.
 */
export async function hindranceOf(pdf: Blob): Promise<Hindrance | null> {
  const text = await pdf.text();
  if (!text.slice(0, BEGINNING).includes('%PDF-') || !text.includes('/Root')) return 'damaged';
  // Phones hand PDFs to another app. A browser that does not say is given the chance.
  return 'pdfViewerEnabled' in navigator && !navigator.pdfViewerEnabled ? 'noPdfViewer' : null;
}
