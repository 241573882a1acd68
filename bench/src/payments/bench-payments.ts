import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { Pool } from 'undici';
import { openFilledDatabase, size } from '../centre/filled-database.ts';
import { tokensOf } from '../centre/tokens.ts';
import { percentile } from '../percentile.ts';
import { startPortal } from '../service.ts';
import { printTable } from '../table.ts';
import { listCases, type Case } from './cases.ts';
import { acceptCase, receiptCase } from './decisions.ts';

const CALLS = Number(process.env['BENCH_CALLS'] || 100);
const WARM_UP = 5;
const PARENTS = 50;

const LEVEL_3 = 1;

/** Milliseconds of each call, one after the other. */
async function measure(pool: Pool, { name, as, request }: Case, tokens: Record<Case['as'], string[]>) {
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

/** What everything is held against: the newest payments of a student, through an index, past the portal. */
async function measurePlainQuery(client: pg.Client): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn < WARM_UP + CALLS; turn++) {
    const started = performance.now();
    await client.query('select * from payments where student_id = $1 order by id desc limit 15', [
      1001 + ((turn * 7919) % size.students),
    ]);
    if (turn >= WARM_UP) times.push(performance.now() - started);
  }
  return times;
}

/** Every list of payments with every filter, the accept and the receipt, in a centre of many years. */
export async function benchPayments(www: string): Promise<void> {
  const database = await openFilledDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const portal = await startPortal(database.url, database.folder, www);
  const pool = new Pool(portal.origin, { connections: 1, pipelining: 1 });
  try {
    const parents = await client.query<{ account_id: number }>(
      'select account_id from parents order by id limit $1',
      [PARENTS],
    );
    const tokens = {
      admin: await tokensOf(client, [LEVEL_3]),
      parent: await tokensOf(
        client,
        parents.rows.map((row) => row.account_id),
      ),
    };
    const cases = [
      ...listCases(size),
      await acceptCase(client, WARM_UP + CALLS),
      await receiptCase(client, CALLS),
    ];
    const plain = await measurePlainQuery(client);
    const base = percentile(plain, 0.5);
    const row = (name: string, times: number[]) => [
      name,
      percentile(times, 0.5).toFixed(1),
      percentile(times, 0.99).toFixed(1),
      (percentile(times, 0.5) / base).toFixed(1),
    ];
    const rows = [row('plain indexed query', plain)];
    for (const one of cases) rows.push(row(one.name, await measure(pool, one, tokens)));
    printTable(
      `${size.payments} payments of ${size.students} students on ${database.version}: ${CALLS} calls each`,
      ['call', 'p50 ms', 'p99 ms', 'times plain'],
      rows,
    );
  } finally {
    await pool.close();
    await portal.stop();
    await client.end();
    await database.stop();
  }
}
