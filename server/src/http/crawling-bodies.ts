import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Slow lines stall at times. The portal's own forms give up after a minute without progress. */
const WINDOW_MS = 60_000;
/** The least that must arrive in that time: a twentieth of the slowest mobile network. */
const LEAST_BYTES = 32 * 1024;

interface Limits {
  windowMs?: number;
  leastBytes?: number;
}

/** Closes a connection whose body makes no progress. Returns how to stop watching. */
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

/**
 * A client that sends a body drop by drop holds memory for as long as the call may take; hundreds of them hold all of
 * it.
 */
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
