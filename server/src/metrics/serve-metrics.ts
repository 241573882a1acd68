import { createHash, timingSafeEqual } from 'node:crypto';
import http from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { fail } from '../http/errors.ts';
import type { Metrics } from './metrics.ts';

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics;
  }
}

const digest = (value: string) => createHash('sha256').update(value).digest();

const carries = (authorization: string | undefined, token: string): boolean =>
  timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`));

/**
 * Measures every API call. `/metrics` on the portal's own port only answers clients with the token of
 * `PORTAL_METRICS_TOKEN`; for others, or without that setting, it does not exist.
 */
export function serveMetrics(app: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  app.decorate('metrics', metrics);
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url;
    if (route?.startsWith('/api/'))
      metrics.observeCall({
        method: request.method,
        route,
        status: reply.statusCode,
        seconds: reply.elapsedTime / 1000,
      });
    done();
  });
  app.get('/metrics', async (request, reply) => {
    if (!token || !carries(request.headers.authorization, token)) fail('not_found');
    return reply
      .headers({ 'cache-control': 'no-store', 'content-type': metrics.contentType })
      .send(await metrics.text());
  });
}

type MetricsAddress = NonNullable<Config['metricsAddress']>;

/** `/metrics` at a separate address for the collector only. Returns how to close it. */
export async function listenForCollector(
  { host, port }: MetricsAddress,
  metrics: Metrics,
): Promise<() => Promise<void>> {
  const server = http.createServer((request, response) => {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  }).catch((error: NodeJS.ErrnoException) => {
    throw new Error(`PORTAL_METRICS_ADDRESS: cannot listen on ${host}:${port} (${error.code})`, {
      cause: error,
    });
  });
  return () => new Promise((resolve) => server.close(() => resolve()));
}
