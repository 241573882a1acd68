import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { Queryable } from '../database/connect.ts';
import { fail } from '../http/errors.ts';
import { keepFile } from '../storage/keep-file.ts';
import type { Storage, StoredFile } from '../storage/storage.ts';
import { imageHash } from './image-hash.ts';
import { pdfProblem } from '../pdf-check/pdf-problem.ts';

/** A phone photo has 12 to 50 megapixels; more is an attempt to exhaust memory. */
const MAX_PIXELS = 60_000_000;

export interface Proof {
  file: StoredFile;
  imageHash: Buffer | null;
}

/**
 * Prepares an uploaded proof. Images are redrawn, which turns them upright and drops phone metadata (place, owner)
 * and anything else hidden in the bytes. PDFs stay as they are if they open. The sha256 remains that of the uploaded
 * bytes, so that two uploads of one slip match. `files` is changed in place, so that the call's clean-up removes what
 * is really stored.
 */
export async function readProof(
  storage: Storage,
  files: { payment_proof?: StoredFile },
): Promise<Proof | undefined> {
  const sent = files.payment_proof;
  if (!sent) return undefined;
  if (!sent.type.startsWith('image/')) {
    const problem = await pdfProblem(() => buffer(storage.read(sent.key)));
    if (problem) fail('validation', { fields: { payment_proof: problem } });
    return { file: sent, imageHash: null };
  }
  let drawn: Buffer;
  let hash: Buffer | null;
  try {
    const bytes = await buffer(storage.read(sent.key));
    drawn = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).rotate().toBuffer();
    hash = await imageHash(drawn);
  } catch {
    fail('validation', { fields: { payment_proof: 'file_unreadable' } });
  }
  const file = { ...sent, key: randomUUID(), size: drawn.length };
  await storage.put(file.key, Readable.from([drawn]));
  files.payment_proof = file;
  await storage.remove(sent.key);
  return { file, imageHash: hash };
}

/** Stores the row of a proof, if there is one, and returns the columns that refer to it. */
export async function keepProof(
  transaction: Queryable,
  proof: Proof | undefined,
  uploadedBy: number,
  batch?: string,
): Promise<{ proofKey?: string; proofSha256?: Buffer }> {
  if (!proof) return {};
  const proofKey = await keepFile(transaction, proof.file, uploadedBy, {
    imageHash: proof.imageHash,
    batch: batch ?? null,
  });
  return { proofKey, proofSha256: proof.file.sha256 };
}
