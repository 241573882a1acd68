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
 * Measures every call of the API. `/metrics` on the portal's own port answers only who carries the token of
 * `PORTAL_METRICS_TOKEN`; for everybody else, and without that setting, there is no such address.
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

/** `/metrics` at an address of its own, which only the collector reaches. Answers how to end it. */
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
