import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fail } from '../http/errors.ts';
import { NONCE_PLACEHOLDER, pagePolicy } from '../http/security-headers.ts';
import { prerenderManifestReader, pageAt } from './prerender-manifest.ts';
import { askedLanguage, cookieOf, languageOf } from './language.ts';
import { createPages, type Page } from './pages.ts';
import type { Ask } from './renderer.ts';
import { fillIn, searchOf, tagOf } from './search.ts';
import { serveShareCards } from './share-cards.ts';
import { linksOf, robots, siteMap } from './search-engines.ts';

interface PublicPagesOptions {
  portalFolder: string;
  remoteOrigins: readonly string[];
  /** Where people open the portal, if known. */
  address: string | undefined;
  ask: Ask;
}

/** Calls that change what visitors see. Other changes show with a delay. */
const changesContent = /^\/api\/(admin\/)?(setting|branch)\b/;

const YEAR = 365 * 24 * 60 * 60;

export interface PublicPages {
  /** Answers with a prerendered page; false if this address or visitor does not get one. */
  answer(request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
  /** Answers with the page again, showing the result of what was posted to it. */
  answerPost(request: FastifyRequest, reply: FastifyReply, state: object): Promise<void>;
}

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0]!.replace(/(.)\/+$/, '$1');

/** Serves public pages as HTML with their content, for people and search engines without scripts too. */
export function servePublicPages(app: FastifyInstance, options: PublicPagesOptions): PublicPages {
  const { portalFolder, remoteOrigins, ask } = options;
  const read = prerenderManifestReader(portalFolder);
  const pages = createPages(ask, (err, page) =>
    app.log.error({ err, page }, 'a public page cannot be prerendered; it is made in the browser'),
  );
  app.addHook('onClose', () => pages.end());
  app.addHook('onSend', async (request, reply) => {
    if (request.method !== 'GET' && reply.statusCode < 400 && changesContent.test(request.url))
      pages.forget();
  });
  // the first visitor need not wait for the thread to start
  app.addHook('onListen', async () => {
    const manifest = await read();
    if (manifest?.remotes[0]?.pages['/'])
      await pages.find(manifest, { path: '/', language: 'en', search: '' });
  });

  const addressOf = (request: FastifyRequest): string => {
    const { protocol, host } = request;
    return options.address?.replace(/\/$/, '') ?? `${protocol}://${/^[\w.:[\]-]+$/.test(host) ? host : ''}`;
  };

  serveShareCards(app);
  app.get('/sitemap.xml', async (request, reply) => {
    const manifest = (await read()) ?? fail('not_found');
    return reply.type('application/xml').send(siteMap(manifest, addressOf(request)));
  });
  app.get('/robots.txt', async (request, reply) => {
    const manifest = (await read()) ?? fail('not_found');
    return reply.type('text/plain; charset=utf-8').send(robots(manifest, addressOf(request)));
  });

  async function send(request: FastifyRequest, reply: FastifyReply, page: Page): Promise<void> {
    const nonce = randomBytes(16).toString('base64');
    const links = linksOf(page.html, addressOf(request), pathOf(request), languageOf(request));
    const html = page.html.replace('__LINKS__', () => links).replaceAll(NONCE_PLACEHOLDER, nonce);
    await reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': pagePolicy(nonce, remoteOrigins),
      })
      .send(fillIn(html, request));
  }

  return {
    async answerPost(request, reply, state) {
      const [manifest, path, language] = [await read(), pathOf(request), languageOf(request)];
      if (!manifest || !pageAt(manifest, path)) fail('not_found');
      const page = await pages.once(manifest, { path, language, search: searchOf(request, path) }, state);
      await send(request, reply.header('cache-control', 'no-store'), page);
    },
    async answer(request, reply) {
      const path = pathOf(request);
      const manifest = await read();
      // a signed-in person is led back into the portal, which only the browser can do
      if (!manifest || !pageAt(manifest, path) || cookieOf(request, 'signed_in')) return false;
      const language = languageOf(request);
      const page = await pages.find(manifest, { path, language, search: searchOf(request, path) });
      if (!page) return false;
      const asked = askedLanguage(request);
      if (asked) reply.header('set-cookie', `language=${asked}; Path=/; Max-Age=${YEAR}; SameSite=Lax`);
      const tag = `W/"${page.tag}${tagOf(request)}"`;
      reply.headers({ 'cache-control': 'no-cache', vary: 'accept-language, cookie', etag: tag });
      if (request.headers['if-none-match'] === tag) {
        // the browser reuses its page, whose nonce is in the policy sent with it
        reply.raw.removeHeader('content-security-policy');
        await reply.code(304).send();
        return true;
      }
      await send(request, reply, page);
      return true;
    },
  };
}
