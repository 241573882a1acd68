import { expect, test } from '@jest/globals';
import { studentDetails } from '@portal/shared-api/students';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { addAdmin, addBranch, addParent, addStudent } from '../testing/people.ts';
import { paymentCalls, slip } from '../testing/payments.ts';
import { testPortal } from '../testing/portal.ts';
import { connect } from './connect.ts';
import { until } from '../testing/until.ts';

const portal = await testPortal();
const { database, call } = portal;
const { submit } = paymentCalls(portal);
const branchId = await addBranch(database, 'Georgetown');
const child = await addStudent(database, { branchId });
const parent = await addParent(database, { children: [child.id] });
const url = (database.$client.options as { connectionString: string }).connectionString;

/** An operator's connection that holds a lock the portal waits for. */
async function operator(): Promise<pg.Client> {
  const client = new pg.Client(url);
  client.on('error', () => {});
  await client.connect();
  return client;
}

const backends = async (client: pg.Client, state: string): Promise<number[]> => {
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = 'portal' and datname = current_database()
       and ${state}`,
  );
  return rows.map(({ pid }) => pid);
};

test('killed while a statement waits in a transaction: 503, nothing is kept, and the next call succeeds', async () => {
  const client = await operator();
  await client.query('begin; lock table payments in exclusive mode');
  const submitted = submit(parent, child.studentId);
  const [pid] = await until(async () => {
    const waiting = await backends(client, `wait_event_type = 'Lock'`);
    return waiting.length > 0 && waiting;
  });
  await client.query('select pg_terminate_backend($1)', [pid]);
  expect(await submitted).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  await client.query('rollback');
  expect((await submit(parent, child.studentId)).status).toBe(200);
  await client.end();
});

test('killed between two statements: the break is heard, the first error is told, the connection is not used again', async () => {
  const heard: Error[] = [];
  const own = connect(url, { max: 1, onError: (error) => heard.push(error) });
  const client = await operator();
  const lost = own.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await client.query('select pg_terminate_backend($1)', [rows[0]!.pid]);
    await until(() => heard.length > 0);
    throw new Error('what went wrong');
  });
  await expect(lost).rejects.toThrow('what went wrong');
  expect((await own.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  expect(own.$client.totalCount).toBe(1);
  await own.$client.end();
  await client.end();
});

test('a transaction that cannot begin gives its connection back', async () => {
  const own = connect(url, { max: 1 });
  own.$client.once('acquire', (client) => {
    const { query } = client;
    client.query = (() => Promise.reject(new Error('Connection terminated'))) as typeof query;
  });
  await expect(own.transaction(async () => undefined)).rejects.toThrow('Failed query: begin');
  expect((await own.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  await own.$client.end();
});

test('every connection of the pool is killed at once: calls are answered, and the pool mends itself', async () => {
  const admin = await addAdmin(database, { level: 'level_3' });
  const client = await operator();
  const read = () => call(studentDetails, { params: { id: child.id } }, admin.token);
  const calls = Array.from({ length: 40 }, (_, at) => (at % 2 ? read() : submit(parent, child.studentId)));
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'portal' and datname = current_database()`,
  );
  for (const { status } of await Promise.all(calls)) expect([200, 400, 503]).toContain(status);
  for (let turn = 0; turn < 10; turn += 1) expect((await read()).status).toBe(200);
  await client.end();
});

test('a commit whose answer is lost keeps the proof that it may refer to', async () => {
  const pool = database.$client;
  const onAcquire = (client: pg.PoolClient) => {
    const { query } = client;
    client.query = ((...args: Parameters<typeof query>) => {
      const text = (args[0] as unknown as { text?: string }).text ?? args[0];
      if (text !== 'commit') return query.apply(client, args);
      pool.off('acquire', onAcquire);
      return (query.apply(client, args) as unknown as Promise<unknown>).then(() => {
        client.query = query;
        throw new Error('Connection terminated unexpectedly');
      });
    }) as typeof query;
  };
  pool.on('acquire', onAcquire);
  const answer = await submit(
    parent,
    child.studentId,
    { payment_type: 'Bank Transfer', payment_amount: '77.00' },
    { files: { payment_proof: await slip(77) } },
  );
  expect(answer.status).toBe(503);
  const { rows } = await database.execute<{ key: string }>(
    sql`select proof_key as key from payments where amount_sen = 7700`,
  );
  expect(await portal.storage.size(rows[0]!.key)).toBeGreaterThan(0);
});
