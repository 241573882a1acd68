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

/** A list may take so many times as long in the largest centre as in the smallest, both held against a plain query there. */
const GROWTH = 1.5;

/** Accounts of admins, who are the first ones: the levels come in turn. */
const ADMINS = { level3: 1, level1: 3 } as const;

interface Measured {
  version: string;
  /** Milliseconds in the middle of the calls of each case, and of the plain queries between them. */
  times: Map<string, { call: number; plain: number }>;
}

/** What everything is held against: the student of an ID with the account, through indexes, past the portal. */
const PLAIN = 'select * from students join accounts on accounts.id = account_id where students.id = $1';

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** Each call has a plain query before it, so that both meet the same load of the machine. */
async function measureCase(
  pool: Pool,
  client: pg.Client,
  { name, path }: Case,
  token: string,
  students: number,
): Promise<{ call: number; plain: number }> {
  const calls: number[] = [];
  const queries: number[] = [];
  const headers = { authorization: `Bearer ${token}`, 'x-requested-with': 'XMLHttpRequest' };
  const call = async (turn: number) => {
    const answer = await pool.request({ path: path(turn, students), method: 'GET', headers });
    const content = await answer.body.text();
    if (answer.statusCode !== 200) throw new Error(`${name} answered ${answer.statusCode}: ${content}`);
  };
  for (let turn = 0; turn < WARM_UP + CALLS; turn++) {
    const query = await timed(() => client.query(PLAIN, [1001 + ((turn * 7919) % students)]));
    const whole = await timed(() => call(turn));
    if (turn >= WARM_UP) {
      queries.push(query);
      calls.push(whole);
    }
  }
  return { call: percentile(calls, 0.5), plain: percentile(queries, 0.5) };
}

/** Every case in a centre of so many students. */
async function measure(www: string, students: number): Promise<Measured> {
  // Lists of people read no payments.
  const database = await openFilledDatabase({ students, payments: students / 10 });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const portal = await startPortal(database.url, database.folder, www);
  const pool = new Pool(portal.origin, { connections: 1, pipelining: 1 });
  try {
    const [level3, level1] = await tokensOf(client, [ADMINS.level3, ADMINS.level1]);
    const tokens = { level3: level3!, level1: level1! };
    const times: Measured['times'] = new Map();
    for (const one of cases)
      times.set(one.name, await measureCase(pool, client, one, tokens[one.as], students));
    return { version: database.version, times };
  } finally {
    await pool.close();
    await portal.stop();
    await client.end();
    await database.stop();
  }
}

/** Lists, searches and filters of people in centres of several sizes, and which of them grow with the centre. */
export async function benchPeople(www: string): Promise<void> {
  const measured: Measured[] = [];
  for (const students of SIZES) measured.push(await measure(www, students));
  const [smallest, largest] = [measured[0]!, measured.at(-1)!];
  const timesPlain = ({ times }: Measured, name: string) => {
    const { call, plain } = times.get(name)!;
    return call / plain;
  };
  const growthOf = (name: string) => timesPlain(largest, name) / timesPlain(smallest, name);
  printTable(
    `Lists of people at ${SIZES.join(', ')} students on ${smallest.version}: p50 of ${CALLS} calls in ms, and times the plain indexed queries between them`,
    ['call', ...SIZES.flatMap((students) => [`${students}`, 'times']), 'growth'],
    cases.map(({ name }) => [
      name,
      ...measured.flatMap((one) => [one.times.get(name)!.call.toFixed(2), timesPlain(one, name).toFixed(1)]),
      growthOf(name).toFixed(2),
    ]),
  );
  const growing = cases.filter(({ name }) => growthOf(name) >= GROWTH);
  if (growing.length > 0)
    console.log(`\n  ${GROWTH} times or more: ${growing.map(({ name }) => name).join('; ')}`);
}
