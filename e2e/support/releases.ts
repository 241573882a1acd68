import { readKept, putTogether, type KeptRelease } from '@portal/portal-kit/kept-release';
import { registrySchema, type Release } from '@portal/portal-kit/registry-schema';
import { verifyFiles } from '@portal/portal-kit/verify';
import type { Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { built, portals, previousRelease } from '../portal.ts';

const { www } = portals.releases;

type Releases = Pick<KeptRelease, 'shell' | 'releases'>;

const jsonOf = (file: string): unknown => JSON.parse(readFileSync(path.join(built, file), 'utf8'));

/** The release built from today's sources. */
export function today(): Releases {
  const { inForce } = jsonOf('composition/shells.json') as { inForce: string };
  const { areas } = registrySchema.parse(jsonOf('remotes.json'));
  return { shell: inForce, releases: areas.map(({ current }) => current) };
}

export const previous = (): Releases => readKept(previousRelease);

/** Combines one release's shell with another's remotes. Returns what a release would have refused. */
export const together = (shell: Releases, remotes: Releases): Record<string, string[]> =>
  putTogether(www, shell.shell, remotes.releases);

const hashOf = (file: string) => `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`;

const folderOf = ({ area, version }: Release) => path.join(www, 'remotes', area.name, version);

/**
 * Releases a remote with `body` as exposed module, which may use webpack's `exports` and `require`; the hashes match.
 */
export function withCode(release: Release, version: string, body: string): Release {
  const folder = folderOf({ ...release, version });
  rmSync(folder, { recursive: true, force: true });
  cpSync(folderOf(release), folder, { recursive: true, filter: (file) => !/\.(br|gz)$/.test(file) });
  const assets = path.join(folder, 'assets');
  const exposed = readdirSync(assets).find((file) => file.startsWith('__federation_expose_area'))!;
  const file = path.join(assets, exposed);
  const [, start] = /^([^]*?\.push\(\[\[\d+\],\{\d+)\(/.exec(readFileSync(file, 'utf8'))!;
  const share = `const share = (area) => Object.defineProperty(exports, 'default', { value: area });`;
  writeFileSync(file, `${start}(module, exports, require) { ${share} ${body} }}]);`);
  const manifest = path.join(folder, 'mf-manifest.json');
  const sealed = JSON.parse(readFileSync(manifest, 'utf8')) as { files: Record<string, string> };
  sealed.files[`assets/${exposed}`] = hashOf(file);
  writeFileSync(manifest, JSON.stringify(sealed));
  const moved = (address: string) => address.replace(`/${release.version}/`, `/${version}/`);
  return {
    ...release,
    version,
    manifest: moved(release.manifest),
    preload: release.preload.map(moved),
    styles: release.styles.map(moved),
    hashes: { ...release.hashes, 'mf-manifest.json': hashOf(manifest) },
  };
}

/** The message of `npm run release` when it refuses a remote. */
export const faultsOf = (release: Release): string[] =>
  verifyFiles(www, release).flatMap(({ faults }) => faults);

/** Today's releases with one replaced. */
export function todayWith(release: Release): Releases {
  const { shell, releases } = today();
  return { shell, releases: [...releases.filter(({ area }) => area.name !== release.area.name), release] };
}

export const releaseOf = (name: string): Release => today().releases.find(({ area }) => area.name === name)!;

/** The shells and remotes a page runs: `shell.<version>` and `<remote>/<version>`. */
export function runs(page: Page): Set<string> {
  const seen = new Set<string>();
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    const [, area, version] = /\/remotes\/([^/]+)\/([^/]+)\//.exec(pathname) ?? [];
    if (area) seen.add(`${area}/${version}`);
    const [, shell] = /^\/assets\/shell\.(.+)\.js$/.exec(pathname) ?? [];
    if (shell) seen.add(`shell/${shell}`);
  });
  return seen;
}
