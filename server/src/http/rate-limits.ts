import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { callbackify } from 'node:util';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Endpoint } from '@portal/shared-api/endpoint';
import { sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../database/connect.ts';
import { HttpError } from './errors.ts';

interface Hits {
  current: number;
  /** Milliseconds until the window ends. */
  ttl: number;
}

/** Counts one more hit of a key, atomically over all processes that share the database. */
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

/** The store of @fastify/rate-limit in PostgreSQL, so that limits hold over several processes and restarts. */
export const postgresStore = (database: Database): FastifyRateLimitStoreCtor =>
  class PostgresStore implements FastifyRateLimitStore {
    readonly prefix: string;
    constructor(_options: object, prefix = 'all') {
      this.prefix = prefix;
    }
    incr(key: string, done: (error: Error | null, hits?: Hits) => void, timeWindow: number): void {
      callbackify(hit)(database, `${this.prefix}:${key}`, timeWindow, done);
    }
    // What the plugin hands over is the merged options with the route in `routeInfo`, not what its types say.
    child(options: object): PostgresStore {
      const { routeInfo } = options as { routeInfo: { method: string; url: string } };
      return new PostgresStore(options, `${routeInfo.method} ${routeInfo.url}`);
    }
  };

/** The route configuration that makes @fastify/rate-limit count calls per address. */
export const addressLimit = ({ rateLimit }: Endpoint, factor: number): object =>
  rateLimit ? { rateLimit: { max: rateLimit.max * factor, timeWindow: rateLimit.perSeconds * 1000 } } : {};

/** The refusal, with the time to wait in words. */
export const tooManyRequests = (seconds: number): HttpError =>
  new HttpError('too_many_requests', { minutes: Math.max(1, Math.ceil(seconds / 60)) });

/** Where a call comes from. One customer line has a whole network of IPv6 addresses, which counts as one. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [before = [], after] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = after ? 8 - before.length - after.length : 0;
  return [...before, ...Array<string>(zeros).fill('0'), ...(after ?? [])].slice(0, 4).join(':');
}

type Forget = () => Promise<unknown>;
const nothing: Forget = async () => undefined;

/**
 * Counts calls per account name, before the password is looked at, so that guesses sent at the same moment count too.
 * What one address may not try any more does not count for the others: a stranger alone locks nobody out. A call that
 * succeeds forgets the count of its address and itself. The name is stored hashed.
 */
export function accountLimit(
  { name, rateLimit }: Endpoint,
  { database, rateLimitFactor }: { database: Database; rateLimitFactor: number },
): (request: FastifyRequest, reply: FastifyReply) => Promise<Forget> {
  const rule = rateLimit?.account;
  if (!rule) return async () => nothing;

  async function count(key: string, max: number, reply: FastifyReply): Promise<void> {
    const { current, ttl } = await hit(database, key, rule!.perSeconds * 1000);
    if (current <= max * rateLimitFactor) return;
    const seconds = Math.ceil(ttl / 1000);
    reply.header('retry-after', seconds);
    throw tooManyRequests(seconds);
  }

  return async (request, reply) => {
    const typed = (request.body as Record<string, unknown> | null | undefined)?.[rule.field];
    if (typeof typed !== 'string') return nothing;
    const account = createHash('sha256').update(typed.trim().toLowerCase()).digest('base64url');
    const anywhere = `${name}:${account}`;
    const here = `${anywhere}:${networkOf(request.ip)}`;
    await count(here, rule.perAddress, reply);
    await count(anywhere, rule.anywhere, reply);
    return async () => {
      await database.execute(sql`delete from rate_limits where key = ${here}`);
      await database.execute(
        sql`update rate_limits set hits = greatest(hits - 1, 0) where key = ${anywhere}`,
      );
    };
  };
}
