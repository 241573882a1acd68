import type { FastifyRequest } from 'fastify';

/** The query parameters that a prerendered page shows, and their values. Others only matter to the shell. */
const shown: Record<string, Record<string, RegExp>> = {
  '/register': { role: /^(student|teacher|parent)$/, sent: /^1$/, referral_code: /^[\w -]{1,32}$/ },
};

/** Every family has its own code, so the page is rendered once and the code filled in. */
const REFERRAL = '__REFERRAL__';

const valueOf = ({ query }: FastifyRequest, name: string): string => {
  const value = (query as Record<string, unknown>)[name];
  return typeof value === 'string' ? value : '';
};

/** The query a page is rendered with. */
export function searchOf(request: FastifyRequest, path: string): string {
  const found = Object.entries(shown[path] ?? {})
    .filter(([name, allowed]) => allowed.test(valueOf(request, name)))
    .map(([name]): [string, string] => [name, name === 'referral_code' ? REFERRAL : valueOf(request, name)]);
  return found.length > 0 ? `?${new URLSearchParams(found)}` : '';
}

const referralOf = (request: FastifyRequest): string =>
  searchOf(request, '/register').includes(REFERRAL) ? valueOf(request, 'referral_code') : '';

/** The values are letters, digits and dashes, so they need no escaping in HTML. */
export const fillIn = (html: string, request: FastifyRequest): string =>
  html.replaceAll(REFERRAL, () => referralOf(request));

/** Pages that differ in it are not the same. */
export const tagOf = (request: FastifyRequest): string => referralOf(request).replaceAll(' ', '_');
