import type { Readable } from 'node:stream';

export interface ByteRange {
  /** Both inclusive. */
  start: number;
  end: number;
}

/**
 * Where the bytes of uploaded files live; the database holds their key, type and name. Keys are random, so nobody can
 * guess one, and a written file never changes.
 */
export interface Storage {
  /** Writes all of it or nothing; what it resolves for survives a power cut. */
  put(key: string, content: Readable): Promise<void>;
  /** The size in bytes, undefined when there is no such file. */
  size(key: string): Promise<number | undefined>;
  read(key: string, range?: ByteRange): Readable;
  /** Removing what is not there is fine. */
  remove(key: string): Promise<void>;
  /** Puts a file out of the way, into a folder with the date of that day. */
  moveToTrash(key: string, date: string): Promise<void>;
  /** Deletes what was put out of the way before a date. */
  emptyTrash(before: string): Promise<void>;
  /** Keys of files written before an instant, for the sweep of orphans. */
  keysBefore(instant: Date): AsyncIterable<string>;
}

/** A file of the current call that is stored already. It is removed again when the handler fails. */
export interface StoredFile {
  key: string;
  /** What the bytes say, never what the client said. */
  type: string;
  size: number;
  /** As the person named it, cleaned, with an extension that fits the type. */
  name: string;
  sha256: Buffer;
  /** Of a picture that was drawn again, in pixels: its page keeps its place while it loads. */
  picture?: { width: number; height: number };
}
