import { inArray, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { files } from '../database/schema/files.ts';
import type { Report } from '../http/log.ts';
import { countNewMonth } from '../outstanding/count.ts';
import type { Storage } from '../storage/storage.ts';

const HOUR = 3_600_000;
const ORPHAN_AGE = 24 * HOUR;
const BATCH = 500;

async function removeOrphans(database: Database, storage: Storage, keys: readonly string[]): Promise<void> {
  const known = await database
    .select({ key: files.key })
    .from(files)
    .where(inArray(files.key, [...keys]));
  const kept = new Set(known.map(({ key }) => key));
  for (const key of keys) if (!kept.has(key)) await storage.remove(key);
}

/**
 * Clears away what nobody needs: sessions that ran out, counters of rate limits, answers kept for repeated calls, and
 * files of calls that were killed before they entered them into the database; and counts a month that has begun. Several
 * processes may do it at once.
 */
export async function tidyUp(database: Database, storage: Storage): Promise<void> {
  await database.execute(sql`delete from sessions where expires_at < now()`);
  await database.execute(sql`delete from rate_limits where expires_at < now()`);
  await database.execute(sql`delete from idempotency_keys where created_at < now() - interval '7 days'`);
  await countNewMonth(database);
  let batch: string[] = [];
  for await (const key of storage.keysBefore(new Date(Date.now() - ORPHAN_AGE))) {
    batch.push(key);
    if (batch.length < BATCH) continue;
    await removeOrphans(database, storage, batch);
    batch = [];
  }
  if (batch.length > 0) await removeOrphans(database, storage, batch);
}

/** Tidies up every hour until it is told to stop; what is running then is finished first. */
export function startHousekeeping(database: Database, storage: Storage, report: Report): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    running = running
      .then(() => tidyUp(database, storage))
      .catch((error: unknown) => report('tidying up failed', error));
  }, HOUR);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
