import type { FaultReport, LoadReport } from '@portal/shared-api/telemetry';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';

/** Upper ends of the time buckets, in milliseconds. */
const RANGES = [100, 250, 500, 1000, 2000, 4000, 8000, 15_000, 60_000, 600_000];

/** Kinds of faults kept per part, so that invented ones cannot fill the table. */
const KEPT_FAULTS = 50;

const rangeOf = ({ state, milliseconds }: LoadReport): number =>
  state === 'ready' ? RANGES.find((end) => milliseconds <= end)! : 0;

export async function addLoads(database: Database, loads: LoadReport[]): Promise<void> {
  const counted = new Map<string, { load: LoadReport; count: number }>();
  for (const load of loads) {
    const key = [load.area, load.version, load.state, rangeOf(load)].join();
    counted.set(key, { load, count: (counted.get(key)?.count ?? 0) + 1 });
  }
  // always in the same order, so that two reports cannot deadlock
  const ordered = [...counted].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
  const rows = ordered.map(
    ({ load, count }) => sql`(${load.area}, ${load.version}, ${load.state}, ${rangeOf(load)}, ${count})`,
  );
  if (rows.length === 0) return;
  await database.execute(sql`
    insert into area_loads (area, version, state, within_ms, count) values ${sql.join(rows, sql`, `)}
    on conflict (area, version, state, within_ms)
      do update set count = least(area_loads.count::bigint + excluded.count, 2000000000)::integer, last_at = now()`);
}

export async function addFault(database: Database, { stack = [], ...fault }: FaultReport): Promise<void> {
  const { area, version, stage, code, count } = fault;
  await database.execute(sql`
    insert into browser_faults (area, version, stage, code, count, stack)
    values (${area}, ${version}, ${stage}, ${code}, ${count}, ${sql.param(stack)}::text[])
    on conflict (area, version, stage, code) do update set
      count = least(browser_faults.count::bigint + excluded.count, 2000000000)::integer, last_at = now(),
      stack = case when cardinality(excluded.stack) > 0 then excluded.stack else browser_faults.stack end`);
  await database.execute(sql`
    delete from browser_faults where area = ${area} and (version, stage, code) not in (
      select version, stage, code from browser_faults where area = ${area} order by last_at desc limit ${KEPT_FAULTS})`);
}
