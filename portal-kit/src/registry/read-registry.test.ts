import { expect, test } from '@jest/globals';
import { release } from '../release/release-fixture.ts';
import { readRegistry } from './read-registry.ts';

const entry = (name: string, changes: object = {}) => ({
  name,
  stage: 'live',
  current: release(name, '2'),
  previous: release(name, '1'),
  ...changes,
});

const read = (...areas: unknown[]) => {
  const { registry, dropped } = readRegistry({ schema: 1, areas });
  return [
    registry.areas.map(({ name, current, previous }) => [name, current.version, previous?.version]),
    dropped,
  ];
};

const landing = ['landing', '2', '1'];

test('what a newer portal added anywhere is ignored', () => {
  const current = { ...release('admin-app', '2'), more: 1 };
  Object.assign(current.area, { colour: 'red', title: { en: 'A', ch: '甲', ms: 'A' } });
  expect(read(entry('admin-app', { current, weight: 3 }), entry('landing'))).toEqual([
    [['admin-app', '2', '1'], landing],
    [],
  ]);
});

test.each([
  ['a stage that is not known', entry('admin-app', { stage: 'half' }), [], 'stage'],
  ['nothing', null, [], ''],
  ['words', 'admin-app', [], ''],
  ['no version at all', { name: 'admin-app', stage: 'live' }, [], 'current'],
  [
    'a damaged version in force',
    entry('admin-app', { current: { ...release('admin-app', '2'), manifest: 7 } }),
    [['admin-app', '1', undefined]],
    'current.manifest',
  ],
  [
    'a damaged version to fall back to',
    entry('admin-app', { previous: { version: '../1' } }),
    [['admin-app', '2', undefined]],
    'previous.version',
  ],
])('%s costs no other area, and is said', (_what, damaged, kept, fault) => {
  const area = (damaged as { name?: string } | null)?.name ?? 'unknown';
  expect(read(damaged, entry('landing'))).toEqual([[...kept, landing], [{ area, fault }]]);
});

test.each([{ schema: 2, areas: [] }, { schema: 1 }, [], 'x'])('%j is no registry', (value) => {
  expect(() => readRegistry(value)).toThrow(/./);
});
