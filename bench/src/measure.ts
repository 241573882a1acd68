import { performance } from 'node:perf_hooks';
import type { Pool } from 'undici';
import { percentile } from './percentile.ts';

/** How often each call is made; the first ones are not counted. */
export const CALLS = Number(process.env['BENCH_CALLS'] || 100);
export const WARM_UP = 5;

/** A call that is measured. The turn changes what it asks for, so that no answer is merely remembered. */
export interface Case<Who extends string = string> {
  name: string;
  /** Who calls; where several are signed in, another one in each turn. */
  as: Who;
  request(turn: number): { path: string; method?: 'POST'; body?: object };
}

/** Asks what calls are held against: a query through an index, past the portal. */
type PlainQuery = (turn: number) => Promise<unknown>;

export const headings = ['call', 'p50 ms', 'p99 ms', 'plain p50 ms', 'times plain'];

/** A row of the table. Each call has a plain query before it, so that both meet the same load of the machine. */
export async function measuredRow<Who extends string>(
  pool: Pool,
  { name, as, request }: Case<Who>,
  tokens: Record<Who, string[]>,
  askPlainly: PlainQuery,
): Promise<string[]> {
  const calls: number[] = [];
  const queries: number[] = [];
  for (let turn = 0; turn < WARM_UP + CALLS; turn++) {
    const { path, method = 'GET', body } = request(turn);
    const before = performance.now();
    await askPlainly(turn);
    const started = performance.now();
    const answer = await pool.request({
      path,
      method,
      headers: {
        authorization: `Bearer ${tokens[as][turn % tokens[as].length]}`,
        'x-requested-with': 'XMLHttpRequest',
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body ? JSON.stringify(body) : null,
    });
    const content = await answer.body.arrayBuffer();
    if (turn >= WARM_UP) {
      calls.push(performance.now() - started);
      queries.push(started - before);
    }
    if (answer.statusCode !== 200)
      throw new Error(`${name}: ${path} answered ${answer.statusCode}: ${Buffer.from(content).toString()}`);
  }
  const [call, plain] = [percentile(calls, 0.5), percentile(queries, 0.5)];
  return [
    name,
    call.toFixed(1),
    percentile(calls, 0.99).toFixed(1),
    plain.toFixed(1),
    (call / plain).toFixed(1),
  ];
}
