import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Lines } from '../contract/compatibility.ts';
import type { BundleReport } from './bundle-report.ts';
import { keptOf, placeKept, putTogether, readKept, writeKept } from './kept-release.ts';
import { putInForce } from './put-in-force.ts';
import { release } from './release-fixture.ts';
import { readReleaseState } from './state-files.ts';
import { prerenderModuleOf, composition, keepShell, shellsIn, templateOf } from './shells.ts';
import { versionFolder } from './store.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'portal-kept-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const bundle = { scripts: [], styles: [], takes: [], provides: {} };
const button = '@portal/shared-ui/button Button';

/** A store with one shell and one remote in force, whose code says where it was built. */
function storeWith(name: string, shell: string, version: string, offers: Lines, needs: Lines): string {
  const store = path.join(folder, name);
  const assets = path.join(store, 'shell', 'assets');
  const remote = versionFolder(store, 'admin-app', version);
  for (const one of [assets, composition(store, '.'), remote]) mkdirSync(one, { recursive: true });
  writeFileSync(path.join(assets, `shell.${shell}.js`), shell);
  writeFileSync(path.join(assets, `shell.${shell}.js.br`), 'twin');
  writeFileSync(path.join(assets, 'font.woff2'), 'image');
  writeFileSync(composition(store, templateOf(shell)), `<head>${shell}</head><body></body>`);
  writeFileSync(composition(store, prerenderModuleOf(shell)), 'exports.render = () => 1;');
  const lines = { lines: offers, packages: {}, libraries: {} };
  const report: BundleReport = { application: 'shell', version: shell, ...bundle, offers: lines };
  keepShell(store, report, [`shell.${shell}.js`, `shell.${shell}.js.br`, 'font.woff2']);
  writeFileSync(path.join(remote, 'entry.js'), `built for ${name}`);
  const needed = { lines: needs, packages: {}, libraries: {} };
  writeFileSync(path.join(remote, 'report.json'), JSON.stringify({ ...bundle, needs: needed }));
  putInForce(store, { shell, releases: [release('admin-app', version)], force: true });
  return store;
}

const has = { [button]: '1.0.0' };

test('what is kept comes whole into another store, without images and twins, and is in force only when it is put so', () => {
  const file = path.join(folder, 'kept.json.br');
  writeKept(file, keptOf(storeWith('before', 's1', '1', has, has)));
  const store = storeWith('today', 's2', '2', has, has);
  const kept = readKept(file);
  placeKept(store, kept);
  expect(readFileSync(path.join(store, 'shell/assets/shell.s1.js'), 'utf8')).toBe('s1');
  expect(existsSync(path.join(store, 'shell/assets/shell.s1.js.br'))).toBe(false);
  expect(existsSync(path.join(store, 'shell/assets/shell.s2.js.br'))).toBe(true);
  expect(shellsIn(store).inForce).toBe('s2');

  expect(
    putTogether(
      store,
      's1',
      readReleaseState(store).registry.areas.map(({ current }) => current),
    ),
  ).toEqual({});
  expect(shellsIn(store).inForce).toBe('s1');
  expect(putTogether(store, 's2', kept.releases)).toEqual({});
  const [entry] = readReleaseState(store).registry.areas;
  expect([entry?.current.version, entry?.previous]).toEqual(['1', null]);
});

test('what a release would refuse is put together all the same, and named', () => {
  const kept = keptOf(storeWith('before', 's1', '1', {}, {}));
  const store = storeWith('today', 's2', '2', has, has);
  placeKept(store, kept);
  const today = readReleaseState(store).registry.areas.map(({ current }) => current);
  expect(putTogether(store, 's1', today)).toEqual({
    'admin-app': ['the shell does not have @portal/shared-ui/button'],
  });
  expect(shellsIn(store).inForce).toBe('s1');
});

test('a version that is there already stays as it is', () => {
  const kept = keptOf(storeWith('before', 's1', '1', has, has));
  const store = storeWith('today', 's1', '1', has, has);
  placeKept(store, kept);
  expect(readFileSync(path.join(versionFolder(store, 'admin-app', '1'), 'entry.js'), 'utf8')).toBe(
    'built for today',
  );
  expect(existsSync(path.join(store, 'shell/assets/shell.s1.js.br'))).toBe(true);
});

test('nothing can be kept where nothing is built', () => {
  expect(() => keptOf(folder)).toThrow('Nothing is built');
});
