import { expect, test } from '@jest/globals';
import { release } from '../release/release-fixture.ts';
import { developmentRegistry } from './registry.ts';

test('a remote that a development server has stands in the place of the released one', async () => {
  const areas = ['admin-app', 'landing'].map((name) => ({
    name,
    stage: 'live' as const,
    current: release(name, '1'),
    previous: null,
  }));
  const registry = await developmentRegistry({ schema: 1, areas }, async ({ name }) => name === 'admin-app');
  expect(registry.areas.map(({ name, current }) => [name, current.version])).toEqual([
    ['landing', '1'],
    ['admin-app', 'development'],
  ]);
});
