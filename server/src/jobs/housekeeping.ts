import { sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import type { Report } from '../http/log.ts';
import { countNewMonth } from '../outstanding/count.ts';
import { tidyFiles } from '../storage/orphans.ts';
import type { Storage } from '../storage/storage.ts';

const HOUR = 3_600_000;

/**
 * Removes expired sessions, browser reports older than a month, rate limit counters, stored answers and orphaned
 * files, and adds a month that has begun. Several processes may run it at once. Returns how many orphans were left
 * because there were too many.
 */
export async function tidyUp(database: Database, storage: Storage): Promise<number> {
  await database.execute(sql`delete from sessions where expires_at < now()`);
  await database.execute(sql`delete from rate_limits where expires_at < now()`);
  await database.execute(sql`delete from password_resets where expires_at < now()`);
  await database.execute(sql`delete from idempotency_keys where created_at < now() - interval '7 days'`);
  await database.execute(sql`delete from area_loads where last_at < now() - interval '30 days'`);
  await database.execute(sql`delete from browser_faults where last_at < now() - interval '30 days'`);
  await database.execute(sql`delete from stage_loads where last_at < now() - interval '30 days'`);
  await countNewMonth(database);
  return tidyFiles(database, storage);
}

/** Runs the housekeeping every hour until stopped. A run in progress is finished first. */
export function startHousekeeping(database: Database, storage: Storage, report: Report): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let told = 0;
  const tidy = async () => {
    const left = await tidyUp(database, storage);
    if (left > 0 && left !== told)
      report(
        `${left} uploaded files are not known to the database and are left alone; was an older backup of it restored?`,
      );
    told = left;
  };
  const timer = setInterval(() => {
    running = running.then(tidy).catch((error: unknown) => report('tidying up failed', error));
  }, HOUR);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
