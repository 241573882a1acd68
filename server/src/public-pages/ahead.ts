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

export interface AheadPage {
  style: string;
  hints: string;
  early: string;
}

/** What a release of the portal says of the pages that are rendered ahead, as far as it concerns the server. */
export interface Ahead {
  template: string;
  shell: Build;
  areas: Area[];
  /** The pages of the shell itself; a release from before has none. */
  own?: Record<string, AheadPage>;
  remotes: (Build & { name: string; pages: Record<string, AheadPage> })[];
}

/** A page that is rendered ahead, and the remote whose it is; null for one of the shell. */
export function pageAt(ahead: Ahead, path: string): { page: AheadPage; remote: string | null } | undefined {
  const own = ahead.own?.[path];
  if (own) return { page: own, remote: null };
  const remote = ahead.remotes.find(({ pages }) => pages[path]);
  return remote && { page: remote.pages[path]!, remote: remote.name };
}

/** Reads it again only when it has changed: a release replaces it while the server runs. */
export function aheadReader(portalFolder: string): () => Promise<Ahead | null> {
  const file = path.join(portalFolder, 'composition', 'ahead.json');
  const read = freshFile(file, (text) => JSON.parse(text) as Ahead | null);
  return async () => (await read()) ?? null;
}
