import { z } from 'zod';

/** The four roles of the portal (specification A, section 6). */
export const roles = ['admin', 'student', 'teacher', 'parent'] as const;
export type Role = (typeof roles)[number];

/** Admin levels; level_3 is the highest. */
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
  /** A student may call it before the first-login setup is done (decision 42: nothing else works until then). */
  beforeInitialization?: true;
}

/** Who may call: anybody, or the listed roles. Other roles get 403, a caller without a token 401. */
export type Access = 'public' | Partial<Record<Role, Grant>>;

export interface FileRule {
  /** Content types, determined by the bytes and never by the name. */
  types: readonly string[];
  maxBytes: number;
  /** `true` answers a missing file with 400 `file_required`; otherwise the handler decides. */
  required?: boolean;
}

/** A limit per address and minute, for calls that attackers repeat (sign-in, registration). */
export interface RateRule {
  max: number;
  perSeconds: number;
  /**
   * Also limits failed calls per account: from one address, and from all, so that many addresses together cannot
   * guess a password. The second number is much larger, since reaching it locks the owner out too. `ofAddress` limits
   * all failures of one address, whatever the accounts: more than a room full of people would need.
   */
  account?: { perAddress: number; anywhere: number; ofAddress: number; perSeconds: number };
}

export interface Endpoint {
  /** `<resource>.<verb>`, unique; also the operation id in the OpenAPI document and the start of the query key. */
  name: `${string}.${string}`;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `/api`, parameters as `:id`. */
  path: `/${string}`;
  access: Access;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** Maximum size of a JSON body; 256 KiB by default. */
  maxBodyBytes?: number;
  /** Aliases of body fields, each with the name used here (decision 48). */
  aliases?: Readonly<Record<string, string>>;
  /** If present, the call is multipart/form-data with these file fields, and `body` describes the text fields. */
  files?: Record<string, FileRule>;
  /** The schema of the JSON answer, or the content type of a file. The server removes everything else. */
  response: z.ZodType | { blob: string };
  rateLimit?: RateRule;
}

/** Declares one endpoint. The types of arguments and answer follow from it. */
export const endpoint = <const E extends Endpoint>(definition: E): E => definition;

type Input<S> = S extends z.ZodType ? z.input<S> : never;
type Output<S> = S extends z.ZodType ? z.output<S> : never;
type Argument<Key extends string, S> = S extends z.ZodType
  ? Record<never, never> extends z.input<S>
    ? { [K in Key]?: z.input<S> }
    : { [K in Key]: z.input<S> }
  : Record<never, never>;

/** What a caller passes: `params`, `query`, `body` and `files`, if the endpoint has them. */
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

/** Fills `:name` parts, encoded, so that names with slashes work. Throws if a parameter is missing. */
export const fillPath = (path: string, params: Record<string, unknown> = {}): string =>
  path.replace(/:(\w+)/g, (_, key: string) => {
    if (params[key] === undefined) throw new Error(`missing path parameter ${key}`);
    return encodeURIComponent(String(params[key]));
  });

/** A call that can be made before the page that needs it is there. */
export interface FirstCall {
  definition: Endpoint;
  args: object;
}

export const isPaged = ({ query }: Endpoint): boolean => 'page' in (query?.shape ?? {});

/** What a list asks for at first: without search, filters or another page in the address. `query` is always sent. */
export const firstPage = (definition: Endpoint, query: object = {}): FirstCall => ({
  definition,
  args: { query: { ...query, ...(isPaged(definition) ? { page: 1 } : {}) } },
});
