import type { Queryable } from '../database/connect.ts';
import { files } from '../database/schema/files.ts';
import type { StoredFile } from './storage.ts';

/**
 * Enters an uploaded file into the database; its key may be referred to afterwards. In the transaction of the record
 * that owns it, so that a failure leaves neither.
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
