import { languageOfTag, languages, type Language } from '@portal/shared-api/languages';
import type { FastifyRequest } from 'fastify';

/** A cookie of the browser, as the shell leaves it beside what it stores. */
export const cookieOf = (request: FastifyRequest, name: string): string | undefined =>
  request.headers.cookie
    ?.split('; ')
    .find((one) => one.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** The language that an address asks for, `?lang=zh-Hans`. */
export function askedLanguage(request: FastifyRequest): Language | undefined {
  const { lang } = request.query as { lang?: unknown };
  return typeof lang === 'string' ? languageOfTag(lang) : undefined;
}

/** The language that a page is shown in: that of the address, else the one chosen before, else the browser's. */
export const languageOf = (request: FastifyRequest): Language =>
  askedLanguage(request) ??
  languages.find((one) => one === cookieOf(request, 'language')) ??
  languageOfTag(request.headers['accept-language']);
