import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { audienceText, readAudience } from './audience.ts';
import { promote, putInForce, rollBackRemote, stageRelease, withdraw } from './put-in-force.ts';
import { release } from './release-fixture.ts';
import { readReleaseState, removeUnlistedVersions } from './state-files.ts';
import { versionFolder } from './store.ts';
import { withdrawalOf } from './withdrawals.ts';

let store: string;
beforeEach(() => {
  store = mkdtempSync(path.join(os.tmpdir(), 'portal-stages-'));
  putInForce(store, { releases: [placed('1')] });
  putInForce(store, { releases: [placed('2')] });
});
afterEach(() => rmSync(store, { recursive: true }));

function placed(version: string, name = 'admin-app') {
  mkdirSync(versionFolder(store, name, version), { recursive: true });
  return release(name, version);
}

const to = { share: 20 };
const entry = () => readReleaseState(store).registry.areas[0]!;
const state = () => {
  const { current, previous, staged } = entry();
  return [current.version, previous?.version, staged?.release.version];
};
const kept = () => readReleaseState(store).history['admin-app']!.map(({ version }) => version);

test('a staged version changes nothing for the others, and promoting it puts it in force', () => {
  stageRelease(store, placed('3'), to);
  expect(state()).toEqual(['2', '1', '3']);
  promote(store, 'admin-app');
  expect(state()).toEqual(['3', '2', undefined]);
  expect(() => promote(store, 'admin-app')).toThrow('admin-app has no staged version');
  expect(() => stageRelease(store, placed('3'), to)).toThrow('admin-app 3 is in force already');
});

test('a withdrawn version stays for open tabs, and no rollback goes back to it by itself', () => {
  stageRelease(store, placed('3'), to);
  expect(withdraw(store, 'admin-app').version).toBe('2');
  expect(state()).toEqual(['2', '1', undefined]);
  putInForce(store, { releases: [placed('4')] });
  putInForce(store, { releases: [placed('5')] });
  rollBackRemote(store, 'admin-app');
  expect(state()).toEqual(['4', '2', undefined]);
  removeUnlistedVersions(store, readReleaseState(store));
  expect(existsSync(versionFolder(store, 'admin-app', '3'))).toBe(true);
});

test('a release meanwhile leaves the stage, unless it is the staged version', () => {
  stageRelease(store, placed('3'), to);
  putInForce(store, { releases: [placed('2.1')] });
  expect(state()).toEqual(['2.1', '2', '3']);
  rollBackRemote(store, 'admin-app');
  expect(state()).toEqual(['2', '1', '3']);
  for (const version of ['4', '5', '6', '7', '8', '9']) putInForce(store, { releases: [placed(version)] });
  expect(kept()).toContain('3');
  rollBackRemote(store, 'admin-app', '3');
  expect(state()).toEqual(['3', undefined, undefined]);
  expect(readReleaseState(store).history['admin-app']![0]!.onlyStaged).toBeUndefined();
});

test('what the server has withdrawn is promoted only by force; staged again it begins anew', () => {
  stageRelease(store, placed('3'), to);
  const { since } = entry().staged!;
  const why = '3 of 4 openings failed';
  const written = { 'admin-app': { version: '3', since, at: '2025-01-31T08:00:00.000Z', why } };
  writeFileSync(path.join(store, 'withdrawals.json'), JSON.stringify(written));
  expect(withdrawalOf(store, entry())).toBe('3 of 4 openings failed, 2025-01-31 08:00:00 UTC');
  expect(() => promote(store, 'admin-app')).toThrow('admin-app 3 was withdrawn: 3 of 4 openings failed');
  expect(state()).toEqual(['2', '1', '3']);
  promote(store, 'admin-app', true);
  expect(state()).toEqual(['3', '2', undefined]);
  stageRelease(store, placed('4'), to);
  expect(withdrawalOf(store, entry())).toBeUndefined();
});

test('a first release cannot be staged, nor one that takes the path of another area', () => {
  expect(() => stageRelease(store, placed('1', 'landing'), to)).toThrow('landing has no release yet');
  putInForce(store, { releases: [placed('1', 'landing')] });
  const greedy = placed('3');
  const paths = [...greedy.area.paths, '/landing'];
  expect(() => stageRelease(store, { ...greedy, area: { ...greedy.area, paths } }, to)).toThrow(
    'admin-app and landing both serve /landing',
  );
});

test.each([
  [{ roles: 'level_3, teacher' }, { roles: ['level_3', 'teacher'] }, 'of level_3, teacher'],
  [
    { branches: 'Georgetown,Bukit Mertajam' },
    { branches: ['Georgetown', 'Bukit Mertajam'] },
    'in Georgetown, Bukit Mertajam',
  ],
  [{ share: '20%', roles: 'admin' }, { share: 20, roles: ['admin'] }, '20 of 100 sessions of admin'],
])('%j is read', (flags, audience, words) => {
  expect(readAudience(flags)).toEqual(audience);
  expect(audienceText(readAudience(flags))).toBe(words);
});

test.each([
  [{}, 'for whom'],
  [{ roles: ' , ' }, 'for whom'],
  [{ roles: 'boss' }, 'boss: roles are'],
  [{ share: '0' }, 'of a hundred sessions'],
  [{ share: '120' }, 'of a hundred sessions'],
  [{ share: 'half' }, 'of a hundred sessions'],
])('%j is refused', (flags, words) => expect(() => readAudience(flags)).toThrow(words));
