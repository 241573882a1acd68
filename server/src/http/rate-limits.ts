import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { callbackify } from 'node:util';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Endpoint, RateRule } from '@portal/shared-api/endpoint';
import { MAX_INTEGER } from '@portal/shared-api/fields';
import { sql } from 'drizzle-orm';
import type { Database, Queryable } from '../database/connect.ts';
import { HttpError } from './errors.ts';

interface Hits {
  current: number;
  /** Milliseconds until the window ends. */
  ttl: number;
}

/** Counts one more hit of a key, atomically for all processes that share the database. */
async function hit(database: Database, key: string, windowMs: number): Promise<Hits> {
  const { rows } = await database.execute<{ hits: number; ttl: string }>(sql`
    insert into rate_limits as counted (key, hits, expires_at)
    values (${key}, 1, now() + ${windowMs} * interval '1 millisecond')
    on conflict (key) do update set
      hits = case when counted.expires_at <= now() then 1 else counted.hits + 1 end,
      expires_at = case when counted.expires_at <= now() then excluded.expires_at else counted.expires_at end
    returning hits, extract(epoch from expires_at - now()) * 1000 as ttl`);
  const row = rows[0]!;
  return { current: row.hits, ttl: Number(row.ttl) };
}

/** The store of @fastify/rate-limit in PostgreSQL, so that limits hold across processes and restarts. */
export const postgresStore = (database: Database): FastifyRateLimitStoreCtor =>
  class PostgresStore implements FastifyRateLimitStore {
    readonly prefix: string;
    constructor(_options: object, prefix = 'all') {
      this.prefix = prefix;
    }
    incr(key: string, done: (error: Error | null, hits?: Hits) => void, timeWindow: number): void {
      callbackify(hit)(database, `${this.prefix}:${key}`, timeWindow, done);
    }
    // The plugin passes the merged options with the route in `routeInfo`, unlike its types say.
    child(options: object): PostgresStore {
      const { routeInfo } = options as { routeInfo: { method: string; url: string } };
      return new PostgresStore(options, `${routeInfo.method} ${routeInfo.url}`);
    }
  };

/** Route configuration for @fastify/rate-limit to count calls per address. */
export const addressLimit = ({ rateLimit }: Endpoint, factor: number): object =>
  rateLimit ? { rateLimit: { max: rateLimit.max * factor, timeWindow: rateLimit.perSeconds * 1000 } } : {};

/** The refusal, with the waiting time in words. */
export const tooManyRequests = (seconds: number): HttpError =>
  new HttpError('too_many_requests', { minutes: Math.max(1, Math.ceil(seconds / 60)) }, undefined, {
    'retry-after': String(seconds),
  });

/** Counts a call at another address than its own, together with the calls there. */
export async function countCall(
  database: Database,
  { method, path, rateLimit }: Endpoint,
  { ip, factor }: { ip: string; factor: number },
): Promise<void> {
  if (!rateLimit) return;
  const { current, ttl } = await hit(database, `${method} /api${path}:${ip}`, rateLimit.perSeconds * 1000);
  if (current > rateLimit.max * factor) throw tooManyRequests(Math.ceil(ttl / 1000));
}

/** The source of a call. A customer line has a whole network of IPv6 addresses, which counts as one. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [before = [], after] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = after ? 8 - before.length - after.length : 0;
  return [...before, ...Array<string>(zeros).fill('0'), ...(after ?? [])].slice(0, 4).join(':');
}

interface Limit {
  max: number;
  perSeconds: number;
}

/** The subject is stored hashed. */
const askedKey = (about: string) => `asked:${createHash('sha256').update(about).digest('base64url')}`;

/** Counts one more event about a subject, from anywhere, and returns whether it is within the limit. */
export async function isWithinLimit(
  database: Database,
  about: string,
  { max, perSeconds }: Limit,
): Promise<boolean> {
  return (await hit(database, askedKey(about), perSeconds * 1000)).current <= max;
}

const takeBack = (database: Queryable, key: string, hits: number) =>
  database.execute(
    sql`update rate_limits set hits = greatest(hits - ${hits}::integer, 0) where key = ${key}`,
  );

/** Reduces the count, to zero unless a number is given. */
export const forgetAsked = (database: Queryable, about: string, hits = MAX_INTEGER) =>
  takeBack(database, askedKey(about), hits);

/** Rejects a call about the same subject beyond the limit. */
export async function countAsked(database: Database, about: string, limit: Limit): Promise<void> {
  const { current, ttl } = await hit(database, askedKey(about), limit.perSeconds * 1000);
  if (current > limit.max) throw tooManyRequests(Math.ceil(ttl / 1000));
}

export interface Guess {
  database: Database;
  /** The contract's limit, times the configured factor. */
  rule: NonNullable<RateRule['account']>;
  factor: number;
  /** What a guess is counted for: the same for every spelling of one account. */
  account: string;
  /**
   * Accounts counted together per address: those of one role, so that a class of students does not hold up an admin.
   */
  group: string;
  address: string;
}

/** Guesses without an answer yet, by account and address. In this process only: they only shorten the waiting time. */
const unanswered = new Map<string, number>();

/** By then it is known which of several simultaneous sign-ins succeeded. */
const ANSWERED_SECONDS = 10;

/**
 * Counts a guess at an account before `check` looks at the password, so that simultaneous guesses count too. Guesses
 * refused for one address do not count for others, so a single stranger locks nobody out. A correct one calls
 * `forget`, which clears the count of its address and itself. What was typed is stored hashed. Failures per address
 * are counted too, without those that succeeded in the end.
 */
export async function countGuess<Result>(
  { database, rule, factor, account, group, address }: Guess,
  check: (forget: () => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const anywhere = `guess:${createHash('sha256').update(account).digest('base64url')}`;
  const network = networkOf(address);
  const here = `${anywhere}:${network}`;
  const ofAddress = `guesses:${group}:${network}`;

  async function count(key: string, max: number): Promise<void> {
    const { current, ttl } = await hit(database, key, rule.perSeconds * 1000);
    if (current <= max * factor) return;
    // The count ends with the first of the others that is correct.
    const isOpen = key === here && unanswered.get(here)! > 1;
    throw tooManyRequests(isOpen ? ANSWERED_SECONDS : Math.ceil(ttl / 1000));
  }

  async function forget(): Promise<void> {
    const { rows } = await database.execute<{ hits: number }>(
      sql`delete from rate_limits where key = ${here} returning hits`,
    );
    // If several simultaneous ones were correct, the first has cleared the counts.
    if (rows[0]) await takeBack(database, ofAddress, rows[0].hits);
    await takeBack(database, anywhere, 1);
  }

  unanswered.set(here, (unanswered.get(here) ?? 0) + 1);
  try {
    await count(ofAddress, rule.ofAddress);
    await count(here, rule.perAddress);
    await count(anywhere, rule.anywhere);
    return await check(forget);
  } finally {
    const others = unanswered.get(here)! - 1;
    if (others) unanswered.set(here, others);
    else unanswered.delete(here);
  }
}
