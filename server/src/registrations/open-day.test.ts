import { expect, test } from '@jest/globals';
import { registerParent } from '@portal/shared-api/registrations';
import { testPortal } from '../testing/portal.ts';

const { call } = await testPortal({ rateLimitFactor: 1 });

const register = (number: number) =>
  call(registerParent, {
    body: {
      name: 'Siti binti Rahman',
      email: `visitor${number}@test.example`,
      contact_number: '+60123456789',
      password: 'our family password',
      confirmPassword: 'our family password',
      student_ids: [],
      consent: true,
    },
  });

test('25 parents register at an open day from one address, each after a mistake; a flood is held back', async () => {
  const parents = Array.from({ length: 25 }, (_, number) => number);
  const mistakes = await Promise.all(parents.map(() => call(registerParent, { body: {} })));
  expect(new Set(mistakes.map(({ status }) => status))).toEqual(new Set([400]));
  const answers = await Promise.all(parents.map(register));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const flood = await Promise.all(Array.from({ length: 20 }, () => call(registerParent, { body: {} })));
  const { status, headers } = flood.at(-1)!;
  expect(status).toBe(429);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
}, 60_000);
