import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { putInForce } from '../release/put-in-force.ts';
import { release } from '../release/release-fixture.ts';
import { readReleaseState } from '../release/state-files.ts';
import { composition, keepShell, putShellInForce, templateOf } from '../release/shells.ts';
import { versionFolder } from '../release/store.ts';
import { startTrial } from './mount.ts';
import { mountedIn, writeMounted } from './mounted.ts';
import { compatibility, tableOf } from './table.ts';

const bundle = { scripts: [], styles: [], takes: [], provides: {} };
let store: string;
const browser = process.env['PORTAL_CHROMIUM'];
beforeEach(() => {
  store = mkdtempSync(path.join(os.tmpdir(), 'portal-table-'));
  mkdirSync(path.join(store, 'shell', 'assets'), { recursive: true });
  mkdirSync(composition(store, '.'));
  writeFileSync(composition(store, templateOf('s1')), '<head></head><body></body>');
  keepShell(store, { application: 'shell', version: 's1', ...bundle }, []);
  putShellInForce(store, 's1');
  for (const version of ['1', '2', '3'])
    mkdirSync(versionFolder(store, 'admin-app', version), { recursive: true });
});
afterEach(() => {
  rmSync(store, { recursive: true });
  if (browser === undefined) delete process.env['PORTAL_CHROMIUM'];
  else process.env['PORTAL_CHROMIUM'] = browser;
});

const pairOf = (version: string, shell = 's1') => ({ shell, release: release('admin-app', version) });

const cells = () =>
  tableOf(compatibility(store, readReleaseState(store)))
    .split('\n')
    .slice(2)
    .map((line) => line.split(' | ').at(-1));

test('the table says of each pair whether it was opened in a browser, and how that went', () => {
  for (const version of ['1', '2', '3']) putInForce(store, { releases: [release('admin-app', version)] });
  writeMounted(store, [
    { pair: pairOf('1'), faults: [] },
    { pair: pairOf('2'), faults: ['/admin-app throws x'] },
  ]);
  // newest first
  expect(cells()).toEqual(['fits, not opened |', 'does not open |', 'works |']);
  writeMounted(store, [{ pair: pairOf('2'), faults: [] }]);
  expect(cells()).toEqual(['fits, not opened |', 'works |', 'works |']);
});

test('pairs that are no longer kept are forgotten', () => {
  writeMounted(store, [{ pair: pairOf('1'), faults: [] }]);
  expect(mountedIn(store)(pairOf('1'))).toEqual([]);
  writeMounted(store, [{ pair: pairOf('2', 'gone'), faults: [] }]);
  expect(mountedIn(store)(pairOf('1'))).toBeUndefined();
});

test('without a browser nothing is opened, and that is said', async () => {
  const said: string[] = [];
  delete process.env['PORTAL_CHROMIUM'];
  expect(await startTrial(store, (line) => said.push(line)).open([pairOf('1')])).toEqual([]);
  process.env['PORTAL_CHROMIUM'] = '/nowhere/chromium';
  expect(await startTrial(store, (line) => said.push(line)).open([pairOf('1')])).toEqual([]);
  expect(said).toEqual([
    'Nothing was opened in a browser: no Chromium was found (PORTAL_CHROMIUM names one)',
    expect.stringMatching(/^Nothing was opened in a browser: \/nowhere\/chromium does not start: /),
  ]);
});

test('the table counts for each remote what it uses that is to go', () => {
  const line = '@portal/shared-ui/number-field NumberField(min)';
  const offers = { lines: { [line]: '1.0.0' }, packages: {}, libraries: {} };
  const deprecated = { [line]: 'Goes after 31 December 2026.' };
  keepShell(store, { application: 'shell', version: 's1', ...bundle, offers: { ...offers, deprecated } }, []);
  const report = { needs: { lines: { [line]: '1.0.0' }, packages: {}, libraries: {} } };
  writeFileSync(path.join(versionFolder(store, 'admin-app', '2'), 'report.json'), JSON.stringify(report));
  for (const version of ['1', '2']) putInForce(store, { releases: [release('admin-app', version)] });
  const table = compatibility(store, readReleaseState(store));
  expect(table.remotes.map((one) => one.deprecated)).toEqual([
    ['the prop "min" of NumberField of @portal/shared-ui/number-field: Goes after 31 December 2026.'],
    [],
  ]);
  expect(tableOf(table)).toContain('| admin-app 2 | current | uses 1 |');
  expect(tableOf(table)).toContain('| admin-app 1 | previous | none |');
});
