import type { LoadReport, LoadState, reportLoads } from '@portal/shared-api/telemetry';
import { beacon, batched } from './beacons.ts';

const ADDRESS: `/api${typeof reportLoads.path}` = '/api/telemetry/loads';

/** Maximum per report. */
const AT_ONCE = 12;

const told = new Set<string>();
const waiting: LoadReport[] = [];

const sendSoon = batched(() => {
  while (waiting.length > 0) beacon(ADDRESS, { loads: waiting.splice(0, AT_ONCE) });
});

/** Reports how a version loaded: each outcome once per page, without personal data. */
export function noteLoad(area: string, version: string, state: LoadState, milliseconds = 0): void {
  const key = `${area} ${version} ${state}`;
  if (told.has(key)) return;
  told.add(key);
  waiting.push({ area, version, state, milliseconds: Math.min(Math.round(milliseconds), 600_000) });
  sendSoon();
}
