import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A bad line is slower at times; the portal's own forms give up after a minute without anything. */
const WINDOW_MS = 60_000;
/** What arrives in that time at least: a twentieth of what the slowest mobile network carries. */
const LEAST_BYTES = 32 * 1024;

interface Limits {
  windowMs?: number;
  leastBytes?: number;
}

/** Ends a connection whose body does not get on; answers how to stop looking. */
function watch(request: FastifyRequest, { windowMs = WINDOW_MS, leastBytes = LEAST_BYTES }: Limits) {
  const { raw } = request;
  const { socket } = raw;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    if (raw.complete) return clearInterval(timer);
    if (socket.bytesRead - before < leastBytes) {
      clearInterval(timer);
      request.log.warn('a body that crawled was not waited for');
      socket.destroy();
    }
    before = socket.bytesRead;
  }, windowMs);
  timer.unref();
  return () => clearInterval(timer);
}

/** Whoever sends bodies drop by drop holds memory for as long as the call may take; hundreds of them hold all of it. */
export function endCrawlingBodies(app: FastifyInstance, limits: Limits = {}): void {
  const stops = new WeakMap<FastifyRequest, () => void>();
  const stop = (request: FastifyRequest) => stops.get(request)?.();
  app.addHook('preParsing', (request, _reply, payload, done) => {
    if (!request.raw.complete) stops.set(request, watch(request, limits));
    done(null, payload);
  });
  app.addHook('onResponse', (request, _reply, done) => {
    stop(request);
    done();
  });
  app.addHook('onRequestAbort', (request, done) => {
    stop(request);
    done();
  });
}
