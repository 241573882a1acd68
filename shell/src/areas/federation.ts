import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { AreaModule } from '@portal/portal-kit/area';
import {
  addressOf,
  bypassCache,
  expectFiles,
  noteFailure,
  preload,
  scriptTag,
} from '@portal/portal-kit/loading/files';
import { fetchFile } from '@portal/portal-kit/loading/stall';
import type { Release } from '@portal/portal-kit/registry-schema';
import type { Language } from '@portal/shared-api/languages';
import { pageOf } from '../guard/guard.ts';
import { storedLanguage } from '../language/language.ts';
import { matchesHash } from './content-hash.ts';

declare const __webpack_init_sharing__: (scope: string) => Promise<void>;

// The shell takes nothing from the share scope, so it has to be filled explicitly for the remotes.
const sharing = __webpack_init_sharing__('default');

/** By the remote's registered name, which differs per version and attempt. */
const flights = new Map<string, Release>();

/** Manifests that are not what was released; federation tells of another error in place of this one. */
const altered = new Map<string, FileAltered>();

class FileAltered extends Error {
  override readonly name = 'FileAltered';
}

/** What we read of a manifest; the rest is federation's. */
interface Manifest {
  /** `sha256-<base64>` of every file of the remote, by name. */
  files?: Record<string, string>;
  exposes?: { assets: Record<'js' | 'css', { sync: string[] }> }[];
  /** The files of each page, and the texts in each language; a remote released earlier does not name them. */
  pages?: Record<string, string[]>;
  texts?: Partial<Record<Language, string[]>>;
}

const folderOf = ({ manifest }: Release) => new URL('.', new URL(manifest, location.href)).href;

const fileOf = (address: string) => new URL(address, location.href).pathname.split('/').pop() ?? '';

/**
 * From here on every file of the remote must match its hash, and the parts of `./area`, its texts and the page in the
 * address are being loaded. Without this they would wait for the entry, one after the other.
 */
async function follow(release: Release, response: Response): Promise<void> {
  const { files = {}, exposes = [], pages = {}, texts = {} } = (await response.json()) as Manifest;
  const folder = folderOf(release);
  expectFiles(folder, files);
  const needed = [
    ...exposes.flatMap(({ assets }) => [...assets.js.sync, ...assets.css.sync]),
    ...(pages[pageOf(location.pathname)] ?? []),
    ...(texts[storedLanguage()] ?? []),
  ];
  for (const file of new Set(needed)) preload(folder + file, file.endsWith('.css') ? 'style' : 'script');
}

async function fetchManifest(address: string, release: Release, remote: string): Promise<Response> {
  try {
    const response = await fetchFile(address);
    const expected = release.hashes[fileOf(release.manifest)];
    if (expected && !(await matchesHash(await response.clone().arrayBuffer(), expected)))
      throw new FileAltered(`${address} is not what was released`);
    await follow(release, response.clone());
    return response;
  } catch (error) {
    noteFailure(release.manifest, 'error');
    if (error instanceof FileAltered) altered.set(remote, error);
    throw error;
  }
}

/** A stall ends a script tag, not this. */
const NEVER_MS = 2 ** 31 - 1;

registerPlugins([
  {
    name: 'portal-shell',
    fetch(address, _init, remote) {
      const release = remote && flights.get(remote.name);
      return release ? fetchManifest(address, release, remote.name) : undefined;
    },
    createScript({ url, remoteInfo }) {
      const release = remoteInfo && flights.get(remoteInfo.name);
      if (!release) return undefined;
      const script = scriptTag(url);
      // everything else of the area waits for it
      script.fetchPriority = 'high';
      return { script, timeout: NEVER_MS };
    },
  },
]);

/**
 * Loads and runs `./area` of a release. The federation runtime caches what it knows about a remote by name; a
 * separate name per version and attempt keeps failures and versions apart.
 */
export async function importModule(release: Release, attempt: number): Promise<AreaModule> {
  const name = `${release.area.name}~${release.version}~${attempt}`;
  flights.set(name, release);
  registerRemotes([{ name, entry: addressOf(release.manifest) }]);
  try {
    await sharing;
    const loaded = await loadRemote<{ default: AreaModule }>(`${name}/area`);
    if (!loaded) throw new Error(`${name} brought no area`);
    return loaded.default;
  } catch (error) {
    // Code that throws has arrived: only another address can bring other code.
    bypassCache(folderOf(release), release.manifest);
    throw altered.get(name) ?? error;
  }
}
