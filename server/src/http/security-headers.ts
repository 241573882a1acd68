import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/** Placeholder in the built page for the nonce of the answer. */
export const NONCE_PLACEHOLDER = '__CSP_NONCE__';

/** What an API answer may do if opened as a page: nothing. */
const API_POLICY = { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] };

/** The sources that allow the scripts inside a built page. They are the same for everybody, unlike a nonce. */
export const inlineHashes = (html: string): string[] =>
  [...html.matchAll(/<script>([^]*?)<\/script>/g)].map(
    ([, script]) => `'sha256-${createHash('sha256').update(script!).digest('base64')}'`,
  );

/**
 * The policy of the portal's page. Scripts only as files from this origin or one that remotes are released to, and those
 * inside the built page by their hash; styles by nonce; people's files from `blob:`. Style attributes set by scripts are not affected.
 */
export function pagePolicy(
  nonce: string,
  remoteOrigins: readonly string[],
  inline: readonly string[] = [],
): string {
  const own = ["'self'", ...remoteOrigins].join(' ');
  return [
    "default-src 'none'",
    `script-src ${[own, ...inline].join(' ')}`,
    `style-src ${own} 'nonce-${nonce}'`,
    `img-src ${own} blob: data:`,
    `media-src ${own} blob:`,
    `font-src ${own}`,
    `connect-src ${own}`,
    "frame-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Headers of every answer. Pages and files add their own content security policy. */
export function securityHeaders(app: FastifyInstance): void {
  // Not @fastify/helmet, which builds the policies again for every call.
  const protect = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: API_POLICY },
    strictTransportSecurity: { maxAge: 365 * 24 * 60 * 60, includeSubDomains: false },
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    // Headers for Internet Explorer and Flash, which cannot open the portal anyway.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({
      'x-request-id': request.id,
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    });
    protect(request.raw, reply.raw, done as (error?: unknown) => void);
  });
}
