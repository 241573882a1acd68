import { languageOfTag, languages, type Language } from '@portal/shared-api/languages';
import type { FastifyRequest } from 'fastify';

/** A cookie of the browser, set by the shell. */
export const cookieOf = (request: FastifyRequest, name: string): string | undefined =>
  request.headers.cookie
    ?.split('; ')
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** The language requested in the address, `?lang=zh-Hans`. */
export function askedLanguage(request: FastifyRequest): Language | undefined {
  const { lang } = request.query as { lang?: unknown };
  return typeof lang === 'string' ? languageOfTag(lang) : undefined;
}

/** Leaves out what a page would fetch for other languages. */
export const hintsIn = (html: string, language: Language): string =>
  html.replace(/<link data-language="(\w+)"[^>]*>/g, (link, of) => (of === language ? link : ''));

/** The language of a page: from the address, else the one chosen before, else the browser's. */
export const languageOf = (request: FastifyRequest): Language =>
  askedLanguage(request) ??
  languages.find((one) => one === cookieOf(request, 'language')) ??
  languageOfTag(request.headers['accept-language']);
