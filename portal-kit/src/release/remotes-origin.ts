import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '../registry/registry-schema.ts';
import { readJson, versionFolder } from './store.ts';

/** Where browsers fetch remotes if not from the portal: a static host or CDN with the same files. */
export const remotesOrigin = (): string => (process.env['PORTAL_REMOTES_ORIGIN'] ?? '').replace(/\/$/, '');

/** A release with its files' addresses at an origin, or at the portal if that is empty. */
export function releaseAt(origin: string, release: Release): Release {
  const folder = `/remotes/${release.area.name}/${release.version}/`;
  const moved = (address: string) => `${origin}${address.slice(address.indexOf(folder))}`;
  return {
    ...release,
    manifest: moved(release.manifest),
    preload: release.preload.map(moved),
    styles: release.styles.map(moved),
  };
}

const hashOf = (content: Uint8Array) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** What is wrong with a file as the other origin serves it. */
async function faultOf(address: string, file: string): Promise<string[]> {
  try {
    const answer = await fetch(address, { headers: { origin: 'https://portal.example' } });
    if (!answer.ok) return [`${address} answers ${answer.status}`];
    if (!answer.headers.get('access-control-allow-origin'))
      return [`${address} comes without Access-Control-Allow-Origin, and browsers will not check its hash`];
    const content = new Uint8Array(await answer.arrayBuffer());
    return hashOf(content) === hashOf(readFileSync(file)) ? [] : [`${address} is not what was built`];
  } catch (error) {
    return [`${address} does not answer: ${String((error as Error).cause ?? error)}`];
  }
}

/** Which files of a release are missing or different at its origin; none for the portal's own. */
export async function missingAtOrigin(store: string, release: Release): Promise<string[]> {
  if (release.manifest.startsWith('/')) return [];
  const folder = versionFolder(store, release.area.name, release.version);
  const { files = {} } = readJson(path.join(folder, 'mf-manifest.json')) as {
    files?: Record<string, string>;
  };
  const base = release.manifest.slice(0, release.manifest.lastIndexOf('/') + 1);
  const faults = await Promise.all(
    ['mf-manifest.json', ...Object.keys(files)].map((file) => faultOf(base + file, path.join(folder, file))),
  );
  return faults.flat();
}
