import { Pool } from 'undici';

export interface Target {
  name: string;
  pool: Pool;
  path: string;
}

export const CONCURRENCY = 16;

/** Persistent connections, with one call at a time on each. */
export const connectionsTo = (origin: string) =>
  new Pool(origin, { connections: CONCURRENCY, pipelining: 1 });

/** The body of one call. */
export async function callOnce({ pool, path }: Target, headers: Record<string, string>): Promise<string> {
  const { statusCode, body } = await pool.request({ path, method: 'GET', headers });
  const text = await body.text();
  if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}: ${text}`);
  return text;
}

/** Calls per second over a fixed number of calls. */
export async function load(target: Target, headers: Record<string, string>, calls: number): Promise<number> {
  let left = calls;
  const caller = async () => {
    while (left-- > 0) await callOnce(target, headers);
  };
  const started = performance.now();
  await Promise.all(Array.from({ length: CONCURRENCY }, caller));
  return calls / ((performance.now() - started) / 1000);
}
