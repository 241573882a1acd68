import { describe, expect, test } from '@jest/globals';
import { contract } from '@portal/shared-api/contract';
import type { Endpoint } from '@portal/shared-api/endpoint';
import { errors } from '@portal/shared-api/errors';
import { signedIn } from '../testing/people.ts';
import { testPortal, type TestCall } from '../testing/portal.ts';
import { addWorld, type World } from '../testing/world.ts';

const { call, database, app } = await testPortal();
const world = await addWorld(database);

/** The same numbers on every run, so that failures can be reproduced. */
let seed = 20_250_101;
const random = (below: number): number => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed % below;
};
const pick = <T>(values: readonly T[]): T => values[random(values.length)]!;

const garbage: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1, 1.5, 2_147_483_648, 9_007_199_254_740_992, 1e308, -0],
  ...['', ' ', '0', '1', '-1', '1e3', 'NaN', 'null', 'SS1', 'ss99999999999', '%', '_', '\\', "' or 1=1 --"],
  ...[
    '\u0000',
    'a\u0000b',
    '\ud800',
    '😀',
    '付款证明',
    '\u202e',
    'x'.repeat(5000),
    '../../etc/passwd',
    '<svg onload=x>',
  ],
  ...[
    '2025-02-30',
    '2025-01-06',
    '0000-00-00',
    '99999-01-01',
    '25:00',
    'January-2025',
    'a@b.c',
    '+60123456789',
  ],
  ...[[], [[]], [1, 'a', null], {}, { a: { b: { c: [] } } }, { constructor: 1 }, { toString: 'x' }],
  JSON.parse('{"__proto__": {"initialized": true}, "length": 5}'),
];

/** Values that most schemas accept, so that the rest of a body gets far enough to do harm. */
const plausible: Record<string, unknown> = {
  ...{ email: 'a@test.example', password: 'long enough', confirmPassword: 'long enough', consent: true },
  ...{ existing_password: 'long enough', new_password: 'long enough', newPassword: 'long enough' },
  ...{ name: 'A', phone: '+60123456789', contact_number: '+60123456789', guardianPhone: '+60123456789' },
  ...{
    ic: '150101070001',
    address: 'A',
    guardianName: 'A',
    guardian_name: 'A',
    school: 'A',
    enquiry: 'Other',
  },
  ...{ education_level: 'standard_4', package_interest: 'tuition', selectedBranch: world.home.branchId },
  ...{ student_id: world.home.student.studentId, student_ids: [world.home.student.studentId] },
  ...{ class_id: world.home.classId },
};

/** A body with the right fields, one or all of them wrong. */
const bodyFor = (endpoint: Endpoint): unknown => {
  if (random(6) === 0) return pick(garbage);
  const fields = [...Object.keys(endpoint.body?.shape ?? {}), 'role', 'admin_level', 'constructor'];
  const [victim, allWrong] = [pick(fields), random(4) === 0];
  return Object.fromEntries(
    fields.map((field) => [field, allWrong || field === victim ? pick(garbage) : plausible[field]]),
  );
};

const texts = garbage.filter((value): value is string => typeof value === 'string');

const wildCall = (endpoint: Endpoint): TestCall => ({
  params: Object.fromEntries(
    // A lone surrogate cannot be part of an address.
    [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => [name!, pick(texts).toWellFormed() || '1']),
  ),
  query: Object.fromEntries(
    [...Object.keys(endpoint.query?.shape ?? {}), 'page', 'nonsense'].map((field) => [field, pick(texts)]),
  ),
  ...(endpoint.method === 'GET' ? {} : { body: bodyFor(endpoint) }),
  headers: {
    'accept-language': pick(['zh', 'en', '', 'xx;q=9', '\t']),
    'idempotency-key': pick(['', 'x', 'k'.repeat(300)]),
  },
});

const callers = Object.keys(world.callers) as (keyof World['callers'])[];
describe.each(contract.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (_name, endpoint) => {
  test('answers garbage with an error of the catalogue, never with a failure of its own', async () => {
    for (let round = 0; round < 40; round += 1) {
      const token = await signedIn(database, world.callers[pick(callers)].accountId);
      const given = wildCall(endpoint);
      const answer = await call(endpoint, given, pick([token, token, token, null, 'x']));
      expect({ given, isOurs: answer.status >= 500 }).toEqual({ given, isOurs: false });
      if (answer.status >= 400) expect(errors).toHaveProperty(answer.body.code);
    }
  });

  test('answers a body that cannot be read', async () => {
    const token = await signedIn(database, world.callers.level_3.accountId);
    const url = `/api${endpoint.path.replace(/:\w+/g, '1')}`;
    const broken: [string, string | Buffer][] = [
      ['application/json', '{"a":'],
      ['application/json', '[1,2'],
      ['application/json', '"'],
      ['application/json; charset=latin1', '{}'],
      ['text/html', '<p>'],
      ['multipart/form-data', 'no boundary'],
      [
        'multipart/form-data; boundary=x',
        '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--',
      ],
      [
        'multipart/form-data; boundary=x',
        '--x\r\nContent-Disposition: form-data; name="a"; filename="b"\r\n\r\nhalf',
      ],
      ['multipart/form-data; boundary=x', ''],
      ['', Buffer.alloc(10)],
    ];
    for (const [type, payload] of broken) {
      const answer = await app.inject({
        method: endpoint.method,
        url,
        payload,
        headers: { 'content-type': type, authorization: `Bearer ${token}` },
      });
      expect([type, answer.statusCode < 500]).toEqual([type, true]);
    }
  });
});
