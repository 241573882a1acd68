import { setTimeout as pause } from 'node:timers/promises';
import type { AdminLevel } from '@portal/shared-api/endpoint';
import pg from 'pg';
import { Pool } from 'undici';
import { openFilledDatabase, size } from '../centre/filled-database.ts';
import { tokensOf } from '../centre/tokens.ts';
import { percentile } from '../percentile.ts';
import { startPortal } from '../service.ts';
import { printTable } from '../table.ts';
import { admin } from './admin.ts';
import { person } from './api.ts';
import { whole } from './random.ts';
import { family } from './family.ts';
import { Journal } from './journal.ts';
import { markOf, problemsOf } from './ledger.ts';

const ADMINS = 50;
const FAMILIES = 500;
const SECONDS = Number(process.env['BENCH_SECONDS'] || 60);

interface Parent {
  account_id: number;
  children: string[];
}
interface Admin {
  account_id: number;
  admin_level: AdminLevel;
}

/** Parents whose children have some rejected payments, so that there is something to edit. */
const someParents = `
  select account_id, array_agg(distinct 'SS' || student_id) as children
    from parents join parent_students on parent_id = parents.id
   group by account_id order by md5(account_id::text) limit $1`;

async function everybody(client: pg.Client, pool: Pool, journal: Journal) {
  const parents = (await client.query<Parent>(someParents, [FAMILIES])).rows;
  const admins = (
    await client.query<Admin>('select account_id, admin_level from admins order by id limit $1', [ADMINS])
  ).rows;
  const tokens = await tokensOf(
    client,
    [...parents, ...admins].map(({ account_id }) => account_id),
  );
  const ask = (at: number) => person(pool, journal, tokens[at]!);
  return [
    ...parents.map(({ children }, at) => ({
      act: family(ask(at), journal, children),
      thinks: [1000, 3000] as const,
    })),
    ...admins.map(({ admin_level }, at) => ({
      act: admin(ask(parents.length + at), journal, admin_level),
      thinks: [500, 1500] as const,
    })),
  ];
}

function report(journal: Journal, version: string): void {
  const rows = [...journal.calls]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, { times, lostRaces, failures }]) => [
      name,
      times.length + failures.length,
      percentile(times, 0.5).toFixed(0),
      percentile(times, 0.99).toFixed(0),
      lostRaces,
      failures.length,
    ]);
  printTable(
    `${ADMINS} admins and ${FAMILIES} families for ${SECONDS} s, ${size.payments} payments, ${version}`,
    ['call', 'calls', 'p50 ms', 'p99 ms', 'lost races', 'errors'],
    rows,
  );
  const failures = [...journal.calls.values()].flatMap((counted) => counted.failures);
  for (const what of new Set(failures))
    console.log(`  ${failures.filter((one) => one === what).length} times: ${what}`);
}

/** A minute of a large centre's busiest day. Returns whether every payment and every sen is accounted for. */
export async function benchLoad(www: string): Promise<boolean> {
  const database = await openFilledDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const portal = await startPortal(database.url, database.folder, www);
  const pool = new Pool(portal.origin, { connections: ADMINS + FAMILIES, pipelining: 1 });
  try {
    const journal = new Journal();
    const people = await everybody(client, pool, journal);
    const mark = await markOf(client);
    const end = Date.now() + SECONDS * 1000;
    await Promise.all(
      people.map(async ({ act, thinks: [least, most] }) => {
        await pause(whole(0, most));
        while (Date.now() < end) {
          await act();
          await pause(whole(least, most));
        }
      }),
    );
    report(journal, database.version);
    const failures = [...journal.calls.values()].flatMap((counted) => counted.failures).length;
    const problems = [
      ...(failures > 0 ? [`${failures} calls failed`] : []),
      ...(await problemsOf(client, mark, journal)),
    ];
    for (const problem of problems) console.log(`  WRONG: ${problem}`);
    if (problems.length === 0)
      console.log(`  the ledger is right: ${journal.submitted.size} payments, ${journal.moves.length} moves`);
    return problems.length === 0;
  } finally {
    await pool.close();
    await portal.stop();
    await client.end();
    await database.stop();
  }
}
