import { centreName } from '@portal/shared-api/centre';
import { languageTag, languages, type Language } from '@portal/shared-api/languages';
import type { PrerenderManifest } from './prerender-manifest.ts';
import { cardTags } from './share-cards.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** English has the plain address, which also serves visitors without a chosen language. */
const addressIn = (language: Language, address: string, path: string): string =>
  escaped(`${address}${path}${language === 'en' ? '' : `?lang=${languageTag[language]}`}`);

const locales: Record<Language, string> = { en: 'en_MY', ch: 'zh_MY' };

/** Metadata for search engines and messengers beyond title and description. */
export function linksOf(head: string, address: string, path: string, language: Language): string {
  const own = addressIn(language, address, path);
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(head)?.[1];
  const description = /<meta name="description" content="([^"]*)"/.exec(head)?.[1];
  const properties: [string, string | undefined][] = [
    ['og:type', 'website'],
    ['og:site_name', centreName[language]],
    ['og:title', title],
    ['og:description', description],
    ['og:url', own],
    ['og:locale', locales[language]],
    ...cardTags(escaped(address), language),
  ];
  return [
    `<link rel="canonical" href="${own}">`,
    ...languages.map(
      (one) =>
        `<link rel="alternate" hreflang="${languageTag[one]}" href="${addressIn(one, address, path)}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${addressIn('en', address, path)}">`,
    ...properties.flatMap(([property, content]) =>
      content ? `<meta property="${property}" content="${content}">` : [],
    ),
    // falls back to the properties
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
}

const pathsOf = ({ remotes }: PrerenderManifest): string[] =>
  remotes.flatMap(({ pages }) => Object.keys(pages));

/** Every public page in every language. */
export function siteMap(manifest: PrerenderManifest, address: string): string {
  const entries = pathsOf(manifest).flatMap((path) =>
    languages.map((language) => {
      const alternates = languages.map(
        (one) =>
          `<xhtml:link rel="alternate" hreflang="${languageTag[one]}" href="${addressIn(one, address, path)}"/>`,
      );
      return `<url><loc>${addressIn(language, address, path)}</loc>${alternates.join('')}</url>`;
    }),
  );
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">' +
    `${entries.join('')}</urlset>\n`
  );
}

/** Pages behind the sign-in are not for search engines. With a slash, because `/teacher` is not `/teachers`. */
export function robots(manifest: PrerenderManifest, address: string): string {
  const closed = manifest.areas.filter(({ role }) => role !== 'public').flatMap(({ paths }) => paths);
  return [
    'User-agent: *',
    ...[...closed.map((path) => `${path}/`), '/profile', '/pagenotfound'].map((path) => `Disallow: ${path}`),
    `Sitemap: ${address}/sitemap.xml`,
    '',
  ].join('\n');
}
