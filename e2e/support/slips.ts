/** A file in the form for `setInputFiles`. */
interface SlipFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

// The smallest picture that browsers can draw.
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A PDF with a square on its page and unique bytes. */
export const pdfOfItsOwn = (name: string): SlipFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    `%PDF-1.4\n% ${Math.random()}\n` +
      '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Contents 4 0 R>>endobj\n' +
      '4 0 obj<</Length 14>>stream\n9 9 50 50 re f\nendstream endobj trailer<</Root 1 0 R>>\n%%EOF\n',
  ),
});

const broken = { html: '<!doctype html><script>alert(1)</script>', text: '%PDF-1.7\nPaid, thank you' };

/** A payment slip: a picture, a page posing as a PDF, or a broken PDF. */
export function slipFile(name: string, kind: 'png' | keyof typeof broken = 'png'): SlipFile {
  return kind === 'png'
    ? { name, mimeType: 'image/png', buffer: PNG }
    : { name, mimeType: 'application/pdf', buffer: Buffer.from(broken[kind]) };
}
