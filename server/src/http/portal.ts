import { randomBytes } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fail } from './errors.ts';
import { freshFile } from './fresh-file.ts';
import { cookieOf, hintsIn, languageOf } from '../public-pages/language.ts';
import type { PublicPages } from '../public-pages/serve.ts';
import { inlineHashes, NONCE_PLACEHOLDER, pagePolicy } from './security-headers.ts';

/**
 * An address that cannot be decoded is treated like any page: the shell shows Page Not Found. The API still rejects
 * it.
 */
export function decodable(address: string): string {
  if (address.startsWith('/api/')) return address;
  try {
    decodeURI(address.split('?')[0]!);
    return address;
  } catch {
    return '/pagenotfound';
  }
}

/** With double slashes, a page that passes the address on would name another host. */
const single = (address: string): string => {
  const [path, ...query] = address.split('?');
  return [path!.replace(/[\\/]{2,}|^[\\/]/g, '/'), ...query].join('?');
};

/** The page of somebody signed in begins with the skeleton of the frame. */
const markSignedIn = (request: FastifyRequest, html: string): string =>
  cookieOf(request, 'signed_in') ? html.replace('<html', '<html data-signed-in') : html;

const immutable = { immutable: true, maxAge: '365d', index: false, preCompressed: true } as const;

export interface PortalOptions {
  /** The folder with `shell/`, `remotes/` and `remotes.json`. */
  folder: string;
  /** Other origins that remotes are released to. */
  remoteOrigins: readonly string[];
  publicPages: PublicPages;
}

/**
 * Serves the built portal: the registry uncached, versioned files forever, and the shell's page for every other
 * address unless it can be prerendered. A missing file is 404 and never the page, or a browser would run HTML as a
 * script.
 */
export async function servePortal(
  app: FastifyInstance,
  { folder, remoteOrigins, publicPages }: PortalOptions,
): Promise<void> {
  const shell = path.join(folder, 'shell');
  const page = freshFile(path.join(shell, 'index.html'), String);
  // the same page with hints for what `/` loads next
  const home = freshFile(path.join(shell, 'home.html'), String);
  // the same pages again, with hints for what each address behind the sign-in loads next
  const areaPages = freshFile(
    path.join(folder, 'composition', 'area-pages.json'),
    (text) => JSON.parse(text) as Record<string, { role: string; html: string }>,
  );
  const signedInPage = async (request: FastifyRequest): Promise<string | undefined> => {
    const role = cookieOf(request, 'signed_in');
    const pages = role ? await areaPages() : undefined;
    const address = request.url.split('?')[0]!;
    const found = pages && Object.hasOwn(pages, address) ? pages[address] : undefined;
    return found && found.role === role ? found.html : page();
  };
  for (const part of ['remotes', 'shell/assets']) await mkdir(path.join(folder, part), { recursive: true });

  await app.register(fastifyStatic, {
    ...immutable,
    root: path.join(folder, 'remotes'),
    prefix: '/remotes/',
  });
  await app.register(fastifyStatic, {
    ...immutable,
    root: path.join(shell, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
  });

  app.get('/remotes.json', (_request, reply) =>
    reply.header('cache-control', 'no-store').sendFile('remotes.json', folder, {
      cacheControl: false,
      immutable: false,
      etag: false,
      lastModified: false,
    }),
  );

  const sendPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    text: () => Promise<string | undefined>,
  ) => {
    if (await publicPages.answer(request, reply)) return reply;
    const html = await text();
    if (html === undefined) fail('unavailable');
    const nonce = randomBytes(16).toString('base64');
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        vary: 'cookie, accept-language',
        'content-security-policy': pagePolicy(nonce, remoteOrigins, inlineHashes(html)),
      })
      .send(hintsIn(markSignedIn(request, html), languageOf(request)).replaceAll(NONCE_PLACEHOLDER, nonce));
  };

  app.get('/', (request, reply) => sendPage(request, reply, async () => (await home()) ?? page()));
  app.get('/*', async (request, reply) => {
    const meant = single(request.url);
    if (meant !== request.url) return reply.redirect(meant, 308);
    const { '*': rest } = request.params as { '*': string };
    if (/^(api|assets|remotes)(\/|$)/.test(rest)) return reply.callNotFound();
    // A file at the root: favicon.svg, robots.txt.
    if (/^[\w-]+\.\w+$/.test(rest) && rest !== 'index.html' && rest !== 'home.html')
      return reply.sendFile(rest, shell, { maxAge: '1h', immutable: false });
    return sendPage(request, reply, () => signedInPage(request));
  });
}
