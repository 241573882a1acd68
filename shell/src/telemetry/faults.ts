import type { FaultReport, reportFault } from '@portal/shared-api/telemetry';

/** Written out, so that the first page need not load the contract of a call that it hopefully never makes. */
const ADDRESS: `/api${typeof reportFault.path}` = '/api/telemetry';

/** A bad line fails in many places at once; they are told together. */
const GATHER_MS = 2000;

const waiting = new Map<string, FaultReport>();
let timer: ReturnType<typeof setTimeout> | undefined;

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  for (const fault of waiting.values())
    navigator.sendBeacon(ADDRESS, new Blob([JSON.stringify(fault)], { type: 'application/json' }));
  waiting.clear();
}

/** What was not told yet is told when the page is left. */
if (typeof window !== 'undefined') window.addEventListener('pagehide', send);

/** Tells the server which part of the portal failed; the same fault again only raises its count. */
export function noteFault(fault: Omit<FaultReport, 'count'>): void {
  const key = JSON.stringify(fault);
  waiting.set(key, { ...fault, count: Math.min((waiting.get(key)?.count ?? 0) + 1, 1000) });
  timer ??= setTimeout(send, GATHER_MS);
}
