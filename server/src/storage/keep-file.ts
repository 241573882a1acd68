import type { Queryable } from '../database/connect.ts';
import { files } from '../database/schema/files.ts';
import type { StoredFile } from './storage.ts';

/**
 * Stores an uploaded file's row, so that its key can be referred to. Runs in the owner record's transaction, so that
 * a failure leaves neither.
 */
export async function keepFile(
  transaction: Queryable,
  file: StoredFile,
  uploadedBy: number | null,
  { imageHash = null, batch = null }: { imageHash?: Buffer | null; batch?: string | null } = {},
): Promise<string> {
  await transaction.insert(files).values({
    key: file.key,
    contentType: file.type,
    size: file.size,
    sha256: file.sha256,
    name: file.name,
    width: file.picture?.width ?? null,
    height: file.picture?.height ?? null,
    imageHash,
    uploadedBy,
    batch,
  });
  return file.key;
}
