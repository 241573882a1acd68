import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { files } from '../database/schema/files.ts';
import { settings } from '../database/schema/settings.ts';
import type { Storage } from './storage.ts';

const noteIn = (folder: string): string => path.join(folder, 'belongs-to');

/** Enough files to tell which database a folder belongs to. */
const SAMPLE = 200;

const readNote = (folder: string): Promise<string | undefined> =>
  readFile(noteIn(folder), 'utf8').then(
    (text) => text.trim(),
    () => undefined,
  );

async function identityOf(database: Database): Promise<string> {
  const [row] = await database.select({ identity: settings.identity }).from(settings);
  return row!.identity;
}

/** Whether there are files and the database knows none of them. */
async function isForeign(database: Database, storage: Storage): Promise<boolean> {
  const keys: string[] = [];
  for await (const key of storage.keysBefore(new Date())) {
    keys.push(key);
    if (keys.length === SAMPLE) break;
  }
  if (keys.length === 0) return false;
  return (await database.$count(files, inArray(files.key, keys))) === 0;
}

const refusal = (folder: string) =>
  new Error(
    `The files in ${folder} belong to another database than the one that is to be started with them.
Nothing was changed. If PORTAL_DATA or DATABASE_URL is not the one you mean, correct it. If this database is to have
these files from now on, because it was restored or moved, say so once, with the same settings:

  npm run files:adopt
`,
  );

/** Assigns the folder to this database. */
export async function adoptFiles(database: Database, folder: string): Promise<void> {
  const unfinished = `${noteIn(folder)}.new`;
  await writeFile(unfinished, `${await identityOf(database)}\n`);
  await rename(unfinished, noteIn(folder));
}

/**
 * A file folder belongs to one database (decision 74): both carry the same identity, or the start fails here, before
 * files are taken for orphans. A folder without a note is adopted, unless all its files are unknown.
 */
export async function requireOwnFiles(database: Database, storage: Storage, folder: string): Promise<void> {
  const owner = await readNote(folder);
  if (owner === (await identityOf(database))) return;
  if (owner !== undefined || (await isForeign(database, storage))) throw refusal(folder);
  await adoptFiles(database, folder);
}

/** How many of the newest files in the database are missing from the folder. */
export async function missingFiles(database: Database, storage: Storage): Promise<number> {
  const newest = await database
    .select({ key: files.key })
    .from(files)
    .orderBy(sql`${files.createdAt} desc`)
    .limit(SAMPLE);
  const sizes = await Promise.all(newest.map(({ key }) => storage.size(key)));
  return sizes.filter((size) => size === undefined).length;
}
