import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import type { Queryable } from '../database/connect.ts';
import { files } from '../database/schema/files.ts';
import type { Storage, StoredFile } from '../storage/storage.ts';

export interface DemoFile {
  key: string;
  sha256: Buffer;
}

/** Collects the files of the demo data: rows in batches, bytes to the storage in parallel. */
export class DemoFiles {
  readonly #storage: Storage;
  readonly #rows: (typeof files.$inferInsert)[] = [];
  readonly #writing: Promise<void>[] = [];

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  add(content: Buffer, contentType: string, name: string, picture?: StoredFile['picture']): DemoFile {
    const key = randomUUID();
    const sha256 = createHash('sha256').update(content).digest();
    this.#rows.push({ key, contentType, size: content.length, sha256, name, ...picture });
    const written = this.#storage.put(key, Readable.from([content]));
    // Awaited in `store`. Until then a failure must not count as unhandled.
    written.catch(() => {});
    this.#writing.push(written);
    return { key, sha256 };
  }

  /** Inserts the rows collected so far. What refers to a file comes after it. */
  async store(db: Queryable): Promise<void> {
    const rows = this.#rows.splice(0);
    for (let from = 0; from < rows.length; from += 500)
      await db.insert(files).values(rows.slice(from, from + 500));
    await Promise.all(this.#writing.splice(0));
  }
}
