import type { Endpoint, FileRule, Parsed, Reply } from '@portal/shared-api/endpoint';
import type { Language } from '@portal/shared-api/languages';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/connect.ts';
import type { Mailer } from '../password-resets/mailer.ts';
import type { FileAnswer } from '../storage/downloads.ts';
import type { Storage, StoredFile } from '../storage/storage.ts';
import type { Caller } from './caller.ts';

/** What a handler gets. Everything in it is validated, and the caller is authorised. */
export interface Call<E extends Endpoint> extends Parsed<E> {
  /** Already stored. Removed again if the handler fails; otherwise the handler owns them. */
  files: E['files'] extends Record<string, FileRule>
    ? { [Field in keyof E['files']]?: StoredFile }
    : Record<never, never>;
  /** Null only on public endpoints. */
  caller: E['access'] extends 'public' ? null : Caller;
  language: Language;
  database: Database;
  storage: Storage;
  rateLimitFactor: number;
  /** Undefined if the centre has no mail server. */
  mailer: Mailer | undefined;
  request: FastifyRequest;
}

export type Answer<E extends Endpoint> = E['response'] extends { blob: string } ? FileAnswer : Reply<E>;

export type Handler<E extends Endpoint> = (call: Call<E>) => Promise<Answer<E>> | Answer<E>;

/** An endpoint of the contract with the code that answers it. */
export interface Route {
  endpoint: Endpoint;
  handler: (call: Call<Endpoint>) => unknown;
}

/** Binds a handler to an endpoint of the contract. Each `<resource>/routes.ts` exports a list of these. */
export const handle = <const E extends Endpoint>(endpoint: E, handler: Handler<E>): Route => ({
  endpoint,
  handler: handler as unknown as Route['handler'],
});
