import { expect, test } from '@jest/globals';
import { signInAdmin, signInParent, signInStudent } from '@portal/shared-api/session';
import { networkOf } from '../http/rate-limits.ts';
import { addBranch, addParent, addStudent, PASSWORD } from '../testing/people.ts';
import { testPortal } from '../testing/portal.ts';

const { call, database, app } = await testPortal({ rateLimitFactor: 1 });

const guess = (email: string, password = 'not the password') =>
  call(signInParent, { body: { email, password } });

/** A call from somewhere else. */
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
}, 90_000);

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

test('an address is limited over all accounts, and the other roles are not', async () => {
  const statuses: number[] = [];
  for (let number = 0; number < 15; number += 1)
    statuses.push((await guess(`somebody${number}@test.example`)).status);
  expect(statuses.at(-1)).toBe(429);
  expect((await guess('somebody15@test.example')).body.message).toMatch(/again in 1 minute\.$/);
  expect((await call(signInAdmin, { body: { email: 'x@test.example', password: 'x' } })).status).toBe(401);
});

test('an address is not what the caller says it is', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/parent/login',
    headers: { 'x-forwarded-for': '203.0.113.7' },
    payload: { email: 'x@test.example', password: 'x' },
  });
  expect(answer.statusCode).toBe(429);
});
