import { isJson, type Endpoint } from '@portal/shared-api/endpoint';
import { languageOfTag, type Language } from '@portal/shared-api/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Database } from '../database/connect.ts';
import { findCaller } from '../sessions/find-caller.ts';
import type { Mailer } from '../password-resets/mailer.ts';
import type { DiskSpace } from '../storage/disk-space.ts';
import { sendFile, type FileAnswer } from '../storage/downloads.ts';
import type { Storage } from '../storage/storage.ts';
import { discard, receiveForm, type Form } from '../storage/uploads.ts';
import { isUnavailable } from './answer-errors.ts';
import type { Caller } from './caller.ts';
import { fail, validationError } from './errors.ts';
import type { Call, Route } from './handle.ts';
import { refusal } from './permissions.ts';
import { addressLimit } from './rate-limits.ts';

export interface Services {
  database: Database;
  storage: Storage;
  diskSpace?: DiskSpace | undefined;
  /** Multiplies every rate limit of the contract. */
  rateLimitFactor: number;
  mailer?: Mailer | undefined;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

function parsed(schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const result = schema.safeParse(value);
  if (!result.success) throw validationError(result.error);
  return result.data;
}

/** Invalid parameters in an address mean 404; a search term that is too long means 400. */
function parsedParams(schema: z.ZodType | undefined, value: unknown): unknown {
  const result = schema?.safeParse(value);
  if (result?.error?.issues.some(({ message }) => message === 'too_long'))
    throw validationError(result.error);
  if (result && !result.success) fail('not_found');
  return result?.data;
}

/** A field with an alias counts as the named one unless that is present too. */
function renamed(fields: unknown, aliases: Endpoint['aliases'] = {}): unknown {
  if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) return fields;
  return Object.entries(aliases).reduce<Record<string, unknown>>(
    (found, [other, name]) =>
      other in found && !(name in found) ? { ...found, [name]: found[other] } : found,
    fields as Record<string, unknown>,
  );
}

const noForm: Form = { fields: {}, files: {}, problems: {} };

const received = async (request: FastifyRequest, { files }: Endpoint, storage: Storage): Promise<Form> =>
  files
    ? receiveForm(request, files, storage)
    : { ...noForm, fields: (request.body ?? {}) as Form['fields'] };

/** The text fields and files of a call. Problems of both are reported together. */
async function checked(form: Form, endpoint: Endpoint, storage: Storage) {
  const result = endpoint.body?.safeParse(renamed(form.fields, endpoint.aliases));
  if (result?.error || Object.keys(form.problems).length > 0) {
    await discard(form.files, storage);
    throw validationError(result?.error, form.problems);
  }
  return { body: result?.data, files: form.files };
}

interface Given {
  params?: unknown;
  query?: unknown;
  form: Form;
  language: Language;
}

/** Validates the request against the contract and runs the handler. */
export async function perform(
  request: FastifyRequest,
  { endpoint, handler }: Route,
  services: Services,
  { form, ...given }: Given,
): Promise<unknown> {
  const { database, storage, rateLimitFactor, mailer } = services;
  const { body, files } = await checked(form, endpoint, storage);
  const { caller } = request;
  const call = { ...given, body, files, caller, database, storage, rateLimitFactor, mailer, request };
  try {
    return await handler(call as Call<Endpoint>);
  } catch (error) {
    // A commit without an answer may have succeeded. The files stay, and become orphans if it did not.
    if (!isUnavailable(error)) await discard(files, storage);
    throw error;
  }
}

async function answer(request: FastifyRequest, reply: FastifyReply, route: Route, services: Services) {
  const { endpoint } = route;
  const { storage } = services;
  const params = parsedParams(endpoint.params, request.params);
  const query = parsed(endpoint.query, request.query);
  const form = await received(request, endpoint, storage);
  const language = languageOfTag(request.headers['accept-language']);
  const result = await perform(request, route, services, { params, query, form, language });
  if (isJson(endpoint)) return endpoint.response.parse(result);
  const audience = endpoint.access === 'public' ? 'public' : 'private';
  return sendFile(request, reply, storage, result as FileAnswer, audience);
}

/** Signing in and out writes little, and lets people read what is there. */
const writes = ({ method, name }: Endpoint): boolean =>
  method !== 'GET' && !/^(session|telemetry)\./.test(name);

/**
 * Serves one endpoint of the contract: authenticates, authorises, applies rate limits, validates, runs the handler,
 * and returns only what the contract names. An unauthorised call is rejected before its body is read.
 */
export function mount(app: FastifyInstance, route: Route, services: Services): void {
  const { endpoint } = route;
  app.route({
    method: endpoint.method,
    url: `/api${endpoint.path}`,
    ...(endpoint.maxBodyBytes !== undefined && { bodyLimit: endpoint.maxBodyBytes }),
    config: addressLimit(endpoint, services.rateLimitFactor),
    onRequest: async (request) => {
      if (endpoint.access === 'public') return;
      request.caller = await findCaller(services.database, request.headers.authorization);
      const code = refusal(endpoint.access, request.caller);
      if (code) fail(code);
    },
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (writes(endpoint)) await services.diskSpace?.requireRoom();
      return answer(request, reply, route, services);
    },
  });
}
