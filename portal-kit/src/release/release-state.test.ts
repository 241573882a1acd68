import { expect, test } from '@jest/globals';
import type { Release } from '../registry/registry-schema.ts';
import { KEPT, released, rolledBack, type ReleaseState } from './release-state.ts';
import { release } from './release-fixture.ts';

const empty: ReleaseState = { registry: { schema: 1, areas: [] }, history: {} };

const after = (...releases: Release[]): ReleaseState => releases.reduce(released, empty);

const versionsOf = ({ history }: ReleaseState, name = 'admin-app') =>
  history[name]?.map(({ version }) => version);

const inForce = ({ registry }: ReleaseState, name = 'admin-app') => {
  const entry = registry.areas.find((area) => area.name === name)!;
  return [entry.current.version, entry.previous?.version ?? null];
};

test('a first release has nothing to fall back to', () => {
  expect(inForce(after(release('admin-app', '1')))).toEqual(['1', null]);
});

test('a release keeps the one it replaces to fall back to', () => {
  const state = after(release('admin-app', '1'), release('admin-app', '2'));
  expect(inForce(state)).toEqual(['2', '1']);
  expect(versionsOf(state)).toEqual(['1', '2']);
});

test('releasing what is in force already changes neither version', () => {
  const state = after(release('admin-app', '1'), release('admin-app', '2'), release('admin-app', '2'));
  expect(inForce(state)).toEqual(['2', '1']);
});

test('another area stays as it is', () => {
  const state = after(release('landing', '1'), release('admin-app', '1'), release('admin-app', '2'));
  expect(inForce(state, 'landing')).toEqual(['1', null]);
  expect(state.registry.areas.map(({ name }) => name)).toEqual(['admin-app', 'landing']);
});

test('only the last versions are kept', () => {
  const state = after(...['1', '2', '3', '4', '5', '6', '7'].map((version) => release('admin-app', version)));
  expect(versionsOf(state)).toEqual(['3', '4', '5', '6', '7']);
  expect(versionsOf(state)).toHaveLength(KEPT);
});

test('a rollback puts the previous version in force, and the one before it behind', () => {
  const state = rolledBack(
    after(...['1', '2', '3'].map((version) => release('admin-app', version))),
    'admin-app',
  );
  expect(inForce(state)).toEqual(['2', '1']);
  expect(versionsOf(state)).toEqual(['1', '2', '3']);
});

test('rollbacks go back one by one until nothing is left', () => {
  const twice = ['admin-app', 'admin-app'].reduce(
    (state, name) => rolledBack(state, name),
    after(...['1', '2', '3'].map((version) => release('admin-app', version))),
  );
  expect(inForce(twice)).toEqual(['1', null]);
  expect(() => rolledBack(twice, 'admin-app')).toThrow('no version to go back to');
});

test('a release after a rollback falls back to the good version, not to the one taken back', () => {
  const back = rolledBack(after(release('admin-app', '1'), release('admin-app', '2')), 'admin-app');
  expect(inForce(released(back, release('admin-app', '3')))).toEqual(['3', '1']);
});

test('a rollback can name its version', () => {
  const state = after(...['1', '2', '3'].map((version) => release('admin-app', version)));
  expect(inForce(rolledBack(state, 'admin-app', '1'))).toEqual(['1', null]);
  expect(() => rolledBack(state, 'admin-app', '9')).toThrow('no version 9');
  expect(() => rolledBack(state, 'parent-app')).toThrow('no release');
});

test('the version in force survives pruning however old it is', () => {
  const many = ['1', '2', '3', '4', '5'].map((version) => release('admin-app', version));
  const old = rolledBack(after(...many), 'admin-app', '1');
  const next = released(old, release('admin-app', '6'));
  expect(inForce(next)).toEqual(['6', '1']);
  expect(versionsOf(next)).toEqual(['1', '2', '3', '4', '5', '6']);
});

test('two areas cannot serve the same path', () => {
  expect(() => after(release('admin-app', '1', '/x'), release('parent-app', '1', '/x'))).toThrow(
    'admin-app and parent-app both serve /x',
  );
});
