import type { FastifyRequest } from 'fastify';

/** What of a query a page shows that is prerendered, and its values; all else only the shell knows. */
const shown: Record<string, Record<string, RegExp>> = {
  '/register': { role: /^(student|teacher|parent)$/, sent: /^1$/, referral_code: /^[\w -]{1,32}$/ },
};

/** Every family has a code of its own: the page is rendered once for all of them, and the code put into it. */
const REFERRAL = '__REFERRAL__';

const valueOf = ({ query }: FastifyRequest, name: string): string => {
  const value = (query as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
};

/** The query with which a page is rendered. */
export function searchOf(request: FastifyRequest, path: string): string {
  const found = Object.entries(shown[path] ?? {})
    .filter(([name, allowed]) => allowed.test(valueOf(request, name)))
    .map(([name]): [string, string] => [name, name === 'referral_code' ? REFERRAL : valueOf(request, name)]);
  return found.length > 0 ? `?${new URLSearchParams(found)}` : '';
}

const referralOf = (request: FastifyRequest): string =>
  searchOf(request, '/register').includes(REFERRAL) ? valueOf(request, 'referral_code') : '';

/** Its values are letters, digits and dashes, and so are nothing in HTML but themselves. */
export const fillIn = (html: string, request: FastifyRequest): string =>
  html.replaceAll(REFERRAL, () => referralOf(request));

/** Two pages that differ by it alone are not the same. */
export const tagOf = (request: FastifyRequest): string => referralOf(request).replaceAll(' ', '_');
