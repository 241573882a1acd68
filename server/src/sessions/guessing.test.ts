import { expect, test } from '@jest/globals';
import { signInAdmin, signInParent } from '@portal/shared-api/session';
import { addParent, PASSWORD } from '../testing/people.ts';
import { testPortal } from '../testing/portal.ts';

const { call, database, app } = await testPortal({ rateLimitFactor: 1 });

const guess = (email: string, password = 'not the password') =>
  call(signInParent, { body: { email, password } });

test('an account takes ten guesses, also when they come at once; the right password does not help then', async () => {
  const parent = await addParent(database);
  const answers = await Promise.all(Array.from({ length: 11 }, () => guess(parent.email)));
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([...Array(10).fill(401), 429]);
  const { status, body, headers } = await guess(parent.email.toUpperCase(), PASSWORD);
  expect([status, body.code]).toEqual([429, 'too_many_requests']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});

test('an address is limited over all accounts, and the other roles are not', async () => {
  const statuses: number[] = [];
  for (let number = 0; number < 15; number += 1)
    statuses.push((await guess(`somebody${number}@test.example`)).status);
  expect(statuses.at(-1)).toBe(429);
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
