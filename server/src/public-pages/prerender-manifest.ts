import path from 'node:path';
import { freshFile } from '../http/fresh-file.ts';

/** A build that renders pages, with its expected hash. */
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

/** What a release says about prerendered pages, as far as the server needs it. */
export interface PrerenderManifest {
  template: string;
  shell: Build;
  areas: Area[];
  /** The shell's own pages; older releases have none. */
  own?: Record<string, PrerenderedPage>;
  remotes: (Build & { name: string; pages: Record<string, PrerenderedPage> })[];
}

/** A prerendered page and its remote; null for one of the shell. */
export function pageAt(
  manifest: PrerenderManifest,
  path: string,
): { page: PrerenderedPage; remote: string | null } | undefined {
  const own = manifest.own?.[path];
  if (own) return { page: own, remote: null };
  const remote = manifest.remotes.find(({ pages }) => pages[path]);
  return remote && { page: remote.pages[path]!, remote: remote.name };
}

/** Reads the file again only if it has changed: a release replaces it while the server runs. */
export function prerenderManifestReader(portalFolder: string): () => Promise<PrerenderManifest | null> {
  const file = path.join(portalFolder, 'composition', 'prerender.json');
  const read = freshFile(file, (text) => JSON.parse(text) as PrerenderManifest | null);
  return async () => (await read()) ?? null;
}
