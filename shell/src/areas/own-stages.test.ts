import { expect, jest, test } from '@jest/globals';
import type { ApiClient } from '@portal/shared-api/client';
import type { Registry, RegistryEntry, Release } from '@portal/portal-kit/registry-schema';
import { hasStages, ofSession, withStages } from './own-stages.ts';
import { createRegistryReader } from './registry-reader.ts';

const release = (version: string) => ({ version }) as Release;
const entry = (name: string, staged?: string): RegistryEntry => ({
  name,
  stage: 'live',
  current: release('2'),
  previous: release('1'),
  ...(staged && {
    staged: { release: release(staged), to: { share: 10 }, since: '2025-01-31T08:00:00.000Z' },
  }),
});
const registry: Registry = { schema: 1, areas: [entry('admin-app', '3'), entry('landing')] };

const versions = ({ areas }: Registry) =>
  areas.map(({ current, previous }) => [current.version, previous?.version]);

test.each([
  [
    'nothing',
    [],
    [
      ['2', '1'],
      ['2', '1'],
    ],
  ],
  [
    'the staged version',
    [{ area: 'admin-app', version: '3' }],
    [
      ['3', '2'],
      ['2', '1'],
    ],
  ],
  [
    'one that is staged no more',
    [{ area: 'admin-app', version: '2.9' }],
    [
      ['2', '1'],
      ['2', '1'],
    ],
  ],
  [
    'one of an area without stages',
    [{ area: 'landing', version: '3' }],
    [
      ['2', '1'],
      ['2', '1'],
    ],
  ],
])('a session that gets %s', (_what, own, expected) => {
  expect(versions(withStages(registry, own))).toEqual(expected);
});

test('who gets it is asked of the server; without an answer it is what is in force', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const answer = { call: async () => ({ data: [{ area: 'admin-app', version: '3' }] }) };
  expect(versions(await ofSession(registry, answer as unknown as ApiClient))[0]).toEqual(['3', '2']);
  const silent = { call: () => Promise.reject(new Error('away')) };
  expect(versions(await ofSession(registry, silent as unknown as ApiClient))[0]).toEqual(['2', '1']);
});

test('a registry without stages asks nobody', () => {
  expect([hasStages(registry), hasStages({ schema: 1, areas: [entry('landing')] }), hasStages(null)]).toEqual(
    [true, false, false],
  );
});

test('what another session gets is read anew, also when the reading for the one before still runs', async () => {
  const answers: ((read: Registry) => void)[] = [];
  const reader = createRegistryReader(() => new Promise((resolve) => answers.push(resolve)));
  const visitor = reader.read();
  reader.expire();
  const signedIn = reader.read();
  answers[1]!(withStages(registry, [{ area: 'admin-app', version: '3' }]));
  expect(versions(await signedIn)[0]).toEqual(['3', '2']);
  answers[0]!(registry);
  await visitor;
  expect(versions(reader.known()!)[0]).toEqual(['3', '2']);
  reader.expire();
  expect(reader.known()).not.toBeNull();
  void reader.read();
  expect(answers).toHaveLength(3);
});
