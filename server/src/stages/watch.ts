import type { PlatformCode } from '@portal/shared-api/platform-codes';
import type { LoadReport } from '@portal/shared-api/telemetry';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../database/connect.ts';
import type { Releases } from '../diagnostics/releases.ts';

/** Fewer say nothing about a version: a broken connection looks the same. */
const LEAST_FAULTS = 3;
/** Per cent of openings. */
const MOST_FAULTS = 20;

export interface Field {
  /** Openings reported by browsers, whatever their result. */
  opened: number;
  /** Those that failed, and pages that crashed. */
  faults: number;
}

/** Whether a version fails too often and should be withdrawn. */
export const isTooBad = ({ opened, faults }: Field): boolean =>
  faults >= LEAST_FAULTS && faults * 100 > opened * MOST_FAULTS;

/** What browsers reported about a version since it was staged. */
export async function fieldOf(
  database: Database,
  area: string,
  { version, since }: { version: string; since: string },
): Promise<Field> {
  const { rows } = await database.execute<Field & Record<string, unknown>>(sql`
    select opened, faults from stage_loads where area = ${area} and version = ${version} and since = ${since}`);
  return rows[0] ?? { opened: 0, faults: 0 };
}

async function count(
  database: Database,
  area: string,
  { version, since }: { version: string; since: string },
  loads: LoadReport[],
): Promise<Field> {
  const opened = loads.filter(({ state }) => state !== 'crashed').length;
  const faults = loads.filter(({ state }) => state !== 'ready').length;
  const { rows } = await database.execute<Field & Record<string, unknown>>(sql`
    insert into stage_loads (area, version, since, opened, faults)
    values (${area}, ${version}, ${since}, ${opened}, ${faults})
    on conflict (area, version, since) do update set last_at = now(),
      opened = stage_loads.opened + excluded.opened, faults = stage_loads.faults + excluded.faults
    returning opened, faults`);
  return rows[0]!;
}

/** Counts what browsers report about staged versions, and withdraws one that fails too often. */
export async function watchStages(
  { database, releases, log }: { database: Database; releases: Releases; log: FastifyBaseLogger },
  loads: LoadReport[],
): Promise<void> {
  for (const { name, staged } of await releases.areas()) {
    const version = staged?.release.version;
    const ofStage = loads.filter((load) => load.area === name && load.version === version);
    if (!staged || !version || ofStage.length === 0) continue;
    const stage = { version, since: staged.since };
    const field = await count(database, name, stage, ofStage);
    if (!isTooBad(field) || (await releases.withdrawals.find(name, stage))) continue;
    const why = `${field.faults} of ${field.opened} openings failed`;
    const code: PlatformCode = 'stage-withdrawn';
    log.error({ area: name, version, ...field, code }, `withdrawn by itself: ${why}`);
    await releases.withdrawals.add(name, stage, why);
  }
}
