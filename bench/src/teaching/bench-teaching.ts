import pg from 'pg';
import { Pool } from 'undici';
import { openFilledDatabase } from '../centre/filled-database.ts';
import { tokensOf } from '../centre/tokens.ts';
import { CALLS, headings, measuredRow } from '../measure.ts';
import { startPortal } from '../service.ts';
import { printTable } from '../table.ts';
import { teachingCases } from './cases.ts';
import { CLASSES, ensureTeaching } from './fill-teaching.ts';

const STUDENTS = 20_000;
const LEVEL_3 = 1;

/** A student's classes. */
const PLAIN = 'select * from class_enrollments where student_id = $1 order by from_date limit 15';

const accountsOf = async (client: pg.Client, table: 'students' | 'teachers') => {
  const { rows } = await client.query<{ account_id: number }>(
    `select account_id from ${table} join accounts on accounts.id = account_id
      where accounts.status = 'active' order by md5(account_id::text) limit 50`,
  );
  return rows.map((row) => row.account_id);
};

/** Weeks, rosters and a branch's day in a centre of 20,000 students and 1,500 classes. */
export async function benchTeaching(www: string): Promise<void> {
  const database = await openFilledDatabase({ students: STUDENTS, payments: STUDENTS / 10 });
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await ensureTeaching(client);
  await client.query('update students set initialized_at = now() where initialized_at is null');
  const portal = await startPortal(database.url, database.folder, www);
  const pool = new Pool(portal.origin, { connections: 1, pipelining: 1 });
  try {
    const tokens = {
      admin: await tokensOf(client, [LEVEL_3]),
      student: await tokensOf(client, await accountsOf(client, 'students')),
      teacher: await tokensOf(client, await accountsOf(client, 'teachers')),
    };
    const askPlainly = (turn: number) => client.query(PLAIN, [1001 + ((turn * 7919) % STUDENTS)]);
    const rows: string[][] = [];
    for (const one of await teachingCases(client))
      rows.push(await measuredRow(pool, one, tokens, askPlainly));
    printTable(
      `${CLASSES} classes of ${STUDENTS} students on ${database.version}: ${CALLS} calls each`,
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
