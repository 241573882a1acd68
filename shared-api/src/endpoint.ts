import { z } from 'zod';

/** The four roles of the portal (specification A, section 6). */
export const roles = ['admin', 'student', 'teacher', 'parent'] as const;
export type Role = (typeof roles)[number];

/** Admin levels; level_3 is the top one. */
export const adminLevels = ['level_1', 'level_2', 'level_3'] as const;
export type AdminLevel = (typeof adminLevels)[number];

/**
 * What a caller of one role may touch with an endpoint.
 * - `own`: only what belongs to the caller (profile, payments, linked children, taught classes);
 * - `branch`: an admin's own branch, everything for level_3 (decision 58);
 * - `portal`: the same for every caller of the role, nothing personal in it.
 * The permission test reads it: `own` and `branch` need a case that tries somebody else's record.
 */
export type Scope = 'own' | 'branch' | 'portal';

export interface Grant {
  scope: Scope;
  /** Admin levels that may call; all when absent. */
  levels?: readonly AdminLevel[];
  /** A student may call it before the first-login setup is done (decision 42: nothing else answers until then). */
  beforeInitialization?: true;
}

/** Who may call: anybody, or the listed roles. A role that is absent gets 403, a caller without a token 401. */
export type Access = 'public' | Partial<Record<Role, Grant>>;

export interface FileRule {
  /** Content types, decided by the bytes and never by the name. */
  types: readonly string[];
  maxBytes: number;
  /** `true` answers 400 with `file_required` at the field; otherwise the handler decides. */
  required?: boolean;
}

/** A limit per address and minute for calls that attackers repeat (sign-in, registration). */
export interface RateRule {
  max: number;
  perSeconds: number;
  /**
   * Also counts failed calls per account that they are about: those of one address, and those of all, so that many
   * addresses cannot guess one account's password. The second number is the larger one by far, since whoever reaches it
   * locks the owner out too. `ofAddress` is how many one address may fail with in all, whatever the accounts: more than a
   * room full of people mistype before each gets in.
   */
  account?: { perAddress: number; anywhere: number; ofAddress: number; perSeconds: number };
}

export interface Endpoint {
  /** `<resource>.<verb>`, unique; the operation id of the OpenAPI document and the first part of the query key. */
  name: `${string}.${string}`;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`, parameters as `:id`. */
  path: `/${string}`;
  access: Access;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** The most a JSON body may have; 256 KiB unless said. */
  maxBodyBytes?: number;
  /** Other names that a field of the body may arrive under, with the name it has here (decision 48). */
  aliases?: Readonly<Record<string, string>>;
  /** Present: the call is multipart/form-data with these file fields; `body` describes the text fields. */
  files?: Record<string, FileRule>;
  /** A schema of the JSON answer, or the content type of a file. The server strips what the schema does not name. */
  response: z.ZodType | { blob: string };
  rateLimit?: RateRule;
}

/** Declares one endpoint; the types of arguments and answer follow from it. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

type Input<S> = S extends z.ZodType ? z.input<S> : never;
type Output<S> = S extends z.ZodType ? z.output<S> : never;
type Argument<Key extends string, S> = S extends z.ZodType
  ? Record<never, never> extends z.input<S>
    ? { [K in Key]?: z.input<S> }
    : { [K in Key]: z.input<S> }
  : Record<never, never>;

/** What a caller passes: `params`, `query`, `body` and `files`, each only where the endpoint has it. */
export type Args<E extends Endpoint> = Argument<'params', E['params']> &
  Argument<'query', E['query']> &
  Argument<'body', E['body']> &
  (E['files'] extends Record<string, FileRule>
    ? { files?: { [K in keyof E['files']]?: Blob | undefined } }
    : Record<never, never>);

/** What a caller gets: the parsed JSON, or a Blob. */
export type Result<E extends Endpoint> = E['response'] extends z.ZodType ? z.output<E['response']> : Blob;

/** What a server handler receives after validation. */
export interface Parsed<E extends Endpoint> {
  params: Output<E['params']>;
  query: Output<E['query']>;
  body: Output<E['body']>;
}

/** What a server handler answers. */
export type Reply<E extends Endpoint> = E['response'] extends z.ZodType ? Input<E['response']> : unknown;

export const isJson = (definition: Endpoint): definition is Endpoint & { response: z.ZodType } =>
  definition.response instanceof z.ZodType;

/** Fills `:name` parts, encoded, so that names with slashes survive. Throws when a parameter is missing. */
export const fillPath = (path: string, params: Record<string, unknown> = {}): string =>
  path.replace(/:(\w+)/g, (_, key: string) => {
    if (params[key] === undefined) throw new Error(`missing path parameter ${key}`);
    return encodeURIComponent(String(params[key]));
  });
