import { createHash } from 'node:crypto';
import { languageTag, type Language } from '@portal/shared-api/languages';
import { hintsIn } from './language.ts';
import { pageAt, type PrerenderManifest } from './prerender-manifest.ts';
import { createRenderer, type Ask, type Renderer } from './renderer.ts';

/** A change by another process becomes visible after this long, one by this process at once. */
const FRESH_MS = 20_000;
/** Until then the old page is shown, unless it would be more than a minute old. */
const SHOWN_MS = 35_000;
/** A page that failed to render is retried after this long. */
const PAUSE_MS = 30_000;

export interface Page {
  /** The whole document except for nonce, portal address and query values. */
  html: string;
  tag: string;
}

/** Which page, in which language, with what data. */
export interface Asked {
  path: string;
  language: Language;
  search: string;
}

interface Kept {
  page: Promise<Page | null>;
  until: number;
}

const filled = (template: string, parts: Record<string, string>): string =>
  template.replace(/__([A-Z]+)__/g, (whole, name: string) => parts[name] ?? whole);

/** The pages of the release in force, each cached for a while. */
export function createPages(ask: Ask, report: (error: unknown, path: string) => void) {
  const kept = new Map<string, Kept>();
  let force: { manifest: PrerenderManifest; renderer: Renderer } | undefined;
  let reported: PrerenderManifest | undefined;

  function rendererOf(manifest: PrerenderManifest): Renderer {
    if (force?.manifest !== manifest) {
      force?.renderer.end();
      kept.clear();
      force = { manifest, renderer: createRenderer(manifest, ask) };
    }
    return force.renderer;
  }

  async function make(manifest: PrerenderManifest, asked: Asked, state: unknown = null): Promise<Page> {
    const { remote, page: parts } = pageAt(manifest, asked.path)!;
    const { head, page } = await rendererOf(manifest).render({ ...asked, remote, state });
    const html = filled(manifest.template, {
      LANGUAGE: languageTag[asked.language],
      HEAD: `${head}__LINKS__`,
      STYLE: parts.style,
      EARLY: parts.early,
      HINTS: hintsIn(parts.hints, asked.language),
      PAGE: page,
    });
    return { html, tag: createHash('sha256').update(html).digest('base64url').slice(0, 22) };
  }

  return {
    /** The page as HTML; null if it cannot be rendered, which is reported once per release. */
    find(manifest: PrerenderManifest, asked: Asked): Promise<Page | null> {
      rendererOf(manifest);
      const key = `${asked.language} ${asked.path}${asked.search}`;
      const found = kept.get(key);
      const now = performance.now();
      if (found && found.until > now) return found.page;
      const entry: Kept = { page: Promise.resolve(null), until: now + FRESH_MS };
      entry.page = make(manifest, asked).catch((error: unknown) => {
        entry.until = performance.now() + PAUSE_MS;
        if (reported !== manifest) report(error, asked.path);
        reported = manifest;
        return null;
      });
      kept.set(key, entry);
      return found && found.until + SHOWN_MS > now ? found.page : entry.page;
    },
    /** A page for a single visitor, showing the result of what was posted. */
    once: make,
    /** The content has changed. */
    forget: () => kept.clear(),
    end: () => force?.renderer.end(),
  };
}
