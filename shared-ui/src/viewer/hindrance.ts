/** Why a browser would show an empty frame instead of a PDF. */
export type Hindrance = 'noPdfViewer' | 'damaged';

/** How far browsers search for the start of a PDF. */
const BEGINNING = 1024;

/**
 * Why this browser cannot show a PDF; null if nothing is known. Browsers repair much, but none opens a file without a
 * PDF header or without a first object.
 */
export async function hindranceOf(pdf: Blob): Promise<Hindrance | null> {
  const text = await pdf.text();
  if (!text.slice(0, BEGINNING).includes('%PDF-') || !text.includes('/Root')) return 'damaged';
  // Phones pass PDFs to another app. If a browser does not say whether it can show one, it may try.
  return 'pdfViewerEnabled' in navigator && !navigator.pdfViewerEnabled ? 'noPdfViewer' : null;
}
