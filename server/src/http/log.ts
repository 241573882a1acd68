import type { FastifyInstance, FastifyServerOptions } from 'fastify';

interface Failure {
  name?: string;
  message?: string;
  stack?: string;
  code?: unknown;
  constraint?: unknown;
  query?: unknown;
  cause?: unknown;
}

/**
 * An error without what people typed: database errors carry the values of the failed statement in their message, its
 * details and its parameters. The statement itself, the constraint and the stack say enough.
 */
export function describeError(error: Failure): object {
  const withValues = error.query !== undefined || /^2[0-9A-Z]{4}$/.test(String(error.code));
  return {
    type: error.name,
    message: withValues ? 'a query failed' : error.message,
    stack: withValues ? error.stack?.replace(/^.*?(?=\n\s+at )/s, '') : error.stack,
    code: error.code,
    constraint: error.constraint,
    query: error.query,
    cause: error.cause instanceof Error ? describeError(error.cause) : undefined,
  };
}

/** A line in the format of the server's log for what happens outside of it: the database, the shutdown. */
export function report(message: string, error?: unknown): void {
  const err = error instanceof Error ? describeError(error) : undefined;
  console.error(JSON.stringify({ level: err ? 50 : 30, time: Date.now(), msg: message, err }));
}

/** Lines of JSON on standard output. Addresses are logged as patterns, so that no name or search term gets in. */
export const logOptions = (level: string): FastifyServerOptions['logger'] => ({
  level,
  serializers: { err: (error) => describeError(error) as never },
});

/** One line per call of the API; files of the portal are not worth one. */
export function logCalls(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url;
    if (route?.startsWith('/api/')) {
      request.log.info(
        {
          method: request.method,
          route,
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
          role: request.caller?.role,
        },
        'call',
      );
    }
    done();
  });
}
