import type { Language } from '@portal/shared-api/languages';

/** What a page asks the browser to fetch at once. */
export interface Hints {
  /** For the head. */
  preloads: string[];
  /** For the end of the body: in the head they would block the first paint. */
  styles: string[];
}

/** Files of another origin can only be hash-checked if requested with CORS. */
const across = (address: string) => (address.startsWith('/') ? '' : ' crossorigin="anonymous"');

/** A hash-checked script only reuses its preload if the hint has the same attributes. */
export const preloadScript = (address: string, hash?: string) =>
  `<link rel="preload" as="script"${across(address)} href="${address}"${hash ? ` integrity="${hash}"` : ''}>`;
export const preloadData = (address: string) =>
  `<link rel="preload" as="fetch" crossorigin="anonymous" href="${address}">`;
export const stylesheet = (address: string, hash?: string) =>
  `<link rel="stylesheet"${across(address)} href="${address}"${hash ? ` integrity="${hash}"` : ''}>`;

export const assets = (files: string[] = []) => files.map((file) => `/${file}`);

/** Hints for pages in one language; the server leaves those of the others out. */
export const hintsByLanguage = (hints: Partial<Record<Language, string[]>> = {}): string[] =>
  Object.entries(hints).flatMap(([language, links]) =>
    links.map((link) => link.replace('<link', `<link data-language="${language}"`)),
  );

export const withHints = (template: string, ...hints: Hints[]) =>
  template
    .replace('</head>', `${hints.flatMap(({ preloads }) => preloads).join('')}</head>`)
    .replace('</body>', `${hints.flatMap(({ styles }) => styles).join('')}</body>`);

/** The hashes of a remote's files by their path in its folder, as its manifest has them. */
export const hashesOf = (manifest: unknown): Record<string, string> =>
  (manifest as { files?: Record<string, string> } | undefined)?.files ?? {};
