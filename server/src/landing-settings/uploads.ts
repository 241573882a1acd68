import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { fail } from '../http/errors.ts';
import { pdfProblem } from '../pdf-check/pdf-problem.ts';
import type { Storage, StoredFile } from '../storage/storage.ts';

/** As wide as the site shows a picture on a high-density screen. */
const LONGEST_SIDE = 1600;
/** A phone photo has 12 to 50 megapixels; more is an attempt to exhaust memory. */
const MAX_PIXELS = 60_000_000;

/**
 * Redraws an uploaded picture upright, no larger than needed, and without phone metadata (place, owner). `files` is
 * changed in place, so that the call's clean-up removes what is really stored.
 */
export async function drawImage<Field extends 'image' | 'poster'>(
  storage: Storage,
  files: { [name in Field]?: StoredFile },
  field: Field,
): Promise<void> {
  const sent = files[field];
  if (!sent) return;
  let drawn: { data: Buffer; info: { width: number; height: number } };
  try {
    const bytes = await buffer(storage.read(sent.key));
    drawn = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
      .rotate()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .toBuffer({ resolveWithObject: true });
  } catch {
    fail('validation', { fields: { [field]: 'file_unreadable' } });
  }
  const { data, info } = drawn;
  const picture = { width: info.width, height: info.height };
  const file = { ...sent, key: randomUUID(), size: data.length, picture };
  await storage.put(file.key, Readable.from([data]));
  files[field] = file;
  await storage.remove(sent.key);
}

/** Rejects a timetable that no viewer can open. */
export async function checkTimetable(storage: Storage, timetable: StoredFile | undefined): Promise<void> {
  const problem = timetable && (await pdfProblem(() => buffer(storage.read(timetable.key))));
  if (problem) fail('validation', { fields: { timetable: problem } });
}
