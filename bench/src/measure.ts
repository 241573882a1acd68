import { performance } from 'node:perf_hooks';
import type pg from 'pg';
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

/** Milliseconds of each call, one after the other. */
export async function measureCalls<Who extends string>(
  pool: Pool,
  { name, as, request }: Case<Who>,
  tokens: Record<Who, string[]>,
): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < WARM_UP + CALLS; turn++) {
    const { path, method = 'GET', body } = request(turn);
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
    if (turn >= WARM_UP) times.push(performance.now() - started);
    if (answer.statusCode !== 200)
      throw new Error(`${name}: ${path} answered ${answer.statusCode}: ${Buffer.from(content).toString()}`);
  }
  return times;
}

/** What everything is held against: a query through an index, past the portal. */
export async function measureQuery(client: pg.Client, text: string, idOf: (turn: number) => number) {
  const times: number[] = [];
  for (let turn = 0; turn < WARM_UP + CALLS; turn++) {
    const started = performance.now();
    await client.query(text, [idOf(turn)]);
    if (turn >= WARM_UP) times.push(performance.now() - started);
  }
  return times;
}

export const headings = ['call', 'p50 ms', 'p99 ms', 'times plain'];

/** A row of the table of calls. */
export const timesRow = (name: string, times: number[], plain: number[]): string[] => [
  name,
  percentile(times, 0.5).toFixed(1),
  percentile(times, 0.99).toFixed(1),
  (percentile(times, 0.5) / percentile(plain, 0.5)).toFixed(1),
];
