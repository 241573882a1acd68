import { addDays, today } from '@portal/shared-api/calendar';
import { inArray } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { files } from '../database/schema/files.ts';
import type { Storage } from './storage.ts';

const ORPHAN_AGE = 24 * 3_600_000;
/** Killed calls leave fewer than this a day. More are files the database has lost track of. */
const FEW = 20;
const TRASH_DAYS = 30;
const BATCH = 500;

async function orphansAmong(database: Database, keys: readonly string[]): Promise<string[]> {
  const known = await database
    .select({ key: files.key })
    .from(files)
    .where(inArray(files.key, [...keys]));
  const kept = new Set(known.map(({ key }) => key));
  return keys.filter((key) => !kept.has(key));
}

async function findOrphans(database: Database, storage: Storage): Promise<string[]> {
  const orphans: string[] = [];
  let batch: string[] = [];
  for await (const key of storage.keysBefore(new Date(Date.now() - ORPHAN_AGE))) {
    batch.push(key);
    if (batch.length < BATCH) continue;
    orphans.push(...(await orphansAmong(database, batch)));
    batch = [];
  }
  if (batch.length > 0) orphans.push(...(await orphansAmong(database, batch)));
  return orphans;
}

/**
 * Moves files of calls that were killed before storing them in the database to the trash, for 30 days (decision 74).
 * Many at once mean an older database, so they stay. Returns how many were left.
 */
export async function tidyFiles(database: Database, storage: Storage): Promise<number> {
  const orphans = await findOrphans(database, storage);
  if (orphans.length > FEW) return orphans.length;
  const day = today();
  for (const key of orphans) await storage.moveToTrash(key, day);
  await storage.emptyTrash(addDays(day, -TRASH_DAYS));
  return 0;
}
