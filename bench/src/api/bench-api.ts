import { isDeepStrictEqual } from 'node:util';
import type { OpenDatabase } from '../../../server/src/database/open.ts';
import { median } from '../median.ts';
import { startService, type Service } from '../service.ts';
import { signIn } from '../sign-in.ts';
import { printTable } from '../table.ts';
import { callOnce, connectionsTo, CONCURRENCY, load, type Target } from './load.ts';
import { statementsOfList } from './statements.ts';

const WARM_UP = 1500;
const CALLS = 400;
const ROUNDS = 7;

async function measure(targets: Target[], headers: Record<string, string>): Promise<Map<string, number[]>> {
  for (const target of targets) await load(target, headers, WARM_UP);
  const rates = new Map(targets.map(({ name }): [string, number[]] => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    // they take turns at going first
    for (let turn = 0; turn < targets.length; turn++) {
      const target = targets[(round + turn) % targets.length]!;
      rates.get(target.name)!.push(await load(target, headers, CALLS));
    }
  }
  return rates;
}

/** The list of students through the portal, compared with node:http sending the same statements. */
export async function benchApi(portal: Service, { database, url }: OpenDatabase): Promise<void> {
  const token = await signIn(portal);
  const headers = { authorization: `Bearer ${token}` };
  const raw = await startService('bench/src/api/raw-server.ts', [
    url,
    JSON.stringify(await statementsOfList(database, token)),
  ]);
  const [ofPortal, ofRaw] = [connectionsTo(portal.origin), connectionsTo(raw.origin)];
  const listed: Target = { name: 'portal', pool: ofPortal, path: '/api/admin/student/all?page=1' };
  const same: Target = { name: 'node:http, same queries', pool: ofRaw, path: '/session' };
  const fewer: Target = { name: 'node:http, without the session', pool: ofRaw, path: '/open' };
  try {
    const [one, other] = [await callOnce(listed, headers), await callOnce(same, headers)];
    if (!isDeepStrictEqual(JSON.parse(one), JSON.parse(other))) throw new Error('the two answer differently');
    const rates = await measure([listed, same, fewer], headers);
    const own = median(rates.get(listed.name)!);
    printTable(
      `GET /api/admin/student/all: ${ROUNDS} rounds of ${CALLS} calls, ${CONCURRENCY} at a time`,
      ['server', 'calls/s', 'portal is'],
      [...rates].map(([name, values]) => [
        name,
        median(values).toFixed(0),
        name === listed.name ? '' : `${(own / median(values)).toFixed(2)} of it`,
      ]),
    );
  } finally {
    await Promise.all([ofPortal.close(), ofRaw.close()]);
    await raw.stop();
  }
}
