import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/** Stands in the built page wherever the nonce of the answer belongs. */
export const NONCE_PLACEHOLDER = '__CSP_NONCE__';

/** What an answer of the API may do if somebody opens it as a page: nothing. */
const API_POLICY = { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] };

/**
 * What the portal's page may do. Scripts only as files of this origin or of an origin that remotes are released to; styles
 * by nonce; files of the person's records are shown from `blob:`. Style attributes set by scripts are not affected.
 */
export function pagePolicy(nonce: string, remoteOrigins: readonly string[]): string {
  const own = ["'self'", ...remoteOrigins].join(' ');
  return [
    "default-src 'none'",
    `script-src ${own}`,
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

/** The headers of every answer; pages and files bring a content policy of their own. */
export function securityHeaders(app: FastifyInstance): void {
  // Not @fastify/helmet, which puts the policies together again for every call.
  const protect = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: API_POLICY },
    strictTransportSecurity: { maxAge: 365 * 24 * 60 * 60, includeSubDomains: false },
    referrerPolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
    // For Internet Explorer and Flash, which open nothing of the portal; every file of a page would carry them.
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
