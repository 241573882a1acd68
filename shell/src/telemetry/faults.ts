import type { FaultReport, reportFault } from '@portal/shared-api/telemetry';
import { beacon, batched } from './beacons.ts';

/** Written out, so that the first page need not load the contract of a call that it hopefully never makes. */
const ADDRESS: `/api${typeof reportFault.path}` = '/api/telemetry';

const waiting = new Map<string, FaultReport>();

/** What was not told yet is told when the page is left. */
const sendSoon = batched(() => {
  for (const fault of waiting.values()) beacon(ADDRESS, fault);
  waiting.clear();
});

/** Tells the server which part of the portal failed; the same fault again only raises its count. */
export function noteFault(fault: Omit<FaultReport, 'count'>): void {
  const key = JSON.stringify(fault);
  waiting.set(key, { ...fault, count: Math.min((waiting.get(key)?.count ?? 0) + 1, 1000) });
  sendSoon();
}
