import type { Readable } from 'node:stream';

export interface ByteRange {
  /** Both inclusive. */
  start: number;
  end: number;
}

/**
 * Where the bytes of uploaded files are; the database has key, type and name. Keys are random and cannot be guessed,
 * and a written file never changes.
 */
export interface Storage {
  /** Writes everything or nothing. Once it resolves, the file survives a power cut. */
  put(key: string, content: Readable): Promise<void>;
  /** The size in bytes; undefined if there is no such file. */
  size(key: string): Promise<number | undefined>;
  read(key: string, range?: ByteRange): Readable;
  /** Removing a missing file is fine. */
  remove(key: string): Promise<void>;
  /** Moves a file to the trash folder of that day. */
  moveToTrash(key: string, date: string): Promise<void>;
  /** Deletes trash older than a date. */
  emptyTrash(before: string): Promise<void>;
  /** Keys of files written before an instant, for finding orphans. */
  keysBefore(instant: Date): AsyncIterable<string>;
}

/** A stored file of the current call. Removed again if the handler fails. */
export interface StoredFile {
  key: string;
  /** Determined by the bytes, not by the client. */
  type: string;
  size: number;
  /** The original name, cleaned, with an extension that fits the type. */
  name: string;
  sha256: Buffer;
  /** Of a picture that was drawn again, in pixels: its page keeps its place while it loads. */
  picture?: { width: number; height: number };
}
