import { performance } from 'node:perf_hooks';
import type { Pool } from 'undici';
import { percentile } from './percentile.ts';

/** Number of calls; the first ones are not counted. */
export const CALLS = Number(process.env['BENCH_CALLS'] || 100);
export const WARM_UP = 5;

/** A measured call. The turn varies what it asks for, so that no answer is just cached. */
export interface Case<Who extends string = string> {
  name: string;
  /** The caller; if several are signed in, another one each turn. */
  as: Who;
  request(turn: number): { path: string; method?: 'POST'; body?: object };
}

/** The reference query: through an index, bypassing the portal. */
type PlainQuery = (turn: number) => Promise<unknown>;

export const headings = ['call', 'p50 ms', 'p99 ms', 'plain p50 ms', 'times plain'];

/** A row of the table. Each call follows a reference query, so that both meet the same load. */
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
