/** A file as `setInputFiles` takes it. */
interface SlipFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

// The smallest picture that a browser draws.
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A payment slip: a picture, or a page that only calls itself a PDF. */
export function slipFile(name: string, kind: 'png' | 'html' = 'png'): SlipFile {
  return kind === 'png'
    ? { name, mimeType: 'image/png', buffer: PNG }
    : { name, mimeType: 'application/pdf', buffer: Buffer.from('<!doctype html><script>alert(1)</script>') };
}
