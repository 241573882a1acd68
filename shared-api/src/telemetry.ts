import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** The stage at which a page failed. */
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

/** The name of a remote, or `shell`. */
const areaName = z.string().regex(/^[a-z][a-z0-9-]{0,49}$/);
const versionName = z.string().regex(/^\w[\w.+-]{0,79}$/);

/** A place in the built code, as in a stack: file, line and column, with the build's file names. */
const position = z
  .string()
  .regex(
    /^(assets|remotes\/\w[\w-]{0,49}\/\w[\w.-]{0,79}(\/assets)?)\/\w[\w.~-]{0,119}\.js:\d{1,7}:\d{1,8}$/,
  );

/** Maximum number of places per stack. */
export const STACK_DEPTH = 6;

/** A fault in people's browsers, and how often since the last report. No personal data, no text from the page. */
export const faultReport = z.object({
  area: areaName,
  version: versionName,
  stage: z.enum(faultStages),
  /** The name of the error, or a code of ours. */
  code: z.string().regex(/^[\w.-]{1,60}$/),
  count: z.int().min(1).max(1000),
  stack: z.array(position).max(STACK_DEPTH).optional(),
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
  maxBodyBytes: 2048,
  response: z.object({}),
  rateLimit: { max: 30, perSeconds: 60 },
});

/** The result of opening an area, or that a page crashed later. */
export const loadStates = ['ready', 'failed', 'incompatible', 'crashed'] as const;
export type LoadState = (typeof loadStates)[number];

export const loadReport = z.object({
  area: areaName,
  version: versionName,
  state: z.enum(loadStates),
  milliseconds: z.int().min(0).max(600_000),
});
export type LoadReport = z.output<typeof loadReport>;

/** Once per part, version and state during the life of a page. */
export const reportLoads = endpoint({
  name: 'telemetry.loads',
  method: 'POST',
  path: '/telemetry/loads',
  access: 'public',
  summary: 'A page tells which parts of the portal it loaded, and how long that took',
  body: z.object({ loads: z.array(loadReport).min(1).max(12) }),
  maxBodyBytes: 2048,
  response: z.object({}),
  rateLimit: { max: 240, perSeconds: 60 },
});
