import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../database/connect.ts';
import { idempotencyKeys } from '../database/schema/requests.ts';
import type { StoredFile } from '../storage/storage.ts';
import type { Caller } from './caller.ts';
import { fail } from './errors.ts';

interface OnceCall {
  request: FastifyRequest;
  caller: Caller;
  body: unknown;
  files: Record<string, StoredFile | undefined>;
}

const validKey = /^[\x21-\x7e]{8,128}$/;

const hashOf = ({ body, files, request }: OnceCall): Buffer => {
  const hash = createHash('sha256').update(`${request.method} ${request.url}\n${JSON.stringify(body)}`);
  for (const [field, file] of Object.entries(files)) hash.update(`\n${field} `).update(file?.sha256 ?? '');
  return hash.digest();
};

/**
 * Runs something once per `Idempotency-Key` and account (decision 13). A repeated call, even a simultaneous one,
 * waits for the first and gets its answer, marked `replayed`; its uploads are not needed. The same key with other
 * content is rejected. Without the header the work simply runs. A failure forgets the key.
 */
export async function once<Answer>(
  transaction: Queryable,
  call: OnceCall,
  work: () => Promise<Answer>,
): Promise<{ answer: Answer; replayed: boolean }> {
  const key = call.request.headers['idempotency-key'];
  if (typeof key !== 'string' || !validKey.test(key)) return { answer: await work(), replayed: false };

  const mine = and(eq(idempotencyKeys.accountId, call.caller.accountId), eq(idempotencyKeys.key, key));
  const requestHash = hashOf(call);
  const claimed = await transaction
    .insert(idempotencyKeys)
    .values({
      accountId: call.caller.accountId,
      key,
      endpoint: call.request.routeOptions.url ?? call.request.url,
      requestHash,
    })
    // Waits for a first call that is still running: its row exists but is not committed.
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length === 0) {
    const [first] = await transaction.select().from(idempotencyKeys).where(mine);
    if (!first?.requestHash.equals(requestHash)) fail('idempotency_mismatch');
    return { answer: first.response as Answer, replayed: true };
  }
  const answer = await work();
  await transaction.update(idempotencyKeys).set({ responseStatus: 200, response: answer }).where(mine);
  return { answer, replayed: false };
}
