import type { FaultStage, LoadState } from '@portal/shared-api/telemetry';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';

/** The latest kinds of faults shown per part. */
const SHOWN_FAULTS = 10;

interface LoadRow {
  area: string;
  version: string;
  state: LoadState;
  within_ms: number;
  count: number;
}

export interface Loads {
  version: string;
  ready: number;
  failed: number;
  incompatible: number;
  crashed: number;
  median_ms: number | null;
  slowest_twentieth_ms: number | null;
}

/** The upper end of the bucket that contains this share of all times. */
function quantile(times: { withinMs: number; count: number }[], share: number): number | null {
  const total = times.reduce((sum, { count }) => sum + count, 0);
  let below = 0;
  for (const { withinMs, count } of times.toSorted((a, b) => a.withinMs - b.withinMs)) {
    below += count;
    if (below >= total * share) return withinMs;
  }
  return null;
}

/** Counts and times of one version, from its rows. */
export function loadsOf(version: string, rows: Pick<LoadRow, 'state' | 'within_ms' | 'count'>[]): Loads {
  const sum = (state: LoadState) =>
    rows.filter((row) => row.state === state).reduce((total, { count }) => total + count, 0);
  const times = rows
    .filter(({ state }) => state === 'ready')
    .map(({ within_ms, count }) => ({ withinMs: within_ms, count }));
  return {
    version,
    ready: sum('ready'),
    failed: sum('failed'),
    incompatible: sum('incompatible'),
    crashed: sum('crashed'),
    median_ms: quantile(times, 0.5),
    slowest_twentieth_ms: quantile(times, 0.95),
  };
}

/** How the versions of each part loaded, most recently used first. */
export async function allLoads(database: Database): Promise<Map<string, Loads[]>> {
  const { rows } = await database.execute<LoadRow & Record<string, unknown>>(sql`
    select area, version, state, within_ms, count from area_loads
    order by max(last_at) over (partition by area, version) desc, area, version`);
  const found = new Map<string, Loads[]>();
  for (const [key, group] of Map.groupBy(rows, ({ area, version }) => `${area} ${version}`)) {
    const [area, version] = key.split(' ') as [string, string];
    found.set(area, [...(found.get(area) ?? []), loadsOf(version, group)]);
  }
  return found;
}

interface Fault {
  area: string;
  version: string;
  stage: FaultStage;
  code: string;
  count: number;
  stack: string[];
  last_at: Date | string;
}

/** The latest faults of each part, newest first. */
export async function lastFaults(database: Database): Promise<Fault[]> {
  const { rows } = await database.execute<Fault & Record<string, unknown>>(sql`
    select area, version, stage, code, count, stack, last_at from (
      select *, row_number() over (partition by area order by last_at desc) as place from browser_faults) faults
    where place <= ${SHOWN_FAULTS} order by last_at desc`);
  return rows;
}
