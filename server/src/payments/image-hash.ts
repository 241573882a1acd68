import phash from 'sharp-phash';

/** Bits of two hashes that may differ while the images still look the same. */
export const SIMILAR_BITS = 6;

/** 64 bits that a scaled or saved again copy of an image keeps, almost all of them. */
export async function imageHash(image: Buffer): Promise<Buffer> {
  const bits = await phash(image);
  return Buffer.from(BigInt(`0b${bits}`).toString(16).padStart(16, '0'), 'hex');
}
