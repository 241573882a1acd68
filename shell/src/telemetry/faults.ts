import type { FaultReport, reportFault } from '@portal/shared-api/telemetry';
import { beacon, batched } from './beacons.ts';

/** Spelled out, so that the first page need not load the contract for a rare call. */
const ADDRESS: `/api${typeof reportFault.path}` = '/api/telemetry';

const waiting = new Map<string, FaultReport>();

/** Unsent reports go out when the page is left. */
const sendSoon = batched(() => {
  for (const fault of waiting.values()) beacon(ADDRESS, fault);
  waiting.clear();
});

/** Reports to the server which part failed. A repeated fault only increases its count. */
export function noteFault(fault: Omit<FaultReport, 'count'>): void {
  const key = JSON.stringify(fault);
  waiting.set(key, { ...fault, count: Math.min((waiting.get(key)?.count ?? 0) + 1, 1000) });
  sendSoon();
}
