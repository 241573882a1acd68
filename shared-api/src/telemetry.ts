import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Where a page came to grief: what it was fetching or doing. */
export const faultStages = [
  'registry',
  'manifest',
  'entry',
  'chunk',
  'style',
  'frame',
  'render',
  'call',
  'other',
] as const;
export type FaultStage = (typeof faultStages)[number];

/** A fault that people's browsers met, and how often since the last report. Nothing personal, no text of a page. */
export const faultReport = z.object({
  /** The name of the remote, or `shell`. */
  area: z.string().regex(/^[a-z][a-z0-9-]{0,49}$/),
  version: z.string().regex(/^[\w.+-]{1,80}$/),
  stage: z.enum(faultStages),
  /** What kind of fault: the name of the error or a code of ours. */
  code: z.string().regex(/^[\w.-]{1,60}$/),
  count: z.int().min(1).max(1000),
});
export type FaultReport = z.output<typeof faultReport>;

/** Small enough for `navigator.sendBeacon` while a page closes. */
export const reportFault = endpoint({
  name: 'telemetry.report',
  method: 'POST',
  path: '/telemetry',
  access: 'public',
  summary: 'A page tells which part of the portal failed in the browser',
  body: faultReport,
  maxBodyBytes: 1024,
  response: z.object({}),
  rateLimit: { max: 30, perSeconds: 60 },
});
