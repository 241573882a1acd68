import { z } from 'zod';
import { areaOf, type ObjectOf } from '../area/area-schema.ts';

/** A version is one segment of an address and of a path on any file system. */
export const versionName = z.string().regex(/^[0-9A-Za-z][\w.-]{0,79}(?<!\.)$/);

type AreaShape = ReturnType<typeof areaOf>;

/** One built version of a remote, in its immutable folder `/remotes/<name>/<version>/`. */
export const releaseOf = (object: ObjectOf, area: AreaShape) =>
  object({
    version: versionName,
    /** Address of the federation manifest, absolute or from the root. */
    manifest: z.string(),
    /**
     * sha256 of the manifest, which has those of all other files, and of the entry: `sha256-<base64>`, by file name.
     */
    hashes: z.record(z.string(), z.string()),
    /** Scripts worth preloading if the area is certain to be opened, from the root. */
    preload: z.array(z.string()),
    /** Stylesheets of the area's first page, from the root. */
    styles: z.array(z.string()),
    /** The lowest version of each shell package that has everything it uses. */
    needs: z.record(z.string(), z.string()).optional(),
    releasedAt: z.iso.datetime(),
    /** It was only ever staged for some people, never in force. */
    onlyStaged: z.literal(true).optional(),
    area,
  });

/** Who gets a staged version. All conditions must hold. Visitors who are not signed in get the current version. */
export const audienceOf = (object: ObjectOf) =>
  object({
    /** Roles, and levels of admins: `level_3`. */
    roles: z.array(z.string()).optional(),
    /** Names of branches. */
    branches: z.array(z.string()).optional(),
    /** Per cent of sessions. */
    share: z.number().min(0).max(100).optional(),
  });

const stagedOf = (object: ObjectOf, release: ReturnType<typeof releaseOf>) =>
  object({ release, to: audienceOf(object), since: z.iso.datetime() });

export const registryEntryOf = (object: ObjectOf, release: ReturnType<typeof releaseOf>) =>
  object({
    name: z.string(),
    stage: z.enum(['live', 'off']),
    current: release,
    /** What the shell falls back to if `current` cannot be loaded. */
    previous: release.nullable(),
    /** What some people get instead of `current`, as the server decides per session. */
    staged: stagedOf(object, release).optional(),
  });

export const releaseSchema = /* @__PURE__ */ releaseOf(
  z.strictObject,
  /* @__PURE__ */ areaOf(z.strictObject),
);

/** `/remotes.json`: the only file a release changes, in one atomic write. Never cached. */
export const registrySchema = /* @__PURE__ */ z.strictObject({
  schema: z.literal(1),
  areas: z.array(/* @__PURE__ */ registryEntryOf(z.strictObject, releaseSchema)),
});

export type Audience = z.output<ReturnType<typeof audienceOf>>;
export type Release = z.output<typeof releaseSchema>;
export type RegistryEntry = z.output<ReturnType<typeof registryEntryOf>>;
export interface Registry {
  schema: 1;
  areas: RegistryEntry[];
}
