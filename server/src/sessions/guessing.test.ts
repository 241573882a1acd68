import { expect, test } from '@jest/globals';
import { signInParent, signInStudent } from '@portal/shared-api/session';
import { sql } from 'drizzle-orm';
import { networkOf } from '../http/rate-limits.ts';
import { addBranch, addParent, addStudent, PASSWORD } from '../testing/people.ts';
import { testPortal } from '../testing/portal.ts';

const { call, database, app } = await testPortal({ rateLimitFactor: 1 });

const guess = (email: string, password = 'not the password') =>
  call(signInParent, { body: { email, password } });

/** A call from another address. */
const signInFrom = async (remoteAddress: string, email: string, password = 'not the password') =>
  app.inject({ method: 'POST', url: '/api/parent/login', remoteAddress, payload: { email, password } });

test('an account takes ten guesses of one address, also when they come at once; the right password does not help there', async () => {
  const parent = await addParent(database);
  const answers = await Promise.all(Array.from({ length: 11 }, () => guess(parent.email)));
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([...Array(10).fill(401), 429]);
  const { status, body, headers } = await guess(parent.email.toUpperCase(), PASSWORD);
  expect([status, body.code]).toEqual([429, 'too_many_requests']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(840);
  expect(body.message).toBe('Too many attempts. Please try again in 15 minutes.');
});

test('who signs in many times at once waits for a moment only, and frees nothing but that', async () => {
  const parent = await addParent(database);
  const from = '198.51.100.50';
  for (let number = 0; number < 30; number += 1) await signInFrom(from, `nobody${number}@test.example`);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => signInFrom(from, parent.email, PASSWORD)),
  );
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused.length).toBeGreaterThan(0);
  expect(new Set(refused.map(({ headers }) => headers['retry-after']))).toEqual(new Set(['10']));
  expect(new Set(refused.map((answer) => answer.json().message))).toEqual(
    new Set(['Too many attempts. Please try again in 1 minute.']),
  );
  expect((await signInFrom(from, parent.email, PASSWORD)).statusCode).toBe(200);
  const { rows } = await database.execute<{ hits: number }>(
    sql`select hits from rate_limits where key = ${`guesses:parent:${from}`}`,
  );
  expect(rows[0]!.hits).toBeGreaterThanOrEqual(30);
});

test('a stranger locks nobody out, however often they try', async () => {
  const parent = await addParent(database);
  for (let number = 0; number < 15; number += 1) await signInFrom('203.0.113.1', parent.email);
  expect((await signInFrom('203.0.113.1', parent.email, PASSWORD)).statusCode).toBe(429);
  expect((await signInFrom('203.0.113.2', parent.email, PASSWORD)).statusCode).toBe(200);
});

test('of a hundred guesses of many addresses the next is refused, and the sign-ins of the owner were none of them', async () => {
  const parent = await addParent(database);
  for (let number = 0; number < 5; number += 1)
    expect((await signInFrom('198.51.100.1', parent.email, PASSWORD)).statusCode).toBe(200);
  const statuses: number[] = [];
  for (let number = 0; number < 101; number += 1)
    statuses.push((await signInFrom(`203.0.114.${number}`, parent.email)).statusCode);
  expect(statuses).toEqual([...Array(100).fill(401), 429]);
});

test.each([
  ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff', true],
  ['2001:db8:1:2::1', '2001:db8:1:3::1', false],
  ['2001:db8::1', '2001:db8:0:0:9::', true],
  ['::ffff:203.0.113.1', '::ffff:203.0.113.2', false],
  ['203.0.113.1', '203.0.113.2', false],
])('%s and %s are one network: %s', (one, other, same) => {
  expect(networkOf(one) === networkOf(other)).toBe(same);
});

test('every spelling that means one account counts for it', async () => {
  const child = await addStudent(database, { branchId: await addBranch(database, 'Georgetown') });
  const id = String(child.id);
  const spellings = [
    child.studentId,
    id,
    `SS0${id}`,
    `ss00${id}`,
    `000${id}`,
    child.email,
    ` ${child.email.toUpperCase()} `,
  ];
  const statuses: number[] = [];
  for (const email of [...spellings, ...spellings])
    statuses.push((await call(signInStudent, { body: { email, password: 'not the password' } })).status);
  expect(statuses).toEqual([...Array(10).fill(401), ...Array(4).fill(429)]);
  const elsewhere = await app.inject({
    method: 'POST',
    url: '/api/student/login',
    remoteAddress: '198.51.100.9',
    payload: { email: id, password: PASSWORD },
  });
  expect(elsewhere.statusCode).toBe(200);
});

test('an ID that nobody has is refused as one that somebody has', async () => {
  const statuses: number[] = [];
  for (let zeros = 0; zeros < 11; zeros += 1) {
    const email = `SS${'0'.repeat(zeros % 4)}99999`;
    const payload = { email, password: 'x' };
    const answer = await app.inject({
      method: 'POST',
      url: '/api/student/login',
      remoteAddress: '198.51.100.7',
      payload,
    });
    statuses.push(answer.statusCode);
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
});

test('thirty students of one room get in within a minute, each after a slip, and leave nothing behind', async () => {
  const branchId = await addBranch(database, 'Bayan Lepas');
  const room = await Promise.all(Array.from({ length: 30 }, () => addStudent(database, { branchId })));
  const enter = async (email: string, password: string) =>
    (
      await app.inject({
        method: 'POST',
        url: '/api/student/login',
        remoteAddress: '198.51.100.30',
        payload: { email, password },
      })
    ).statusCode;
  const twice = async () => {
    expect(new Set(await Promise.all(room.map(({ email }) => enter(email, 'a slip'))))).toEqual(
      new Set([401]),
    );
    expect(new Set(await Promise.all(room.map(({ email }) => enter(email, PASSWORD))))).toEqual(
      new Set([200]),
    );
  };
  await twice();
  const { rows } = await database.execute<{ hits: number }>(
    sql`select hits from rate_limits where key = 'guesses:student:198.51.100.30'`,
  );
  expect(rows.map(({ hits }) => hits)).toEqual([0]);
}, 60_000);

test('one address that guesses many accounts is held back, also where it was right once; the other roles are not', async () => {
  const from = '198.51.100.40';
  const own = await addParent(database);
  const victim = await addParent(database);
  const statuses: number[] = [];
  for (let number = 0; number < 59; number += 1)
    statuses.push((await signInFrom(from, `somebody${number}@test.example`)).statusCode);
  expect(new Set(statuses)).toEqual(new Set([401]));
  expect((await signInFrom(from, own.email, PASSWORD)).statusCode).toBe(200);
  expect((await signInFrom(from, 'somebody59@test.example')).statusCode).toBe(401);
  const held = await signInFrom(from, victim.email, PASSWORD);
  expect(held.statusCode).toBe(429);
  expect(Number(held.headers['retry-after'])).toBeGreaterThan(800);
  expect((await signInFrom('198.51.100.41', victim.email, PASSWORD)).statusCode).toBe(200);
  const admin = await app.inject({
    method: 'POST',
    url: '/api/admin/login',
    remoteAddress: from,
    payload: { email: 'x@test.example', password: 'x' },
  });
  expect(admin.statusCode).toBe(401);
}, 60_000);

test('an address is not what the caller says it is', async () => {
  const statuses: number[] = [];
  for (let number = 0; number < 11; number += 1)
    statuses.push(
      (
        await app.inject({
          method: 'POST',
          url: '/api/parent/login',
          remoteAddress: '198.51.100.50',
          headers: { 'x-forwarded-for': `203.0.113.${number}` },
          payload: { email: 'forwarded@test.example', password: 'x' },
        })
      ).statusCode,
    );
  expect(statuses).toEqual([...Array(10).fill(401), 429]);
});
