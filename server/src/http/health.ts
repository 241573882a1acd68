import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/connect.ts';
import { fail } from './errors.ts';

/**
 * `/api/health`: the process runs. `/api/ready`: the database answers and has its tables. The server migrates before
 * it listens, so a running one is always migrated.
 */
export function serveHealth(app: FastifyInstance, database: Database): void {
  app.get('/api/health', (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/api/ready', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await database.execute(sql`select 1 from settings`);
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      fail('unavailable');
    }
    return { status: 'ready' };
  });
}
