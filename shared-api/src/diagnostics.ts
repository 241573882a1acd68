import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { faultStages } from './telemetry.ts';

const instant = z.iso.datetime({ offset: true });

/** A place in the sources, or in the built code if its source map is not kept. */
const place = z.object({ file: z.string(), line: z.int(), column: z.int(), isMapped: z.boolean() });

const fault = z.object({
  version: z.string(),
  stage: z.enum(faultStages),
  code: z.string(),
  count: z.int(),
  last_at: instant,
  stack: z.array(place),
});

/**
 * What browsers reported about a version since it was first seen. Times are upper ends of ranges; null if not loaded
 * yet.
 */
const loads = z.object({
  version: z.string(),
  ready: z.int(),
  failed: z.int(),
  incompatible: z.int(),
  crashed: z.int(),
  median_ms: z.int().nullable(),
  slowest_twentieth_ms: z.int().nullable(),
});

/** A staged version, and how it performs. */
const stage = z.object({
  version: z.string(),
  since: instant,
  /** All conditions must hold. */
  to: z.object({
    roles: z.array(z.string()).optional(),
    branches: z.array(z.string()).optional(),
    share: z.number().optional(),
  }),
  opened: z.int(),
  faults: z.int(),
  /** When it was withdrawn automatically because too much failed; null while in use. */
  withdrawn_at: instant.nullable(),
});

const application = z.object({
  name: z.string(),
  title: z.object({ en: z.string(), ch: z.string() }).nullable(),
  /** Null if nothing was released. */
  version: z.string().nullable(),
  released_at: instant.nullable(),
  /** The fallback if the current version cannot be loaded. */
  previous: z.string().nullable(),
  is_live: z.boolean(),
  stage: stage.nullable(),
  loads: z.array(loads),
  faults: z.array(fault),
});
export type ApplicationState = z.output<typeof application>;

const compatibility = z.object({
  /** The current one comes first. */
  shells: z.array(z.string()),
  remotes: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      stage: z.enum(['current', 'previous', 'staged', 'kept']),
      /** What it lacks for each shell, in the shells' order. */
      missing: z.array(z.array(z.string())),
      /** What went wrong when its pages were opened in each shell, in the shells' order; null where they were not. */
      mounted: z.array(z.array(z.string()).nullable()).default([]),
      /** What it uses that the shell in force has for some time only: what, and until when. */
      deprecated: z.array(z.string()).default([]),
    }),
  ),
});

export const diagnostics = endpoint({
  name: 'diagnostics.show',
  method: 'GET',
  path: '/admin/diagnostics',
  access: { admin: { scope: 'portal', levels: ['level_3'] } },
  summary: 'Versions in force, how they load in the field, their last faults, and what works with what',
  response: z.object({ applications: z.array(application), compatibility }),
});
