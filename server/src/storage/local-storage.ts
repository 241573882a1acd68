import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, mkdir, open, opendir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Storage } from './storage.ts';

const keyPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Makes a rename durable: the folder's entry has to reach the disk as well. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Families' documents are only readable by the portal's account. */
const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;

/** Files in one local folder, spread over subfolders by the first two digits of the key. */
export async function localStorage(folder: string): Promise<Storage> {
  const incoming = path.join(folder, 'incoming');
  const trash = path.join(folder, 'trash');
  await mkdir(incoming, { recursive: true, mode: PRIVATE_FOLDER });
  // A folder created earlier or by hand. Also restricts its contents.
  await chmod(folder, PRIVATE_FOLDER);

  const place = (key: string): string => {
    if (!keyPattern.test(key)) throw new Error('not a storage key');
    return path.join(folder, key.slice(0, 2), key);
  };

  return {
    async put(key, content) {
      const target = place(key);
      const unfinished = path.join(incoming, key);
      try {
        await pipeline(
          content,
          createWriteStream(unfinished, { flags: 'wx', flush: true, mode: PRIVATE_FILE }),
        );
        await mkdir(path.dirname(target), { recursive: true, mode: PRIVATE_FOLDER });
        await rename(unfinished, target);
        await syncFolder(path.dirname(target));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    size: (key) =>
      stat(place(key)).then(
        (entry) => entry.size,
        () => undefined,
      ),
    read: (key, range) => createReadStream(place(key), range),
    remove: (key) => rm(place(key), { force: true }),
    async moveToTrash(key, date) {
      const folderOfDay = path.join(trash, date);
      await mkdir(folderOfDay, { recursive: true, mode: PRIVATE_FOLDER });
      await rename(place(key), path.join(folderOfDay, key));
    },
    async emptyTrash(before) {
      for (const date of await readdir(trash).catch(() => []))
        if (date < before) await rm(path.join(trash, date), { recursive: true, force: true });
    },
    async *keysBefore(instant) {
      for await (const entry of await opendir(folder, { recursive: true })) {
        if (!entry.isFile() || !keyPattern.test(entry.name) || entry.parentPath.startsWith(trash)) continue;
        const file = path.join(entry.parentPath, entry.name);
        const written = await stat(file).catch(() => undefined);
        if (!written || written.mtime >= instant) continue;
        // An incoming file this old is left over from a killed upload.
        if (entry.parentPath === incoming) await rm(file, { force: true });
        else yield entry.name;
      }
    },
  };
}
