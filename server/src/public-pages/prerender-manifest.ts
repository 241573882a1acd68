import path from 'node:path';
import { freshFile } from '../http/fresh-file.ts';

/** A build that renders pages, and what it has to hash to. */
export interface Build {
  version: string;
  file: string;
  hash: string;
}

interface Area {
  role: string;
  paths: string[];
}

export interface PrerenderedPage {
  style: string;
  hints: string;
  early: string;
}

/** What a release of the portal says of the prerendered pages, as far as it concerns the server. */
export interface PrerenderManifest {
  template: string;
  shell: Build;
  areas: Area[];
  /** The pages of the shell itself; a release from before has none. */
  own?: Record<string, PrerenderedPage>;
  remotes: (Build & { name: string; pages: Record<string, PrerenderedPage> })[];
}

/** A prerendered page, and the remote whose it is; null for one of the shell. */
export function pageAt(
  manifest: PrerenderManifest,
  path: string,
): { page: PrerenderedPage; remote: string | null } | undefined {
  const own = manifest.own?.[path];
  if (own) return { page: own, remote: null };
  const remote = manifest.remotes.find(({ pages }) => pages[path]);
  return remote && { page: remote.pages[path]!, remote: remote.name };
}

/** Reads it again only when it has changed: a release replaces it while the server runs. */
export function prerenderManifestReader(portalFolder: string): () => Promise<PrerenderManifest | null> {
  const file = path.join(portalFolder, 'composition', 'prerender.json');
  const read = freshFile(file, (text) => JSON.parse(text) as PrerenderManifest | null);
  return async () => (await read()) ?? null;
}
