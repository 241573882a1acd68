import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { text } from './fields.ts';

/**
 * One remote as it was built elsewhere, for the session of one tab. The server says each time whether it may be: by the level
 * of who asks, and by where the build is.
 */
export const allowOverride = endpoint({
  name: 'overrides.allow',
  method: 'GET',
  path: '/admin/override',
  access: { admin: { scope: 'portal', levels: ['level_3'] } },
  summary: 'Whether this session may take a remote from an address, or in a version that is kept',
  query: z.object({
    /** The name of the remote. */
    area: text(50),
    /** The folder of a build, `https://builds.example/admin-app/`, or a version that is kept here. */
    at: text(300),
  }),
  response: z.object({
    /** Of a build elsewhere: the folder that has its `release.json`. */
    folder: z.string().nullable(),
    /** Of a version that is kept: its release, as the registry would have it. */
    release: z.record(z.string(), z.unknown()).nullable(),
    /** Whether its files have to be what their hashes say. Only a portal in development does without. */
    needs_hashes: z.boolean(),
  }),
});
