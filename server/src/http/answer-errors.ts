import { languageOfTag, languageTag } from '@portal/shared-api/languages';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { errorBody, HttpError } from './errors.ts';

/** The code of the system or of PostgreSQL under whatever a library wrapped around it. */
function codeUnder(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return codeUnder(cause) ?? (typeof code === 'string' ? code : undefined);
}

/** Connections refused or lost, PostgreSQL starting, stopping or out of connections. */
const unavailable = /^(ECONN\w+|EPIPE|ETIMEDOUT|08\w{3}|57P0\d|53300)$/;
/** A character that no text of the database can hold: zero, which no person types. */
const impossibleText = /^(22021|22P05)$/;

/** Errors of Fastify, its plugins and the database as errors of the catalogue. */
function coded(error: FastifyError): HttpError {
  if (error instanceof HttpError) return error;
  if (error.statusCode === 413) return new HttpError('too_large');
  if (error.statusCode === 429) return new HttpError('too_many_requests');
  if (error.statusCode && error.statusCode < 500) return new HttpError('unreadable');
  const code = codeUnder(error) ?? '';
  if (impossibleText.test(code)) return new HttpError('unreadable');
  const lost =
    unavailable.test(code) ||
    /timeout exceeded when trying to connect|Connection terminated/.test(error.message);
  return new HttpError(lost ? 'unavailable' : 'internal');
}

/** The one place that turns whatever was thrown into an answer. What is our fault is logged with the request's id. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = coded(error);
  if (known.status >= 500) request.log.error({ err: error }, 'call failed');
  const language = languageOfTag(request.headers['accept-language']);
  return reply
    .code(known.status)
    .headers({ 'cache-control': 'no-store', 'content-language': languageTag[language] })
    .send(errorBody(known, language, request.id));
}
