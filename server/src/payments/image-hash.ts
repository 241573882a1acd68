import phash from 'sharp-phash';
import sharp from 'sharp';

/**
 * Bits of two hashes that may differ while the images still look the same. The index finds up to 7 (migration
 * `receipts_and_look_alikes`).
 */
export const SIMILAR_BITS = 6;

/** Below this spread of brightness (of 255) nothing is visible, and the bits of the hash are noise. */
const BLANK_BELOW = 4;

/** A 64-bit hash that barely changes when an image is scaled or saved again. A blank image has none. */
export async function imageHash(image: Buffer): Promise<Buffer | null> {
  const { channels } = await sharp(image).greyscale().stats();
  if (channels[0]!.stdev < BLANK_BELOW) return null;
  const bits = await phash(image);
  return Buffer.from(BigInt(`0b${bits}`).toString(16).padStart(16, '0'), 'hex');
}
