import { performance } from 'node:perf_hooks';
import pg from 'pg';
import { Pool } from 'undici';
import { openFilledDatabase } from '../centre/filled-database.ts';
import { tokensOf } from '../centre/tokens.ts';
import { percentile } from '../percentile.ts';
import { startPortal } from '../service.ts';
import { printTable } from '../table.ts';
import { cases, type Case } from './cases.ts';

const CALLS = Number(process.env['BENCH_CALLS'] || 100);
const WARM_UP = 10;
const SIZES = (process.env['BENCH_SIZES'] || '1000,20000,100000').split(',').map(Number);

/**
 * How many times longer a list may take in the largest centre than in the smallest, each relative to a reference
 * query.
 */
const GROWTH = 1.5;

/** Accounts of admins, which come first, with the levels in turn. */
const ADMINS = { level3: 1, level1: 3 } as const;

/** The reference query: a student by ID with the account, through indexes, bypassing the portal. */
const PLAIN = 'select * from students join accounts on accounts.id = account_id where students.id = $1';

/** A centre of this many students with its own portal. */
interface Centre {
  students: number;
  version: string;
  client: pg.Client;
  pool: Pool;
  tokens: Record<Case['as'], string>;
  stop(): Promise<void>;
}

async function openCentre(www: string, students: number): Promise<Centre> {
  // Lists of people read no payments.
  const database = await openFilledDatabase({ students, payments: students / 10 });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const portal = await startPortal(database.url, database.folder, www);
  const pool = new Pool(portal.origin, { connections: 1, pipelining: 1 });
  const [level3, level1] = await tokensOf(client, [ADMINS.level3, ADMINS.level1]);
  return {
    students,
    version: database.version,
    client,
    pool,
    tokens: { level3: level3!, level1: level1! },
    stop: async () => {
      await pool.close();
      await portal.stop();
      await client.end();
      await database.stop();
    },
  };
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function call(
  { pool, tokens, students }: Centre,
  { name, path, as }: Case,
  turn: number,
): Promise<void> {
  const headers = { authorization: `Bearer ${tokens[as]}`, 'x-requested-with': 'XMLHttpRequest' };
  const answer = await pool.request({ path: path(turn, students), method: 'GET', headers });
  const content = await answer.body.text();
  if (answer.statusCode !== 200) throw new Error(`${name} answered ${answer.statusCode}: ${content}`);
}

/** Median milliseconds of the calls and of the reference queries between them. */
interface Times {
  call: number;
  plain: number;
}

/** The centres take turns, with a reference query before each call, so that all meet the same load. */
async function measure(centres: readonly Centre[], one: Case): Promise<Times[]> {
  const times = centres.map(() => ({ calls: [] as number[], queries: [] as number[] }));
  for (let turn = 0; turn < WARM_UP + CALLS; turn++)
    for (const [at, centre] of centres.entries()) {
      const id = 1001 + ((turn * 7919) % centre.students);
      const query = await timed(() => centre.client.query(PLAIN, [id]));
      const whole = await timed(() => call(centre, one, turn));
      if (turn < WARM_UP) continue;
      times[at]!.queries.push(query);
      times[at]!.calls.push(whole);
    }
  return times.map(({ calls, queries }) => ({
    call: percentile(calls, 0.5),
    plain: percentile(queries, 0.5),
  }));
}

/** Lists, searches and filters of people in centres of several sizes, and which grow with the centre. */
export async function benchPeople(www: string): Promise<void> {
  const centres: Centre[] = [];
  const measured: { name: string; times: Times[]; growth: number }[] = [];
  try {
    for (const students of SIZES) centres.push(await openCentre(www, students));
    for (const one of cases) {
      const times = await measure(centres, one);
      const [smallest, largest] = [times[0]!, times.at(-1)!].map(({ call: whole, plain }) => whole / plain);
      measured.push({ name: one.name, times, growth: largest! / smallest! });
    }
  } finally {
    for (const centre of centres.toReversed()) await centre.stop();
  }
  printTable(
    `Lists of people at ${SIZES.join(', ')} students on ${centres[0]!.version}: p50 of ${CALLS} calls in ms, and times the plain indexed queries between them`,
    ['call', ...SIZES.flatMap((students) => [`${students}`, 'times']), 'growth'],
    measured.map(({ name, times, growth }) => [
      name,
      ...times.flatMap(({ call: whole, plain }) => [whole.toFixed(2), (whole / plain).toFixed(1)]),
      growth.toFixed(2),
    ]),
  );
  const growing = measured.filter(({ growth }) => growth >= GROWTH);
  if (growing.length > 0)
    console.log(`\n  ${GROWTH} times or more: ${growing.map(({ name }) => name).join('; ')}`);
}
