import type { FaultStage } from '@portal/shared-api/telemetry';
import { noteFault } from './faults.ts';
import { shellVersion } from './shell-version.ts';
import { stackOf } from './stack.ts';

/** Events that need attention. */
const troubling = /\.(failed|crashed)$/;

interface Details {
  /** The remote concerned; the shell itself by default. */
  area?: string;
  version?: string | null;
  stage?: FaultStage;
  /** The kind of fault. Nothing a person sees or types, because it leaves the browser. */
  code?: string;
  /** What was thrown. Only its places in the portal's files are sent. */
  error?: unknown;
  [other: string]: unknown;
}

/** An error's name, which describes the fault and nothing personal. */
export const codeOf = (error: unknown): string =>
  /^[\w.-]{1,60}$/.exec((error as Error | undefined)?.name ?? '')?.[0] ?? 'unknown';

/** A log line: in the browser's console, and for problems on the server. */
export function report(event: string, details: Details = {}): void {
  const { error } = details;
  const line = {
    event,
    at: new Date().toISOString(),
    ...details,
    ...(error !== undefined && { error: String(error) }),
  };
  if (!troubling.test(event)) {
    console.info('[portal]', line);
    return;
  }
  console.error('[portal]', line);
  const { area = 'shell', version, stage = 'other', code = event } = details;
  const stack = stackOf(error);
  noteFault({
    area,
    version: version ?? (area === 'shell' ? shellVersion() : 'none'),
    stage,
    code,
    ...(stack.length > 0 && { stack }),
  });
}
