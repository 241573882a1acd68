import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FaultReport } from '@portal/shared-api/telemetry';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '../config.ts';
import type { Database } from '../database/connect.ts';

interface FinishedCall {
  method: string;
  route: string;
  status: number;
  seconds: number;
}

type Settings = Pick<Config, 'portalFolder' | 'metricsAddress' | 'metricsToken'>;

export interface Metrics {
  contentType: string;
  /** All metrics, in the text format of Prometheus. */
  text(): Promise<string>;
  observeCall(call: FinishedCall): void;
  countFault(fault: FaultReport): void;
}

/** Connections of the pool. `waiting` calls without one are the first sign of trouble. */
function watchPool(registers: Registry[], { $client: pool }: Database): Gauge {
  return new Gauge({
    name: 'portal_database_connections',
    help: 'Connections of the pool by what they do',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}

/**
 * The server's own metrics. Labels come from the contract and the remotes' folder, never from a caller, who could
 * otherwise fill the memory with new ones.
 */
export function createMetrics(
  database: Database,
  { portalFolder, metricsAddress, metricsToken }: Settings,
): Metrics {
  const registry = new Registry();
  const registers = [registry];
  // Memory, CPU and the event loop, measured continuously at a small cost.
  if (metricsAddress || metricsToken) collectDefaultMetrics({ register: registry });
  watchPool(registers, database);
  const calls = new Histogram({
    name: 'portal_call_seconds',
    help: 'Calls of the API by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60],
    registers,
  });
  const faults = new Counter({
    name: 'portal_browser_faults_total',
    help: 'Faults that pages reported, by remote and by what they were doing',
    labelNames: ['area', 'stage'],
    registers,
  });
  const isKnown = (area: string) => area === 'shell' || existsSync(path.join(portalFolder, 'remotes', area));
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    observeCall: ({ method, route, status, seconds }) =>
      calls.observe({ method, route, status: String(status) }, seconds),
    countFault: ({ area, stage, count }) =>
      faults.inc({ area: isKnown(area) ? area : 'unknown', stage }, count),
  };
}
