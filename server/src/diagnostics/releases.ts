import { existsSync } from 'node:fs';
import path from 'node:path';
import { diagnostics } from '@portal/shared-api/diagnostics';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { freshFile } from '../http/fresh-file.ts';
import { audience } from '../stages/audience.ts';
import { createWithdrawals } from '../stages/withdrawals.ts';

declare module 'fastify' {
  interface FastifyInstance {
    releases: Releases;
    overrides: Overrides;
    /** Where the source maps of builds are. */
    mapsFolder: string;
  }
}

// as written by portal-kit, limited to what the server needs
const release = z.object({
  version: z.string(),
  releasedAt: z.string(),
  area: z.object({ title: z.object({ en: z.string(), ch: z.string() }) }),
});
const registry = z.object({
  areas: z.array(
    z.object({
      name: z.string(),
      stage: z.string(),
      current: release,
      previous: release.nullable(),
      staged: z.object({ release, to: audience, since: z.string() }).optional(),
    }),
  ),
});
const shells = z.object({
  inForce: z.string().optional(),
  since: z.string().optional(),
  kept: z.array(z.object({ version: z.string() })),
});
const kept = z.record(z.string(), z.array(z.looseObject({ version: z.string() })));
/** Shown as it is written. */
const { compatibility } = diagnostics.response.shape;

const read = <Schema extends z.ZodType>(schema: Schema) => {
  return (text: string): z.output<Schema> | undefined => {
    const { data } = schema.safeParse(JSON.parse(text));
    return data;
  };
};

export type RegistryArea = z.output<typeof registry>['areas'][number];

/** The releases in a folder. Every answer reads the current state. */
export function createReleases(folder: string) {
  const file = (...parts: string[]) => path.join(folder, ...parts);
  const readRegistry = freshFile(file('remotes.json'), read(registry));
  const readShells = freshFile(file('composition', 'shells.json'), read(shells));
  const readCompatibility = freshFile(file('composition', 'compatibility.json'), read(compatibility));
  const readKept = freshFile(file('releases.json'), read(kept));
  const withdrawals = createWithdrawals(folder);
  const areas = async (): Promise<RegistryArea[]> => (await readRegistry())?.areas ?? [];
  return {
    areas,
    withdrawals,
    /** The staged version, and whether it was withdrawn automatically. */
    async stages() {
      const found = (await areas()).flatMap(({ name, staged }) =>
        staged ? [{ area: name, version: staged.release.version, since: staged.since, to: staged.to }] : [],
      );
      return Promise.all(
        found.map(async (stage) => ({ ...stage, withdrawal: await withdrawals.find(stage.area, stage) })),
      );
    },
    /** A version that is stored here, as the registry would have it. */
    kept: async (area: string, version: string): Promise<Record<string, unknown> | undefined> =>
      (await readKept())?.[area]?.find((one) => one.version === version),
    shells: async () => (await readShells()) ?? { kept: [] },
    compatibility: async () => (await readCompatibility()) ?? { shells: [], remotes: [] },
    /** Whether such a version exists. Without this check, callers could fill the tables with invented ones. */
    isKnown({ area, version }: { area: string; version: string }): boolean {
      return area === 'shell'
        ? existsSync(file('shell', 'assets', `shell.${version}.js`))
        : existsSync(version === 'none' ? file('remotes', area) : file('remotes', area, version));
    },
  };
}

export type Releases = ReturnType<typeof createReleases>;

/** Where remotes may be taken from for one session. */
export interface Overrides {
  origins: readonly string[];
  /** Whether builds without hashes are taken. */
  isDevelopment: boolean;
}

/** Gives calls access to the releases. */
export function knowReleases(
  app: FastifyInstance,
  { portalFolder, mapsFolder, overrides }: { portalFolder: string; mapsFolder: string; overrides: Overrides },
): void {
  app.decorate('overrides', overrides);
  app.decorate('releases', createReleases(portalFolder));
  app.decorate('mapsFolder', mapsFolder);
}
