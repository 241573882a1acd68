import type { Locator, Page } from '@playwright/test';
import encodeQR from 'qr';
import { decodeQR } from 'qr/decode.js';

/** The text a payment app reads from a QR code on screen. */
export async function readQr(code: Locator): Promise<string> {
  const { width, height, data } = await code.evaluate((canvas) => {
    const { width, height } = canvas as HTMLCanvasElement;
    const { data } = (canvas as HTMLCanvasElement).getContext('2d')!.getImageData(0, 0, width, height);
    return { width, height, data: [...data] };
  });
  // A code fills its canvas; a decoder needs the white border that the page has.
  const margin = 40;
  const side = { width: width + 2 * margin, height: height + 2 * margin };
  const framed = new Uint8ClampedArray(side.width * side.height * 4).fill(255);
  for (let row = 0; row < height; row++)
    framed.set(
      data.slice(row * width * 4, (row + 1) * width * 4),
      ((row + margin) * side.width + margin) * 4,
    );
  return decodeQR({ ...side, data: framed }, { timeLimit: 2000 });
}

/** The data objects of a payment QR; nested ones like `62.05`. */
export function objectsOf(text: string, prefix = ''): Record<string, string> {
  const objects: Record<string, string> = {};
  for (let at = 0; at < text.length;) {
    const id = prefix + text.slice(at, at + 2);
    const length = Number(text.slice(at + 2, at + 4));
    const value = text.slice(at + 4, at + 4 + length);
    Object.assign(objects, id === '26' || id === '62' ? objectsOf(value, `${id}.`) : { [id]: value });
    at += 4 + length;
  }
  return objects;
}

/** A photo of a bank's poster with a QR code. */
export async function posterOf(page: Page, text: string) {
  const svg = encodeQR(text, 'svg', { ecc: 'medium' });
  await page.setContent(
    `<body style="margin:0;padding:60px;background:#ed2c67;color:#fff;font:40px sans-serif">
      <p>DuitNow QR</p>
      <div style="width:420px;padding:30px;background:#fff;color:#000;rotate:3deg">${svg}</div>
      <p>Scan with any participating bank or e-wallet</p>
    </body>`,
  );
  return { name: 'poster.jpg', mimeType: 'image/jpeg', buffer: await page.screenshot({ type: 'jpeg' }) };
}
