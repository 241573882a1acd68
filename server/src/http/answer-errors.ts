import { types } from 'node:util';
import { languageOfTag, languageTag } from '@portal/shared-api/languages';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { errorBody, HttpError } from './errors.ts';
import { tooManyRequests } from './rate-limits.ts';

interface Failure {
  code?: unknown;
  message: string;
}

/** An error and what is under it: libraries wrap what the system or PostgreSQL said. */
const withCauses = (error: unknown): Failure[] =>
  types.isNativeError(error) ? [error, ...withCauses(error.cause)] : [];

/** Connections refused or lost, PostgreSQL starting, stopping, out of connections or of patience with a statement. */
const unavailable = /^(ECONN\w+|EPIPE|ETIMEDOUT|08\w{3}|57P0\d|57014|25P03|40P01|53300)$/;
/** The disk of the database or of the files. */
const diskFull = /^(ENOSPC|EDQUOT|53100)$/;
/** A character that no text of the database can hold: zero, which no person types. */
const impossibleText = /^(22021|22P05)$/;
/** What the driver says without a code, also when no connection of the pool became free in time. */
const lostConnection =
  /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable/;

/** The database did not do its part. Of what was under way nobody knows whether it was done. */
export const isUnavailable = (error: unknown): boolean =>
  withCauses(error).some(
    ({ code, message }) => unavailable.test(String(code)) || lostConnection.test(message),
  );

/** Errors of Fastify, its plugins and the database as errors of the catalogue. */
function coded(error: FastifyError, reply: FastifyReply): HttpError {
  if (error instanceof HttpError) return error;
  // The rest of a body that is too large is not waited for.
  if (error.statusCode === 413) return new HttpError('too_large', {}, undefined, { connection: 'close' });
  if (error.statusCode === 429) return tooManyRequests(Number(reply.getHeader('retry-after')));
  if (error.statusCode && error.statusCode < 500) return new HttpError('unreadable');
  const failures = withCauses(error);
  if (failures.some(({ code }) => impossibleText.test(String(code)))) return new HttpError('unreadable');
  if (failures.some(({ code }) => diskFull.test(String(code)))) return new HttpError('disk_full');
  return new HttpError(isUnavailable(error) ? 'unavailable' : 'internal');
}

/** What was thrown, as an error of the catalogue. What is our fault is logged with the request's id. */
export function knownError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): HttpError {
  const known = coded(error, reply);
  // Told once, and not for every call.
  if (known.code === 'disk_full') request.server.diskSpace?.noticeFull();
  else if (known.status >= 500) request.log.error({ err: error }, 'call failed');
  return known;
}

/** The one place that turns whatever was thrown into an answer. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = knownError(error, request, reply);
  const language = languageOfTag(request.headers['accept-language']);
  return reply
    .code(known.status)
    .headers({ 'cache-control': 'no-store', 'content-language': languageTag[language], ...known.headers })
    .send(errorBody(known, language, request.id));
}
