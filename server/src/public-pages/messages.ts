import type { Language } from '@portal/shared-api/languages';
import type { PrerenderManifest } from './prerender-manifest.ts';

/** What the thread is started with. */
export type Task = Pick<PrerenderManifest, 'shell' | 'areas' | 'remotes'>;

/** A page as the builds of a release render it. */
export interface Rendered {
  /** For the head: title and description. */
  head: string;
  page: string;
}

/** A page: its remote (null for the shell's), its address and history state. */
export interface Wanted {
  remote: string | null;
  path: string;
  language: Language;
  search: string;
  /** Extra data for the page; null for most. */
  state: unknown;
}

export type ToThread =
  | ({ kind: 'render'; id: number } & Wanted)
  | { kind: 'told'; id: number; answer: unknown }
  | { kind: 'refused'; id: number; reason: string };

export type FromThread =
  | { kind: 'rendered'; id: number; rendered: Rendered }
  | { kind: 'failed'; id: number; reason: string }
  | { kind: 'ask'; id: number; endpoint: string; args: object };
