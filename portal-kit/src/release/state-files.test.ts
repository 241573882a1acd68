import { afterEach, beforeEach, expect, test } from '@jest/globals';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { released } from './release-state.ts';
import { release } from './release-fixture.ts';
import { readReleaseState, removeUnlistedVersions, writeReleaseState } from './state-files.ts';
import { versionFolder } from './store.ts';

let store: string;
beforeEach(() => {
  store = mkdtempSync(path.join(os.tmpdir(), 'portal-store-'));
});
afterEach(() => rmSync(store, { recursive: true }));

const place = (version: string) => mkdirSync(versionFolder(store, 'admin-app', version), { recursive: true });

test('a new store has no areas', () => {
  expect(readReleaseState(store)).toEqual({ registry: { schema: 1, areas: [] }, history: {} });
});

test('what is put into force is read back, and no temporary file stays', () => {
  place('1');
  writeReleaseState(store, released(readReleaseState(store), release('admin-app', '1')));
  expect(readReleaseState(store).registry.areas[0]?.current.version).toBe('1');
  expect(readdirSync(store).sort()).toEqual(['releases.json', 'remotes', 'remotes.json']);
});

test('a version without a folder is not put into force', () => {
  const state = released(readReleaseState(store), release('admin-app', '1'));
  expect(() => writeReleaseState(store, state)).toThrow('admin-app 1 has no folder');
  expect(existsSync(path.join(store, 'remotes.json'))).toBe(false);
});

test('a registry that breaks its schema is not put into force', () => {
  place('1');
  writeReleaseState(store, released(readReleaseState(store), release('admin-app', '1')));
  const before = readFileSync(path.join(store, 'remotes.json'), 'utf8');
  place('2');
  const wrong = released(readReleaseState(store), { ...release('admin-app', '2'), releasedAt: 'yesterday' });
  expect(() => writeReleaseState(store, wrong)).toThrow('releasedAt');
  expect(readFileSync(path.join(store, 'remotes.json'), 'utf8')).toBe(before);
});

test('a damaged registry stops the command instead of being replaced', () => {
  writeFileSync(path.join(store, 'remotes.json'), '{"schema":1,"areas":[{}]}');
  expect(() => readReleaseState(store)).toThrow('current');
});

test('sweeping removes the folders that the history no longer names', () => {
  for (const version of ['1', '2', '3', '4', '5', '6']) {
    place(version);
    const state = released(readReleaseState(store), release('admin-app', version));
    writeReleaseState(store, state);
    removeUnlistedVersions(store, state);
  }
  const versions = () => readdirSync(path.join(store, 'remotes', 'admin-app')).sort();
  // a tab may be open on it
  expect(versions()).toEqual(['1', '2', '3', '4', '5', '6']);
  mkdirSync(versionFolder(store, 'admin-app', '7.123.tmp'));
  const hours = (count: number) => Date.now() + count * 60 * 60 * 1000;
  removeUnlistedVersions(store, readReleaseState(store), hours(23));
  expect(versions()).toEqual(['1', '2', '3', '4', '5', '6']);
  removeUnlistedVersions(store, readReleaseState(store), hours(25));
  expect(versions()).toEqual(['2', '3', '4', '5', '6']);
});
