import pg from 'pg';
import { Pool } from 'undici';
import { openFilledDatabase, size } from '../centre/filled-database.ts';
import { tokensOf } from '../centre/tokens.ts';
import { CALLS, headings, measuredRow, WARM_UP } from '../measure.ts';
import { startPortal } from '../service.ts';
import { printTable } from '../table.ts';
import { listCases, outstandingCases } from './cases.ts';
import { acceptCase, receiptCase } from './decisions.ts';

const PARENTS = 50;

const LEVEL_3 = 1;

/** A student's newest payments. */
const PLAIN = 'select * from payments where student_id = $1 order by id desc limit 15';

/**
 * Every list of payments with every filter, accept and receipt, or only the outstanding list, in a centre of many
 * years.
 */
export async function benchPayments(www: string, part: 'payments' | 'outstanding'): Promise<void> {
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
    const cases = {
      payments: async () => [
        ...listCases(size),
        ...outstandingCases(size),
        await acceptCase(client, WARM_UP + CALLS),
        await receiptCase(client, CALLS),
      ],
      outstanding: async () => outstandingCases(size),
    };
    const askPlainly = (turn: number) => client.query(PLAIN, [1001 + ((turn * 7919) % size.students)]);
    const rows: string[][] = [];
    for (const one of await cases[part]()) rows.push(await measuredRow(pool, one, tokens, askPlainly));
    printTable(
      `${size.payments} payments of ${size.students} students on ${database.version}: ${CALLS} calls each`,
      headings,
      rows,
    );
  } finally {
    await pool.close();
    await portal.stop();
    await client.end();
    await database.stop();
  }
}
