/**
 * Longest sides, in pixels, at which a picture is scanned: small is fast and tolerates blur, large shows small codes.
 */
const SIDES = [1600, 800, 4096];
const PATIENCE_MS = 1500;

function pixelsOf(picture: ImageBitmap, side: number): ImageData {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const pen = canvas.getContext('2d', { willReadFrequently: true })!;
  // Transparent areas would become black.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return pen.getImageData(0, 0, canvas.width, canvas.height);
}

/**
 * The text of the QR code in a picture; null if there is none, `damaged` if the file is not a picture. The decoder is
 * loaded with the first picture.
 */
export async function readQrPicture(file: Blob): Promise<{ text: string } | 'damaged' | null> {
  const { decodeQR } = await import('qr/decode.js');
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return 'damaged';
  try {
    for (const side of SIDES) {
      try {
        return { text: decodeQR(pixelsOf(picture, side), { timeLimit: PATIENCE_MS }) };
      } catch {
        // No code at this size.
      }
    }
    return null;
  } finally {
    picture.close();
  }
}
