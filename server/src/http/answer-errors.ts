import { languageOfTag } from '@portal/shared-api/languages';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { errorBody, HttpError } from './errors.ts';

/** The database is gone or shutting down: connection refused, reset, or one of PostgreSQL's classes 08 and 57. */
const isUnavailable = (error: unknown): boolean => {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  if (typeof code === 'string' && /^(ECONN|EPIPE|ETIMEDOUT|08...$|57P0|53300)/.test(code)) return true;
  return cause instanceof Error && isUnavailable(cause);
};

/** Errors of Fastify and its plugins that are the caller's doing, as errors of the catalogue. */
function coded(error: FastifyError): HttpError {
  if (error.name === 'HttpError') return error as unknown as HttpError;
  if (error.statusCode === 413) return new HttpError('too_large');
  if (error.statusCode === 429) return new HttpError('too_many_requests');
  if (error.statusCode && error.statusCode < 500) return new HttpError('unreadable');
  return new HttpError(isUnavailable(error) ? 'unavailable' : 'internal');
}

/** The one place that turns whatever was thrown into an answer. What is our fault is logged with the request's id. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = coded(error);
  if (known.status >= 500) request.log.error({ err: error }, 'call failed');
  const language = languageOfTag(request.headers['accept-language']);
  return reply
    .code(known.status)
    .header('cache-control', 'no-store')
    .header('content-language', language === 'ch' ? 'zh-Hans' : 'en')
    .send(errorBody(known, language, request.id));
}
