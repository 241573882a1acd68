import { describe, expect, test } from '@jest/globals';
import { contract } from '@portal/shared-api/contract';
import { adminLevels, roles, type Endpoint, type Grant, type Role } from '@portal/shared-api/endpoint';
import { digests, writes } from '../testing/digests.ts';
import { foreignRecords } from '../testing/foreign-records.ts';
import { foreignTeaching } from '../testing/foreign-teaching.ts';
import { addStudent, signedIn } from '../testing/people.ts';
import { testPortal } from '../testing/portal.ts';
import { addWorld, FOREIGN, type World } from '../testing/world.ts';
import { branchScope, refusal, requireBranch } from './permissions.ts';

type CallerName = keyof World['callers'];

const { call, database } = await testPortal();
const world = await addWorld(database);
const tokenOf = (name: CallerName) => signedIn(database, world.callers[name].accountId);

/** State of the database after the last attempt, valid until somebody is added: rejected calls write nothing. */
let held: Awaited<ReturnType<typeof digests>> | undefined;

async function newcomerToken() {
  held = undefined;
  return (await addStudent(database, { branchId: world.home.branchId, initialized: false })).token;
}

/** The setup is done once, so each attempt needs a new student. */
const freshToken = (name: CallerName) => (name === 'newcomer' ? newcomerToken() : tokenOf(name));

/** Any address of the endpoint will do: permission is checked first. */
const anywhere = (endpoint: Endpoint) => ({
  params: Object.fromEntries([...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => [name!, 1])),
});

const restricted = contract.filter(({ access }) => access !== 'public');
const grantsOf = (endpoint: Endpoint) => Object.entries(endpoint.access) as [Role, Grant][];
const grantOf = (endpoint: Endpoint, role: Role) => grantsOf(endpoint).find(([name]) => name === role)?.[1];

/** Who of the home side may call an endpoint but must not see the foreign side through it. */
const limited = (endpoint: Endpoint): CallerName[] =>
  grantsOf(endpoint).flatMap(
    ([role, { scope, levels = adminLevels, beforeInitialization }]): CallerName[] => {
      if (scope === 'portal') return [];
      if (role === 'student') return [beforeInitialization ? 'newcomer' : 'student'];
      if (role !== 'admin') return [role];
      return scope === 'own' ? [...levels] : levels.filter((level) => level !== 'level_3');
    },
  );

describe.each(restricted.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (_name, endpoint) => {
  test('needs a token', async () => {
    const { status, body } = await call(endpoint, anywhere(endpoint));
    expect([status, body.code]).toEqual([401, 'session_ended']);
  });

  const others = roles.filter((role) => !grantOf(endpoint, role));
  if (others.length > 0)
    test.each(others)('is not for a %s', async (role) => {
      const token = await tokenOf(role === 'admin' ? 'level_3' : role);
      const { status, body } = await call(endpoint, anywhere(endpoint), token);
      expect([status, body.code]).toEqual([403, 'forbidden']);
    });

  const levels = grantOf(endpoint, 'admin')?.levels;
  if (levels)
    test.each(adminLevels.filter((level) => !levels.includes(level)))('is not for %s', async (level) => {
      const { status, body } = await call(endpoint, anywhere(endpoint), await tokenOf(level));
      expect([status, body.code]).toEqual([403, 'forbidden']);
    });

  const student = grantOf(endpoint, 'student');
  if (student && !student.beforeInitialization)
    test('is not for a student before the setup', async () => {
      // The student of the world may have completed the setup by now: that is one of the calls.
      const { status, body } = await call(endpoint, anywhere(endpoint), await newcomerToken());
      expect([status, body.code]).toEqual([403, 'initialization_required']);
    });

  const callers = limited(endpoint);
  if (callers.length > 0)
    test.each(callers)('shows and changes nothing of somebody else for %s', async (name) => {
      for (const attempt of foreignRecords[endpoint.name]!(world)) {
        const token = await freshToken(name);
        const before = held ?? (await digests(database, world));
        const writesBefore = await writes(database);
        const { status, body, bytes } = await call(endpoint, attempt, token);
        expect(bytes.toString()).not.toContain(FOREIGN);
        const after = (await writes(database)) === writesBefore ? before : await digests(database, world);
        held = after;
        expect(after.foreign).toEqual(before.foreign);
        if (status === 200) continue;
        expect([400, 403, 404]).toContain(status);
        // Another teacher's class is told to be one (decision 34).
        if (name === 'teacher' && endpoint.name in foreignTeaching)
          expect([status, body.code]).toEqual([403, 'forbidden']);
        // A call rejected for its form has tested nothing.
        expect(body.code).not.toBe('validation');
        expect(after).toEqual(before);
      }
    });
});

test('every endpoint with a scope has a case that reaches for somebody else’s record, and no case is left over', () => {
  const needed = contract
    .filter(
      ({ access }) => access !== 'public' && Object.values(access).some(({ scope }) => scope !== 'portal'),
    )
    .map(({ name }) => name);
  expect(Object.keys(foreignRecords).sort()).toEqual(needed.sort());
});

describe('the rules', () => {
  const caller = {
    role: 'admin',
    accountId: 1,
    profileId: 1,
    adminLevel: 'level_1',
    branchId: 7,
    initialized: true,
    tokenHash: Buffer.alloc(32),
  } as const;

  test('hold level_1 and level_2 to their branch and level_3 to none', () => {
    expect(branchScope(caller)).toBe(7);
    expect(branchScope({ ...caller, adminLevel: 'level_2' })).toBe(7);
    expect(branchScope({ ...caller, adminLevel: 'level_3' })).toBeNull();
  });

  test('never read a missing branch as all branches', () => {
    expect(() => branchScope({ ...caller, branchId: null })).toThrow('forbidden');
  });

  test('answer a record of another branch as if it were not there', () => {
    expect(() => requireBranch(caller, 8)).toThrow('not_found');
    expect(() => requireBranch(caller, null)).toThrow('not_found');
    requireBranch(caller, 7);
    requireBranch({ ...caller, adminLevel: 'level_3' }, 8);
  });

  test('refuse an admin without a level where a level is asked for', () => {
    const access = { admin: { scope: 'portal', levels: ['level_3'] } } as const;
    expect(refusal(access, { ...caller, adminLevel: null })).toBe('forbidden');
  });
});
