import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { Config } from '../config.ts';

interface Failure {
  name?: string;
  message?: string;
  stack?: string;
  code?: unknown;
  constraint?: unknown;
  query?: unknown;
  cause?: unknown;
}

interface Described extends Omit<Failure, 'name' | 'cause'> {
  type: string | undefined;
  cause: Described | undefined;
}

/**
 * An error without user data: database errors contain the values of the failed statement in message, details and
 * parameters. The statement itself, the constraint and the stack are enough.
 */
export function describeError(error: Failure): Described {
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

type LogFormat = Config['logFormat'];

interface Entry {
  level: number;
  time: number;
  msg: string;
  err?: Described | undefined;
}

/** A log entry for a person: time, level, message and details, with the stack of an error below. */
export function readable({ level, time, msg, err, ...details }: Entry): string {
  const { pid: _pid, hostname: _hostname, ...rest } = details as Record<string, unknown>;
  const told = Object.entries(rest).map(([name, value]) => `${name}=${String(value)}`);
  const line = [new Date(time).toTimeString().slice(0, 8), levels[level] ?? level, msg, ...told].join(' ');
  return err ? `${line}\n${readableFailure(err)}` : line;
}

const levels: Record<number, string> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
};

function readableFailure({ type, message, stack, code, constraint, query, cause }: Described): string {
  const known = Object.entries({ code, constraint, query }).filter(([, value]) => value !== undefined);
  return [
    `  ${type}: ${message}`,
    ...known.map(([name, value]) => `    ${name}: ${String(value)}`),
    ...(stack?.match(/^\s+at .*$/gm) ?? []),
    ...(cause ? ['  caused by', readableFailure(cause)] : []),
  ].join('\n');
}

export type Report = (message: string, error?: unknown) => void;

/** Logs events outside the server's own log in the same format: the database, the shutdown. */
export const reporter =
  (format: LogFormat): Report =>
  (message, error) => {
    const err = error instanceof Error ? describeError(error) : undefined;
    const entry = { level: err ? 50 : 30, time: Date.now(), msg: message, err };
    if (format === 'json') console.error(JSON.stringify(entry));
    else if (err) console.error(readable(entry));
    else console.log(message.charAt(0).toUpperCase() + message.slice(1));
  };

/** Logs why the portal cannot start: words for a person, a line for a collector. */
export function reportFatal(format: LogFormat, message: string): void {
  if (format === 'json') console.error(JSON.stringify({ level: 60, time: Date.now(), msg: message }));
  else console.error(message);
}

/** Node's own warnings also go through the log. */
export function reportWarnings(report: Report): void {
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => report(`${name}: ${message}`));
}

/** The log on standard output. Addresses are logged as patterns, so that no name or search term is included. */
export const logOptions = (level: string, format: LogFormat): FastifyServerOptions['logger'] => ({
  level,
  serializers: { err: (error) => describeError(error) as never },
  ...(format === 'text'
    ? { stream: { write: (line: string) => console.log(readable(JSON.parse(line) as Entry)) } }
    : {}),
});

/** One line per API call, none for files of the portal. */
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
          account: request.caller?.accountId,
          role: request.caller?.role,
          admin_level: request.caller?.adminLevel ?? undefined,
          address: request.ip,
        },
        'call',
      );
    }
    done();
  });
}
