import { types } from 'node:util';
import { languageOfTag, languageTag } from '@portal/shared-api/languages';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { errorBody, HttpError } from './errors.ts';
import { tooManyRequests } from './rate-limits.ts';

interface Failure {
  code?: unknown;
  message: string;
}

/** An error and its causes: libraries wrap the system's or PostgreSQL's error. */
const withCauses = (error: unknown): Failure[] =>
  types.isNativeError(error) ? [error, ...withCauses(error.cause)] : [];

/** Connections refused or lost; PostgreSQL starting, stopping, out of connections or timing out. */
const unavailable = /^(ECONN\w+|EPIPE|ETIMEDOUT|08\w{3}|57P0\d|57014|25P03|40P01|53300)$/;
/** The disk of the database or of the files. */
const diskFull = /^(ENOSPC|EDQUOT|53100)$/;
/** NUL, which no text column can hold and no person types. */
const impossibleText = /^(22021|22P05)$/;
/** Driver errors without a code, including a timeout waiting for a pooled connection. */
const lostConnection =
  /timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable/;

/** The database failed. Whether the current work was committed is unknown. */
export const isUnavailable = (error: unknown): boolean =>
  withCauses(error).some(
    ({ code, message }) => unavailable.test(String(code)) || lostConnection.test(message),
  );

/** Turns errors of Fastify, its plugins and the database into catalogue errors. */
function coded(error: FastifyError, reply: FastifyReply): HttpError {
  if (error instanceof HttpError) return error;
  // The rest of an oversized body is not waited for.
  if (error.statusCode === 413) return new HttpError('too_large', {}, undefined, { connection: 'close' });
  if (error.statusCode === 429) return tooManyRequests(Number(reply.getHeader('retry-after')));
  if (error.statusCode && error.statusCode < 500) return new HttpError('unreadable');
  const failures = withCauses(error);
  if (failures.some(({ code }) => impossibleText.test(String(code)))) return new HttpError('unreadable');
  if (failures.some(({ code }) => diskFull.test(String(code)))) return new HttpError('disk_full');
  return new HttpError(isUnavailable(error) ? 'unavailable' : 'internal');
}

/** Turns whatever was thrown into a catalogue error. Server faults are logged with the request's id. */
export function knownError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): HttpError {
  const known = coded(error, reply);
  // Logged once, not for every call.
  if (known.code === 'disk_full') request.server.diskSpace?.noticeFull();
  else if (known.status >= 500) request.log.error({ err: error }, 'call failed');
  return known;
}

/** The only place that turns errors into answers. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = knownError(error, request, reply);
  const language = languageOfTag(request.headers['accept-language']);
  return reply
    .code(known.status)
    .headers({ 'cache-control': 'no-store', 'content-language': languageTag[language], ...known.headers })
    .send(errorBody(known, language, request.id));
}
