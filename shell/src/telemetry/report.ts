import type { FaultStage } from '@portal/shared-api/telemetry';
import { noteFault } from './faults.ts';
import { shellVersion } from './shell-version.ts';
import { stackOf } from './stack.ts';

/** Events that somebody should look at. */
const troubling = /\.(failed|crashed)$/;

interface Details {
  /** The remote that it is about; the shell itself when there is none. */
  area?: string;
  version?: string | null;
  stage?: FaultStage;
  /** The kind of fault. Nothing of what a person sees or types, for it leaves the browser. */
  code?: string;
  /** What was thrown; only its places in the portal's files are told. */
  error?: unknown;
  [other: string]: unknown;
}

/** The name of an error, which says what kind of fault it was and nothing of anybody. */
export const codeOf = (error: unknown): string =>
  /^[\w.-]{1,60}$/.exec((error as Error | undefined)?.name ?? '')?.[0] ?? 'unknown';

/** A line in the portal's log: the browser's console, and what is troubling in the server's. */
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
